const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

/** How long ago, in the largest unit that fits; zero seconds for less than a minute and for clocks that go wrong. */
export function timeAgo(thenMs: number, nowMs: number): readonly [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.max(0, (nowMs - thenMs) / 1_000)
  for (const [unit, length] of units) if (seconds >= length) return [-Math.floor(seconds / length), unit]
  return [0, 'second']
}
