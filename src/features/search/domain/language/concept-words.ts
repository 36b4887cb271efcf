import type { Steps } from '../steps.ts'
import type { Word } from './analyzer.ts'

/** Keywords that a text may mean: those called so, and those for which it is another word. */
export type Meaning = Readonly<{ named: readonly number[]; called: readonly number[] }>

type Claims = { readonly named: number[]; readonly called: number[] }

/** Nearly all words mean one thing: an id by itself is a name, below zero another word. The maps stay small by it. */
type Claim = number | Claims

/** The words of the vocabulary in one locale. */
export type ConceptWords = {
  /** What words that stand side by side mean together; null when the vocabulary does not have them. */
  meaningOf(words: readonly Word[]): Meaning | null
  /** How many words its longest name has. */
  readonly longest: number
  /** Whether a word of that spelling, or with that stem, is part of the vocabulary by itself. */
  knows(written: string): boolean
}

export type ConceptName = Readonly<{ keywordId: number; name: string; synonyms: readonly string[] }>

/** Names of more words are never typed. */
const mostWords = 8

// From the surest reading to the most generous one: as written, without accents, by stems, with blanks forgotten.
const readings: readonly ((words: readonly Word[]) => string)[] = [
  (words) => words.map(({ written }) => written).join(' '),
  (words) => words.map(({ surface }) => surface).join(' '),
  (words) => words.map(({ token }) => token).join(' '),
  (words) => words.map(({ surface }) => surface).join(''),
]

/** A word that means several things keeps them all. The surest reading that is known decides. */
export function* openConceptWords(
  names: readonly ConceptName[],
  analyze: (text: string) => readonly Word[],
): Steps<ConceptWords> {
  const tiers = readings.map(() => new Map<string, Claim>())
  let longest = 1
  const add = (text: string, keywordId: number, how: keyof Claims) => {
    const words = analyze(text)
    if (words.length === 0 || words.length > mostWords) return
    longest = Math.max(longest, words.length)
    readings.forEach((read, at) => {
      claim(tiers[at], read(words), keywordId, how)
    })
  }
  for (const { keywordId, name, synonyms } of names) {
    for (const variant of variantsOf(name)) add(variant, keywordId, 'named')
    for (const synonym of synonyms) add(synonym, keywordId, 'called')
    yield
  }
  return {
    longest,
    meaningOf(words) {
      for (const [at, read] of readings.entries()) {
        const found = tiers[at]?.get(read(words))
        if (found !== undefined) return claimsOf(found)
      }
      return null
    },
    knows: (written) => tiers.slice(0, 3).some((tier) => tier.has(written)),
  }
}

/** "Arzt/Ärztin" is either, and nobody types what stands in parentheses. */
function variantsOf(name: string): readonly string[] {
  const parts = name.includes('/') ? name.split('/') : []
  const bare = name.includes('(') ? [name.replace(/\([^)]*\)/g, ' ').trim()] : []
  return [name, ...parts, ...bare]
}

function claim(tier: Map<string, Claim> | undefined, text: string, keywordId: number, how: keyof Claims) {
  const before = tier?.get(text)
  if (before === undefined) {
    tier?.set(text, how === 'named' ? keywordId : -keywordId)
    return
  }
  const claims = claimsOf(before)
  if (claims.named.includes(keywordId) || claims[how].includes(keywordId)) return
  claims[how].push(keywordId)
  tier?.set(text, claims)
}

function claimsOf(claim: Claim): Claims {
  if (typeof claim !== 'number') return claim
  return claim > 0 ? { named: [claim], called: [] } : { named: [], called: [-claim] }
}
