import type { IndexTerm } from '../../domain/index-question.ts'
import type { IndexWriter } from '../search-index.port.ts'

type Needs = {
  readonly collect: () => Promise<readonly IndexTerm[]>
  readonly now: () => number
}

export type TermKeeper = {
  /** The catalogue is not what it was when the terms were collected. */
  readonly noteChange: () => void
  /** All of it is another one: the terms are needed at once. */
  readonly noteRebuild: () => void
  /** Begins collecting where it is time to, and writing what was collected. Waits for neither; throws what failed since. */
  readonly keep: (writer: Pick<IndexWriter, 'keepTerms'>) => void
}

const leastPauseMs = 20_000
/** Collecting takes at most this share of the time, and so does writing. */
const share = 0.02

/** Keeps the terms up to date, beside the feed: collecting and writing them may take seconds, and changes must not wait. */
export function openTermKeeper({ collect, now }: Needs): TermKeeper {
  // Whoever kept the index before may have been killed before the terms were written.
  let hasChanged = true
  let nextAt = Number.NEGATIVE_INFINITY
  let isUrgent = false
  let isCollecting = false
  let isWriting = false
  let collected: readonly IndexTerm[] | null = null
  let failure: unknown = null

  async function begin(): Promise<void> {
    const begunAt = now()
    isCollecting = true
    hasChanged = false
    isUrgent = false
    try {
      collected = await collect()
    } catch (error) {
      hasChanged = true
      failure = error
    }
    isCollecting = false
    rest(begunAt)
  }

  async function write(writer: Pick<IndexWriter, 'keepTerms'>, terms: readonly IndexTerm[]): Promise<void> {
    const begunAt = now()
    isWriting = true
    collected = null
    try {
      await writer.keepTerms(terms)
    } catch (error) {
      hasChanged = true
      failure = error
    }
    isWriting = false
    rest(begunAt)
  }

  function rest(begunAt: number): void {
    nextAt = now() + Math.max(leastPauseMs, (now() - begunAt) / share)
  }

  return {
    noteChange() {
      hasChanged = true
    },
    noteRebuild() {
      hasChanged = true
      isUrgent = true
    },
    keep(writer) {
      if (hasChanged && !isCollecting && (isUrgent || now() >= nextAt)) void begin()
      if (collected && !isWriting) void write(writer, collected)
      const error = failure
      failure = null
      if (error) throw error
    },
  }
}
