import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lends a directory of its own to one piece of work and removes it afterwards, whatever happens. */
export async function withFilmDirectory<Result>(
  work: (directory: string) => Promise<Result>,
  parent: string = tmpdir(),
): Promise<Result> {
  const directory = await mkdtemp(join(parent, 'diptych-film-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
