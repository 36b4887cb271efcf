import { readFile } from 'node:fs/promises'
import { readSets, type SetKeeper } from '#features/catalogue/server.ts'
import type { Terminal } from './terminal.ts'

export type SetDesk = { readonly keep: SetKeeper; readonly close: () => Promise<void> }

type Needs = { readonly terminal: Terminal; readonly open: () => Promise<SetDesk> }

/** So many missing assets of a set are named. */
const mostNamed = 5

/** Keeps the sets of a file, all at once; the same file again changes nothing. Nothing is kept of one that is not understood. */
export async function runSets(path: string, { terminal: { write }, open }: Needs): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => null)
  const read = text === null ? null : readSets(text)
  if (!read?.ok) {
    write(`${path}: ${read ? read.failure : 'cannot be read.'}\n`)
    return 2
  }
  const desk = await open()
  try {
    const kept = await desk.keep(read.value)
    kept.forEach(({ key, missing, isKept }, place) => {
      const count = (read.value[place]?.sourceKeys.length ?? 0) - missing.length
      write(isKept ? `${key}  ${count} assets\n` : `${key}  not kept: none of its assets is there.\n`)
      for (const each of missing.slice(0, mostNamed)) write(`  ${each}: not in the catalogue.\n`)
      if (missing.length > mostNamed) write(`  and ${missing.length - mostNamed} others.\n`)
    })
    return kept.every(({ missing }) => missing.length === 0) ? 0 : 1
  } finally {
    await desk.close()
  }
}
