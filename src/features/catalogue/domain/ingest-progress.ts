export type IngestCounts = {
  readonly done: number
  /** Of those done, the ones that an earlier run had finished: passed by, and no measure of speed. */
  readonly skipped: number
  readonly rejected: number
  readonly total: number
}

/** One line: `1,240 of 9,000 · 31.5/s · 4 min 7 s left · 3 rejected`. */
export function progressLine({ done, skipped, rejected, total }: IngestCounts, elapsedMs: number): string {
  const perSecond = elapsedMs > 0 ? ((done - skipped) * 1000) / elapsedMs : 0
  const left = Math.max(0, total - done)
  return [
    `${count(done)} of ${count(Math.max(total, done))}`,
    `${perSecond >= 100 ? count(Math.round(perSecond)) : perSecond.toFixed(1)}/s`,
    ...(perSecond > 0 && left > 0 ? [`${duration(Math.ceil(left / perSecond))} left`] : []),
    ...(rejected > 0 ? [`${count(rejected)} rejected`] : []),
  ].join(' · ')
}

function count(number: number): string {
  return number.toLocaleString('en-us')
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
}
