import { seededRandom } from '../random.ts'

/** Chance with the verbs that drawing needs. */
export type Dice = {
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  shuffled<T>(from: readonly T[]): T[]
}

export function diceOf(seed: number, purpose: number): Dice {
  const random = seededRandom(seed * 31 + purpose)
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    between: (low, high) => low + random() * (high - low),
    whole,
    chance: (share) => random() < share,
    pick: (from) => {
      const found = from[whole(0, from.length - 1)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
    shuffled: (from) => {
      const cards = [...from]
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        const kept = cards[last]
        const moved = cards[other]
        if (kept === undefined || moved === undefined) continue
        cards[last] = moved
        cards[other] = kept
      }
      return cards
    },
  }
}

/** The place in an endless row made of a few. */
export function cycle<T>(from: readonly T[], place: number): T {
  const found = from[((place % from.length) + from.length) % from.length]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
