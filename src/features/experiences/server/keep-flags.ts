import { setTimeout as wait } from 'node:timers/promises'
import { listenForNews } from '#platform/listen-for-news.ts'
import type { Log } from '#platform/log.ts'
import type { ExperienceFlag } from '#visit/experience-flag.ts'
import type { ExperienceQueries } from './experience-queries.ts'

type Needs = {
  readonly experiences: Pick<ExperienceQueries, 'list'>
  readonly url: string
  readonly log: Log
  readonly againAfterMs?: number
}

/** The flags as they are now, at hand for every request; a change in the table is heard of at once. */
export async function keepFlags({ experiences, url, log, againAfterMs = 2_000 }: Needs) {
  let flags: readonly ExperienceFlag[] = await experiences.list()
  const stopped = new AbortController()
  let isWanted = false
  let reading: Promise<void> | null = null

  // One reading at a time: of two the older might come last.
  async function readWhileWanted(): Promise<void> {
    while (isWanted && !stopped.signal.aborted) {
      isWanted = false
      try {
        flags = await experiences.list()
      } catch (error) {
        log.warn({ err: error }, 'the flags could not be read and are read again in a moment')
        isWanted = true
        await wait(againAfterMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
    reading = null
  }

  const listener = listenForNews(url, {
    channels: ['experiences'],
    name: 'diptych experiences',
    onNews: () => {
      isWanted = true
      reading ??= readWhileWanted()
    },
  })
  return {
    current: () => flags,
    async stop(): Promise<void> {
      stopped.abort()
      await listener.stop()
      await reading
    },
  }
}
