import { duration } from '#features/catalogue/server.ts'
import type { RebuildProgress, RebuildQueries } from '#features/search/server.ts'
import { openProgress, type Terminal } from './terminal.ts'

export type ReindexDesk = Pick<RebuildQueries, 'ask' | 'countFollowers' | 'readProgress'> & {
  /** Builds the index in this process, for an installation that does not run. */
  readonly rebuildHere: (terms: {
    readonly signal: AbortSignal
    readonly onProgress: (done: number, total: number) => void
  }) => Promise<void>
  readonly close: () => Promise<void>
}

type Needs = {
  readonly terminal: Terminal
  readonly isStopped: () => boolean
  readonly open: () => Promise<ReindexDesk>
  readonly pause: (ms: number) => Promise<void>
}

const lookEveryMs = 250
/** A product that is started again goes on; one that stays away does not. */
const patienceMs = 30_000

/** Builds the index anew: whoever keeps it does so on request, and where nobody does, this command. */
export async function runReindex(needs: Needs): Promise<number> {
  const desk = await needs.open()
  try {
    const followers = await desk.countFollowers()
    return followers > 0 ? await watch(desk, followers, needs) : await rebuildHere(desk, needs)
  } finally {
    await desk.close()
  }
}

async function rebuildHere(desk: ReindexDesk, { terminal, isStopped, pause }: Needs): Promise<number> {
  terminal.write('Diptych does not run: the index is built here.\n')
  const progress = openProgress(terminal)
  const stop = new AbortController()
  const begunAt = terminal.now()
  let counts = { done: 0, total: 0 }
  const work = desk.rebuildHere({
    signal: stop.signal,
    onProgress(done, total) {
      counts = { done, total }
      progress.show(progressText(counts, terminal.now() - begunAt))
    },
  })
  let isOver = false
  const finished = work.finally(() => {
    isOver = true
  })
  finished.catch(() => undefined)
  while (!isOver && !isStopped()) await Promise.race([pause(lookEveryMs), finished.catch(() => undefined)])
  if (!isOver) stop.abort()
  try {
    await finished
  } catch (error) {
    if (!stop.signal.aborted) throw error
    terminal.write('Stopped. The index is what it was.\n')
    return 130
  }
  progress.clear()
  terminal.write(summaryText(counts, terminal.now() - begunAt))
  return 0
}

async function watch(
  desk: ReindexDesk,
  followers: number,
  { terminal, isStopped, pause }: Needs,
): Promise<number> {
  const id = await desk.ask()
  terminal.write(
    followers === 1
      ? 'Diptych builds the index anew and answers from the old one meanwhile.\n'
      : `${followers} processes build their index anew and answer from the old one meanwhile.\n`,
  )
  const progress = openProgress(terminal)
  const begunAt = terminal.now()
  let heardAt = begunAt
  for (;;) {
    const told = await desk.readProgress(id)
    const over = told.filter(({ state }) => state !== 'running')
    const counts = sum(told)
    if (over.length >= followers) {
      progress.clear()
      const failed = over.filter(({ state }) => state === 'failed').length
      if (failed === 0) terminal.write(summaryText(counts, terminal.now() - begunAt))
      else terminal.write(`${failed} could not do it; the log of Diptych says why. The old index stays.\n`)
      return failed === 0 ? 0 : 1
    }
    if ((await desk.countFollowers()) >= followers - over.length) heardAt = terminal.now()
    if (terminal.now() - heardAt > patienceMs) {
      terminal.write('Diptych has stopped. It builds the index when it is started again.\n')
      return 1
    }
    if (isStopped()) {
      terminal.write('Diptych goes on building the index.\n')
      return 130
    }
    progress.show(progressText(counts, terminal.now() - begunAt))
    await pause(lookEveryMs)
  }
}

function sum(told: readonly RebuildProgress[]): { done: number; total: number } {
  return {
    done: told.reduce((all, { done }) => all + done, 0),
    total: told.reduce((all, { total }) => all + total, 0),
  }
}

function progressText({ done, total }: { done: number; total: number }, ms: number): string {
  const rate = ms > 0 ? done / (ms / 1_000) : 0
  const left =
    rate > 0 ? `, ${Math.round(rate)} a second, ${duration(Math.ceil((total - done) / rate))} left` : ''
  return `${done} of ${total} assets${left}`
}

function summaryText({ done }: { done: number }, ms: number): string {
  return `${done} assets indexed; ${duration(Math.round(ms / 1_000))}.\n`
}
