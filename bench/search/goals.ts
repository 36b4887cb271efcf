import type { LoadReport } from './load-process.ts'
import type { Measured } from './measured.ts'
import { percentile } from './percentile.ts'

export type Goal = { readonly text: string; readonly isMet: boolean }

const timesBestPeer = 8
const mostP95Ms = 20
const leastGain = 1.5
const mostLoopDelayMs = 10
const leastPerSecond = 20_000
const mostStartMs = 2_000

/** What issue 4 asks of the embedded index. With peers, times are compared on the questions that both were asked. */
export function goalsOf(run: {
  readonly assets: number
  readonly measured: readonly Measured[]
  readonly load: LoadReport
}): readonly Goal[] {
  const [ours, ...peers] = run.measured
  if (!ours) return []
  const all = Object.values(ours.asked.latencies).flat()
  const p95 = percentile(all, 0.95)
  const gain = percentile(run.load.twoThreads, 0.5) / percentile(run.load.oneThread, 0.5)
  const perSecond = run.assets / (ours.built.ms / 1_000)
  const startMs = ours.asked.startMs ?? 0
  return [
    ...[0.5, 0.95].flatMap((share) => compareWithBest(ours, peers, share)),
    { text: `p95 ${p95.toFixed(1)} ms (below ${mostP95Ms})`, isMet: p95 < mostP95Ms },
    { text: `two threads ${gain.toFixed(2)} times one (at least ${leastGain})`, isMet: gain >= leastGain },
    {
      text: `event loop delay p99 ${run.load.loopDelayP99Ms.toFixed(1)} ms (below ${mostLoopDelayMs})`,
      isMet: run.load.loopDelayP99Ms < mostLoopDelayMs,
    },
    {
      text: `${Math.round(perSecond)} assets/s indexed (at least ${leastPerSecond})`,
      isMet: perSecond >= leastPerSecond,
    },
    {
      text: `restart ${(startMs / 1_000).toFixed(2)} s (below ${mostStartMs / 1_000})`,
      isMet: startMs < mostStartMs,
    },
  ]
}

function compareWithBest(ours: Measured, peers: readonly Measured[], share: number): readonly Goal[] {
  const ratios = peers.map((peer) => {
    const numbers = Object.keys(peer.asked.latencies).map(Number)
    const of = (measured: Measured) => numbers.flatMap((number) => measured.asked.latencies[number] ?? [])
    return percentile(of(peer), share) / percentile(of(ours), share)
  })
  if (ratios.length === 0) return []
  const least = Math.min(...ratios)
  const text = `p${share * 100} ${least.toFixed(1)} times as fast as the best peer (at least ${timesBestPeer})`
  return [{ text, isMet: least >= timesBestPeer }]
}

export function printGoals(goals: readonly Goal[]): void {
  if (goals.length > 0) console.log('')
  for (const { text, isMet } of goals) console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}`)
}
