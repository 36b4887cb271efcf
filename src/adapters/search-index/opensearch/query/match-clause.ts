import { deepestNesting, type Match, type TextPart, type Token, textParts } from '#features/search/domain.ts'
import { type Allowance, allOf, anyOf, type Clause, noneOf, nothing } from './clause.ts'
import { longestPhrase, phraseClause } from './phrase-clause.ts'
import { prefixClause } from './prefix-clause.ts'
import { termOf } from './term-of.ts'

const parts = Object.keys(textParts) as TextPart[]
/** Words beyond these are looked for without regard to where they stand. */
const mostWeighed = 60

/** Which assets have these words, without regard to how well. */
export function matchFilter(match: Match, allowance: Allowance): Clause {
  return openReading(allowance, false).read(match, 1)
}

/** The same assets, and how well they match. */
export function matchQuery(match: Match, allowance: Allowance): Clause {
  return openReading(allowance, true).read(match, 1)
}

function openReading(allowance: Allowance, isScored: boolean) {
  let weighed = 0

  function readToken(token: Token, weight: number): Clause {
    if (token === '') return nothing
    const isWeighed = isScored && weighed < mostWeighed && allowance.take(parts.length)
    if (!isWeighed) return allowance.take(1) ? termIn('tokens', token, weight) : nothing
    weighed += 1
    return anyOf(parts.map((part) => termIn(`words.${part}`, token, weight * textParts[part].weight)))
  }

  function readMany(kind: 'all' | 'any' | 'best', of: readonly Match[], depth: number): Clause {
    const read: Clause[] = []
    const refused: Clause[] = []
    for (const match of of) {
      // What is cut off neither adds to `any` nor takes from `all`.
      if (depth >= deepestNesting || !allowance.take(1)) break
      if (kind === 'all' && match.kind === 'not') refused.push(readRefused(match.match, depth + 2))
      else read.push(openRead(match, depth + 1))
    }
    if (kind !== 'all') {
      return kind === 'best' && isScored && read.length > 1 ? { dis_max: { queries: read } } : anyOf(read)
    }
    if (read.length === 0) return refused.length === 0 ? allOf([]) : noneOf(refused)
    return { bool: { [isScored ? 'must' : 'filter']: read, must_not: refused } }
  }

  /** What must not be there is not weighed. */
  function readRefused(match: Match, depth: number): Clause {
    return openReading(allowance, false).read(match, depth)
  }

  function openRead(match: Match, depth: number): Clause {
    if (depth > deepestNesting) return nothing
    switch (match.kind) {
      case 'token':
        return readToken(match.token, weightOf(match))
      case 'prefix':
        if (match.prefix === '' || !allowance.take(1)) return nothing
        return prefixClause('tokens', match.prefix, weightOf(match))
      case 'phrase': {
        const tokens = match.tokens.slice(0, longestPhrase)
        return allowance.take(tokens.length * parts.length) ? phraseClause(tokens, weightOf(match)) : nothing
      }
      case 'all':
      case 'any':
      case 'best':
        return readMany(match.kind, match.of, depth)
      case 'not':
        return noneOf([readRefused(match.match, depth + 1)])
    }
  }

  return { read: openRead }
}

function termIn(field: string, token: Token, boost: number): Clause {
  return { term: { [field]: { value: termOf(token), boost } } }
}

function weightOf({ weight = 1 }: { readonly weight?: number }): number {
  return Number.isFinite(weight) && weight > 0 ? weight : 0
}
