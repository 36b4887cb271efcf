import type { Standing } from '../writing/open-publisher.ts'
import type { Snapshots } from './open-snapshots.ts'

export type SnapshotKeeper = {
  /** Something changed: it is kept before long. */
  readonly touch: () => void
  /** Keeps what there is now, or as much as the disk lets. */
  readonly keepNow: () => Promise<void>
  readonly stop: () => void
}

type Needs = {
  readonly snapshots: Snapshots
  /** Null while there is nothing to keep. */
  readonly standing: () => Standing | null
  readonly afterMs: number
  readonly onNotice: (text: string) => void
}

const longestPauseMs = 60_000

/** Writes snapshots from time to time, one after the other. A disk that is full is tried again, less and less often. */
export function keepSnapshots({ snapshots, standing, afterMs, onNotice }: Needs): SnapshotKeeper {
  let timer: NodeJS.Timeout | null = null
  let last: Promise<void> = Promise.resolve()
  let kept = snapshots.found
  let failures = 0
  let isStopped = false

  async function keep(): Promise<void> {
    const now = standing()
    if (now === null || (kept && isSame(now, kept))) return
    try {
      await snapshots.keep(now)
      kept = now
      if (failures > 0) onNotice('the search index is kept on disk again')
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === 1) {
        onNotice(`the search index cannot be kept on disk and goes on in memory: ${String(error)}`)
      }
      touch()
    }
  }

  function keepNow(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    last = last.then(keep)
    return last
  }

  function touch(): void {
    if (timer || isStopped) return
    timer = setTimeout(() => void keepNow(), Math.min(longestPauseMs, afterMs * 2 ** failures))
    timer.unref()
  }

  return {
    touch,
    keepNow,
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}

function isSame(one: Standing, other: Standing): boolean {
  return one.parts === other.parts && one.terms === other.terms && one.position === other.position
}
