import type { Job } from '#platform/jobs.ts'
import { type DemoPiece, leadingPieces, planDemoLibrary } from './demo-pieces.ts'
import { type TakeInNeeds, takeInPiece } from './take-in-demo.ts'

type Needs = TakeInNeeds & {
  readonly onProgress: (done: number, of: number) => void
  /** Queues a piece that the first page can do without. */
  readonly later: (sourceKey: string) => Promise<void>
}

/** Takes in what the home pages lead with and leaves the rest to jobs. Resumes where an earlier start ended. */
export async function fillDemoLibrary(count: number, needs: Needs): Promise<void> {
  if (count === 0) return
  const [plan, known] = [await planDemoLibrary(count), await needs.catalogue.readSourceKeys()]
  const missing = plan.filter(({ description }) => !known.has(description.sourceKey))
  const first = missing.filter((piece) => plan.indexOf(piece) < leadingPieces)

  let done = 0
  await twoAtATime(first, async (piece) => {
    await takeInPiece(piece, needs)
    done += 1
    needs.onProgress(done, first.length)
  })
  for (const { description } of missing.filter((piece) => !first.includes(piece))) {
    await needs.later(description.sourceKey)
  }
}

/** The job behind `later`: finds the piece by its key in the plan and takes it in. */
export function takeInPieceJob(count: number, needs: TakeInNeeds): Job<{ sourceKey: string }> {
  let plan: ReadonlyMap<string, DemoPiece> | undefined
  return {
    ...takeInPieceQueue,
    concurrency: 2,
    retryLimit: 3,
    expireInSeconds: 300,
    async handle({ sourceKey }) {
      plan ??= new Map((await planDemoLibrary(count)).map((piece) => [piece.description.sourceKey, piece]))
      const piece = plan.get(sourceKey)
      if (piece) await takeInPiece(piece, needs)
    },
  }
}

export const takeInPieceQueue = { name: 'catalogue-take-in-piece' } as const

async function twoAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([worker(), worker()])
}
