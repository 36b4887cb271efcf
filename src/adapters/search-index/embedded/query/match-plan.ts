import { deepestNesting, type Match, mostPrefixTokens, type Token } from '#features/search/domain.ts'
import { documentFrequency, findPrefix, findTerm } from '../segment/find-terms.ts'
import type { SegmentColumns } from '../segment/segment-columns.ts'
import { walkTerms } from '../segment/walk-terms.ts'
import { idfOf } from './score.ts'

/** A token and what each part of the view knows of it. */
export type PlanTerm = {
  /** Its number in each part, -1 where a part does not have it. */
  readonly numbers: readonly number[]
  /** Its rarity times the weight it was asked with. */
  readonly weight: number
  readonly rarity: number
}

/** A match, bound to the terms of a view. A wildcard of a phrase is null. */
export type Plan =
  | { readonly kind: 'term'; readonly term: PlanTerm }
  | { readonly kind: 'phrase'; readonly terms: readonly (PlanTerm | null)[] }
  | { readonly kind: 'all' | 'any' | 'best'; readonly of: readonly Plan[] }
  | { readonly kind: 'not'; readonly plan: Plan }

/** What a question may ask for at most; the rest of it is passed by. */
export const mostLeaves = 1024
export const longestPhrase = 32
/** What is left out by one reading only is nearly everything, and counts as so many words. */
const leavesOfNot = 31

export const nothing: Plan = { kind: 'any', of: [] }

export type PlanMaker = { planOf(match: Match): Plan }

const encoder = new TextEncoder()

export function openPlanMaker(all: readonly SegmentColumns[]): PlanMaker {
  const assets = all.reduce((sum, { size }) => sum + size, 0)
  const numbersOf = new Map<Token, readonly number[]>()
  let leaves = 0

  function lookUp(token: Token): readonly number[] {
    const known = numbersOf.get(token)
    if (known !== undefined) return known
    const bytes = encoder.encode(token)
    const numbers = all.map((columns) => findTerm(columns, bytes))
    numbersOf.set(token, numbers)
    return numbers
  }

  function termOf(numbers: readonly number[], weight: number): PlanTerm {
    const frequency = all.reduce((sum, columns, at) => sum + frequencyIn(columns, numbers[at] ?? -1), 0)
    const rarity = idfOf(frequency, assets)
    return { numbers, weight: weight * rarity, rarity }
  }

  function planPrefix(prefix: string, weight: number): Plan {
    const bytes = encoder.encode(prefix)
    const ranges = all.map((columns) => {
      const [start, end] = findPrefix(columns, bytes)
      return { columns, start, end }
    })
    const most = openMost(mostPrefixTokens)
    walkTerms(ranges, (terms) => {
      let frequency = 0
      for (let at = 0; at < all.length; at += 1) frequency += frequencyIn(all[at], terms[at] ?? -1)
      most.add(terms, frequency)
    })
    const found = most.found()
    leaves += found.length
    return { kind: 'best', of: found.map((numbers) => ({ kind: 'term', term: termOf(numbers, weight) })) }
  }

  function planOf(match: Match, depth: number): Plan {
    leaves += 1
    if (leaves > mostLeaves || depth > deepestNesting) return nothing
    switch (match.kind) {
      case 'token':
        if (match.token === '') return nothing
        return { kind: 'term', term: termOf(lookUp(match.token), weightOf(match)) }
      case 'prefix':
        return match.prefix === '' ? nothing : planPrefix(match.prefix, weightOf(match))
      case 'phrase': {
        const tokens = match.tokens.slice(0, longestPhrase)
        if (tokens.every((token) => token === '')) return nothing
        leaves += tokens.length - 1
        const weight = weightOf(match)
        return {
          kind: 'phrase',
          terms: tokens.map((token) => (token === '' ? null : termOf(lookUp(token), weight))),
        }
      }
      case 'all':
      case 'any':
      case 'best':
        return planMany(match.kind, match.of, depth)
      case 'not':
        return { kind: 'not', plan: planOf(match.match, depth + 1) }
    }
  }

  function planMany(kind: 'all' | 'any' | 'best', of: readonly Match[], depth: number): Plan {
    const found: Plan[] = []
    for (const match of of) {
      // What is cut off neither adds to `any` nor takes from `all`.
      if (leaves >= mostLeaves || depth >= deepestNesting) break
      if (kind !== 'all' && match.kind === 'not') leaves += leavesOfNot
      found.push(planOf(match, depth + 1))
    }
    const plans = (kind === 'best' ? asOneWord(found) : found).flatMap((plan) =>
      plan.kind === kind ? plan.of : [plan],
    )
    const [only] = plans
    return plans.length === 1 && only !== undefined ? only : { kind, of: plans }
  }

  return { planOf: (match) => planOf(match, 1) }
}

/**
 * Readings of one word are as rare as the most frequent of them, or the reading that hardly any asset has would win over the
 * one that was meant. Words side by side count together as one.
 */
function asOneWord(readings: readonly Plan[]): readonly Plan[] {
  const rarities = readings.flatMap((plan) => (plan.kind === 'term' ? [plan.term.rarity] : []))
  if (rarities.length === 0) return readings
  const least = Math.min(...rarities)
  return readings.map((plan): Plan => {
    if (plan.kind === 'term') return { kind: 'term', term: asRareAs(plan.term, least, 1) }
    if (plan.kind !== 'phrase') return plan
    const { length } = plan.terms.filter((term) => term !== null)
    return { kind: 'phrase', terms: plan.terms.map((term) => term && asRareAs(term, least, length)) }
  })
}

function asRareAs(term: PlanTerm, rarity: number, words: number): PlanTerm {
  return { ...term, rarity, weight: ((term.weight / term.rarity) * rarity) / words }
}

/** Whether it names something to look for, rather than only what to leave out. */
export function isPositive(plan: Plan): boolean {
  switch (plan.kind) {
    case 'term':
    case 'phrase':
      return true
    case 'not':
      return false
    case 'all':
    case 'any':
    case 'best':
      return plan.of.some(isPositive)
  }
}

function weightOf({ weight = 1 }: { readonly weight?: number }): number {
  return Number.isFinite(weight) && weight > 0 ? weight : 0
}

function frequencyIn(columns: SegmentColumns | undefined, term: number): number {
  return term === -1 || columns === undefined ? 0 : documentFrequency(columns, term)
}

/** Keeps those with the highest numbers; of equals, who came first. */
function openMost(limit: number) {
  const kept: { readonly terms: readonly number[]; readonly frequency: number }[] = []
  return {
    add(terms: Int32Array, frequency: number): void {
      if (kept.length === limit && frequency <= (kept.at(-1)?.frequency ?? 0)) return
      const behind = kept.findIndex((other) => other.frequency < frequency)
      kept.splice(behind === -1 ? kept.length : behind, 0, { terms: Array.from(terms), frequency })
      kept.length = Math.min(kept.length, limit)
    },
    found: () => kept.map(({ terms }) => terms),
  }
}
