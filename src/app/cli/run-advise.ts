import {
  type AdviceNeeds,
  type AdviceQueries,
  adviseAssets,
  areModelsInstalled,
  duration,
} from '#features/catalogue/server.ts'
import { openProgress, type Terminal } from './terminal.ts'

/** Everything that advice needs, for a command that asks for it now. */
export type AdviceDesk = AdviceNeeds & {
  readonly countUnadvised: AdviceQueries['countUnadvised']
  readonly close: () => Promise<void>
}

type Needs = {
  readonly terminal: Terminal
  readonly isStopped: () => boolean
  readonly directory: string
  readonly open: () => Promise<AdviceDesk>
}

/** Asks the models about what is there and has not been advised by them yet. */
export async function runAdvise(limit: number | null, needs: Needs): Promise<number> {
  const { terminal, isStopped, directory } = needs
  if (!(await areModelsInstalled(directory))) {
    terminal.write(
      'No models are installed, so suggestions are off. bin/diptych models install brings them.\n',
    )
    return 1
  }
  const progress = openProgress(terminal)
  const desk = await needs.open()
  const begunAt = terminal.now()
  try {
    const waiting = await desk.countUnadvised('files-too')
    const total = Math.min(waiting, limit ?? waiting)
    const counts = await adviseAssets(desk, {
      scope: 'files-too',
      limit: total,
      isStopped,
      onProgress: ({ advised, without, suggestions }) => {
        const done = advised + without
        const secondsEach = (terminal.now() - begunAt) / 1000 / done
        const rest = duration(Math.round(secondsEach * (total - done)))
        progress.show(`${done} of ${total}, ${suggestions} suggestions, ${rest} to go`)
      },
    })
    progress.clear()
    const { advised, suggestions, without } = counts
    const seconds = Math.round((terminal.now() - begunAt) / 1000)
    const lost = without > 0 ? `, ${without} could not be looked at` : ''
    terminal.write(
      `${advised} assets advised, ${suggestions} suggestions${lost}; ${waiting - advised - without} are left; ${duration(seconds)}.\n`,
    )
    return isStopped() && advised + without < total ? 130 : 0
  } finally {
    await desk.close()
  }
}
