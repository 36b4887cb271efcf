import type { ExperienceQueries } from '#features/experiences/server.ts'
import type { Terminal } from './terminal.ts'

export type ExperienceDesk = Pick<ExperienceQueries, 'list' | 'switch'> & {
  readonly close: () => Promise<void>
}

type Wish = { readonly name: string; readonly isActive: boolean } | null

type Needs = { readonly terminal: Terminal; readonly open: () => Promise<ExperienceDesk> }

/** Switches a flag for everybody, and tells how all of them stand (FLAG-01). A product that runs follows at once. */
export async function runExperiences(wish: Wish, { terminal, open }: Needs): Promise<number> {
  const desk = await open()
  try {
    if (wish) await desk.switch(wish.name, wish.isActive)
    const flags = await desk.list()
    if (flags.length === 0) terminal.write('No flag has been switched yet: all are off.\n')
    for (const { name, isActive } of flags) terminal.write(`${isActive ? 'on ' : 'off'}  ${name}\n`)
    return 0
  } finally {
    await desk.close()
  }
}
