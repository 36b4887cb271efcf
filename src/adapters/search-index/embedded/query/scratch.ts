import type { HitList } from './hit-list.ts'

/** Arrays that the questions of one thread use again and again: making them anew would cost more than filling them. */
export type Scratch = {
  /** Room for so many places; for their scores only where these are wanted. */
  borrowList(capacity: number, isScored: boolean): HitList
  giveBackList(list: HitList): void
  readonly places: Pool<Uint32Array>
  readonly scores: Pool<Float32Array>
  readonly keys: Pool<Float64Array>
  readonly flags: Pool<Uint8Array>
  /** A bit for each place in words of 32, all clear; they are given back clear. */
  readonly bits: Pool<Uint32Array>
  /** Zeros; they are given back as zeros. */
  readonly counts: Pool<Uint32Array>
  /** 0, 1, 2 and so on. */
  everyPlace(size: number): Uint32Array
}

export type Pool<Kind> = { borrow(length: number): Kind; giveBack(array: Kind): void }

const mostKept = 8
const noScores = new Float32Array(0)

export function openScratch(): Scratch {
  const places = openPool<Uint32Array>((length) => new Uint32Array(length))
  const scores = openPool<Float32Array>((length) => new Float32Array(length))
  let every = new Uint32Array(0)
  return {
    borrowList: (capacity, isScored) => ({
      places: places.borrow(capacity),
      scores: isScored ? scores.borrow(capacity) : noScores,
      isScored,
      count: 0,
    }),
    giveBackList(list) {
      places.giveBack(list.places)
      if (list.isScored) scores.giveBack(list.scores)
    },
    places,
    scores,
    keys: openPool((length) => new Float64Array(length)),
    flags: openPool((length) => new Uint8Array(length)),
    bits: openPool((length) => new Uint32Array(length)),
    counts: openPool((length) => new Uint32Array(length)),
    everyPlace(size) {
      if (every.length < size) {
        every = new Uint32Array(size)
        for (let place = 0; place < size; place += 1) every[place] = place
      }
      return every
    },
  }
}

function openPool<Kind extends { readonly length: number }>(make: (length: number) => Kind): Pool<Kind> {
  /** Shortest first. */
  const free: Kind[] = []
  return {
    borrow(length) {
      const at = free.findIndex((array) => array.length >= length)
      const [found] = at === -1 ? [] : free.splice(at, 1)
      return found ?? make(roundUp(length))
    },
    giveBack(array) {
      const at = free.findIndex((other) => other.length > array.length)
      free.splice(at === -1 ? free.length : at, 0, array)
      if (free.length > mostKept) free.shift()
    },
  }
}

function roundUp(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(length, 1024)))
}
