import { type HitList, keepMatching } from './hit-list.ts'
import { narrowToSequence } from './match-phrase.ts'
import type { Plan, PlanTerm } from './match-plan.ts'
import {
  type Gathering,
  gatherScore,
  keepTermByLeaps,
  keepTermByMarks,
  type Marks,
  markPlaces,
  missed,
  needsMarks,
  scoreHits,
} from './match-postings.ts'
import { everything, frequencyOf, noTerm, numberOf, placesOfTerm, type Reading } from './reading.ts'
import { collectUnion, uniteList } from './unite.ts'

/** No plan finds more than this. */
export function mostFound(reading: Reading, plan: Plan): number {
  const { size } = reading.columns
  switch (plan.kind) {
    case 'term':
      return frequencyOf(reading, plan.term)
    case 'phrase':
      return Math.min(...plan.terms.map((term) => (term === null ? size : frequencyOf(reading, term))))
    case 'all':
      return Math.min(size, ...plan.of.map((one) => mostFound(reading, one)))
    case 'any':
    case 'best': {
      const sum = plan.of.reduce((most, one) => most + mostFound(reading, one), 0)
      return Math.min(size, sum)
    }
    case 'not':
      return size
  }
}

/** All places that match, in a borrowed list. */
export function findAll(reading: Reading, plan: Plan): HitList {
  switch (plan.kind) {
    case 'term':
      return placesOfTerm(reading, plan.term)
    case 'phrase':
      return findPhrase(reading, plan.terms)
    case 'all':
      return findCommon(reading, plan.of)
    case 'any':
    case 'best':
      return findUnion(reading, plan.of, gatheringOf(plan.kind))
    case 'not':
      return findCommon(reading, [plan])
  }
}

/** Begins with the rarest and looks the others up. */
function findCommon(reading: Reading, plans: readonly Plan[]): HitList {
  const wanted = plans.filter((plan) => plan.kind !== 'not')
  const [rarest] = bySize(reading, wanted)
  const list = rarest === undefined ? everything(reading) : findAll(reading, rarest)
  const others = plans.filter((plan) => plan !== rarest)
  narrowTo(reading, list, others)
  return list
}

function findPhrase(reading: Reading, terms: readonly (PlanTerm | null)[]): HitList {
  const wanted = terms.filter((term) => term !== null)
  const counts = wanted.map((term) => frequencyOf(reading, term))
  const rarest = wanted[counts.indexOf(Math.min(...counts))]
  if (rarest === undefined) return reading.scratch.borrowList(0, reading.isScored)
  const list = placesOfTerm(reading, rarest)
  if (reading.isScored) list.scores.fill(0, 0, list.count)
  narrowToPhrase(reading, list, terms)
  return list
}

function findUnion(reading: Reading, plans: readonly Plan[], gathering: Gathering): HitList {
  const { columns, scratch, isScored } = reading
  const found = plans.filter((plan) => mostFound(reading, plan) > 0)
  const [only] = found
  if (found.length === 1 && only !== undefined) return findAll(reading, only)
  const bits = scratch.bits.borrow((columns.size + 31) >>> 5)
  const scores = scratch.scores.borrow(isScored ? columns.size : 0)
  let most = 0
  for (const plan of found) {
    const list = findAll(reading, plan)
    uniteList(list, bits, scores, gathering)
    most += list.count
    scratch.giveBackList(list)
  }
  const union = scratch.borrowList(Math.min(most, columns.size), isScored)
  collectUnion(columns.size, bits, scores, union)
  scratch.scores.giveBack(scores)
  scratch.bits.giveBack(bits)
  return union
}

/** Keeps what matches every plan, and adds their scores. */
export function narrowTo(reading: Reading, list: HitList, plans: readonly Plan[]): void {
  for (const plan of bySize(reading, plans)) {
    if (list.count === 0) return
    if (plan.kind === 'term') {
      narrowToTerm(reading, list, plan.term)
    } else if (plan.kind === 'phrase') {
      narrowToPhrase(reading, list, plan.terms)
    } else {
      const isWanted = plan.kind !== 'not'
      const scores = scoreApart(reading, isWanted ? plan : plan.plan, list)
      keepMatching(list, scores, isWanted)
      reading.scratch.scores.giveBack(scores)
    }
  }
}

function narrowToTerm(reading: Reading, list: HitList, term: PlanTerm): void {
  const number = numberOf(reading, term)
  if (number === noTerm) {
    list.count = 0
    return
  }
  const { columns, scratch } = reading
  if (!needsMarks(frequencyOf(reading, term), list.count)) {
    keepTermByLeaps(columns, number, term.weight, list)
    return
  }
  const bits = borrowBits(reading)
  const byPlace = scratch.scores.borrow(list.isScored ? columns.size : 0)
  markPlaces(list, bits)
  if (list.isScored) {
    for (let hit = 0; hit < list.count; hit += 1) byPlace[list.places[hit] ?? 0] = list.scores[hit] ?? 0
  }
  keepTermByMarks(columns, number, term.weight, list, bits, byPlace)
  scratch.scores.giveBack(byPlace)
  giveBackBits(reading, bits)
}

/** Places that have all the terms, then those that have them one after the other. */
function narrowToPhrase(reading: Reading, list: HitList, terms: readonly (PlanTerm | null)[]): void {
  for (const term of terms) if (term !== null) narrowToTerm(reading, list, term)
  const numbers = terms.map((term) => (term === null ? null : numberOf(reading, term)))
  if (list.count > 0) narrowToSequence(reading.columns, list, numbers)
}

/** The scores of this plan alone, or `missed`, in a borrowed array. */
export function scoreApart(reading: Reading, plan: Plan, list: HitList): Float32Array {
  const scores = reading.scratch.scores.borrow(list.count)
  scores.fill(missed, 0, list.count)
  if (plan.kind === 'any' || plan.kind === 'best') {
    scoreMany(reading, plan.of, list, scores, gatheringOf(plan.kind))
  } else if (plan.kind === 'term') {
    scoreMany(reading, [plan], list, scores, 'sum')
  } else {
    scoreByNarrowing(reading, plan.kind === 'all' ? plan.of : [plan], list, scores)
  }
  return scores
}

/** Adds what each plan says of a hit to its score, where it matches. */
function scoreMany(
  reading: Reading,
  plans: readonly Plan[],
  list: HitList,
  scores: Float32Array,
  gathering: Gathering,
): void {
  const { columns, scratch } = reading
  const terms = plans.flatMap((plan) => (plan.kind === 'term' ? [plan.term] : []))
  const frequencies = terms.map((term) => frequencyOf(reading, term))
  const marks = markHits(reading, list, frequencies)
  const matches = scratch.places.borrow(Math.max(0, ...frequencies))
  for (const term of terms) {
    const number = numberOf(reading, term)
    if (number === noTerm) continue
    scoreHits(columns, number, term.weight, list, marks, matches, scores, gathering)
  }
  scratch.places.giveBack(matches)
  scratch.places.giveBack(marks.hitAt)
  giveBackBits(reading, marks.bits)
  for (const plan of plans) {
    if (plan.kind === 'term') continue
    const own = scoreApart(reading, plan, list)
    for (let hit = 0; hit < list.count; hit += 1) {
      const score = own[hit] ?? missed
      if (score >= 0) gatherScore(scores, hit, score, gathering === 'sum')
    }
    scratch.scores.giveBack(own)
  }
}

/** Marks for whichever term needs them; borrowed. */
function markHits(reading: Reading, list: HitList, frequencies: readonly number[]): Marks {
  const { columns, scratch } = reading
  const bits = borrowBits(reading)
  if (!frequencies.some((frequency) => needsMarks(frequency, list.count))) {
    return { bits, hitAt: scratch.places.borrow(0) }
  }
  const hitAt = scratch.places.borrow(columns.size)
  markPlaces(list, bits)
  for (let hit = 0; hit < list.count; hit += 1) hitAt[list.places[hit] ?? 0] = hit
  return { bits, hitAt }
}

function borrowBits({ columns, scratch }: Reading): Uint32Array {
  return scratch.bits.borrow((columns.size + 31) >>> 5)
}

function giveBackBits({ columns, scratch }: Reading, bits: Uint32Array): void {
  bits.fill(0, 0, (columns.size + 31) >>> 5)
  scratch.bits.giveBack(bits)
}

/** Narrows a copy of the list; what is left of it tells which of ours match. */
function scoreByNarrowing(
  reading: Reading,
  plans: readonly Plan[],
  { places, count }: HitList,
  scores: Float32Array,
): void {
  const left = reading.scratch.borrowList(count, reading.isScored)
  left.places.set(places.subarray(0, count))
  left.count = count
  if (left.isScored) left.scores.fill(0, 0, count)
  narrowTo(reading, left, plans)
  let hit = 0
  for (let at = 0; at < left.count; at += 1) {
    while (places[hit] !== left.places[at]) hit += 1
    scores[hit] = left.isScored ? (left.scores[at] ?? 0) : 0
  }
  reading.scratch.giveBackList(left)
}

function bySize(reading: Reading, plans: readonly Plan[]): readonly Plan[] {
  if (plans.length < 2) return plans
  return plans
    .map((plan) => ({ plan, size: mostFound(reading, plan) }))
    .sort((one, other) => one.size - other.size)
    .map(({ plan }) => plan)
}

function gatheringOf(kind: 'any' | 'best'): Gathering {
  return kind === 'any' ? 'sum' : 'best'
}
