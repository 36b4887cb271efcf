/** Chance that can be repeated: the same seed throws the same. */
export type Dice = {
  /** A whole number from 0 to below `sides`, small ones as likely as large. */
  throw(sides: number): number
  /** As `throw`, but small numbers are far more likely. */
  throwLow(sides: number): number
  isLucky(chance: number): boolean
  pick<Value>(values: readonly Value[]): Value
  /** Up to `most` of the values; one may come twice. */
  some<Value>(values: readonly Value[], most: number): readonly Value[]
}

export function openDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const dice: Dice = {
    throw: (sides) => Math.floor(next() * sides),
    throwLow: (sides) => Math.floor(next() ** 3 * sides),
    isLucky: (chance) => next() < chance,
    pick(values) {
      const value = values[dice.throwLow(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
    some: (values, most) => Array.from({ length: dice.throw(most + 1) }, () => dice.pick(values)),
  }
  return dice
}
