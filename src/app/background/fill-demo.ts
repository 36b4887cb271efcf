import { type LeadingPicture, openDemoSeeding, type SeenPicture } from '#features/catalogue/server.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Media } from './open-media.ts'

type Needs = {
  readonly db: Database
  readonly media: Pick<Media, 'renditions' | 'lookAt'>
  readonly log: Log
  readonly progress: (text: string) => void
  /** Of so many assets pictures are made before anybody asks; with none, not those of the home pages either. */
  readonly preparedAhead: number
  /** What is chosen one by one has been written; pictures are still to be made. */
  readonly onWritten: () => void
}

const pauseBetweenReportsMs = 2_000

/**
 * Brings the demo library to this size. What is chosen one by one is written now, and the pictures that the home pages
 * show are made; the rest of a large library follows while the product already runs.
 */
export async function fillDemo(count: number, { db, media, log, progress, preparedAhead, onWritten }: Needs) {
  if (count === 0) {
    onWritten()
    return { stop: async () => {} }
  }
  const seeding = await openDemoSeeding(db, { look: (origin): Promise<SeenPicture> => media.lookAt(origin) })
  const controller = new AbortController()
  const { signal } = controller
  const first = Math.min(count, seeding.chosen)
  await seeding.seed(first, { signal, onProgress: (done, of) => progress(`catalogue: ${done} of ${of}`) })
  onWritten()
  if (preparedAhead > 0) await makeLeading(seeding.leading(first), { media, log, progress })

  let reportedAt = 0
  const rest = count > first ? seeding.seed(count, { signal, onProgress: report }) : Promise.resolve()
  const finished = rest.catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'the demo library could not be filled')
  })
  function report(done: number, of: number): void {
    const now = performance.now()
    if (done < of && now - reportedAt < pauseBetweenReportsMs) return
    reportedAt = now
    progress(`catalogue: ${done} of ${of}`)
  }
  return {
    async stop() {
      controller.abort()
      await finished
    },
  }
}

async function makeLeading(
  leading: readonly LeadingPicture[],
  { media: { renditions }, log, progress }: Pick<Needs, 'media' | 'log' | 'progress'>,
): Promise<void> {
  let done = 0
  await Promise.all(
    leading.map(async ({ mediaKey, names }) => {
      const wanted = names.map((name) => ({ name, format: 'avif' }) as const)
      // A store that is away for a moment is no reason not to start: whoever looks will have it made.
      await renditions.prepare(mediaKey, wanted, { priority: 'visitor' }).catch((error: unknown) => {
        log.warn({ err: error, mediaKey }, 'a picture could not be made yet')
      })
      done += 1
      progress(`pictures: ${done} of ${leading.length}`)
    }),
  )
}
