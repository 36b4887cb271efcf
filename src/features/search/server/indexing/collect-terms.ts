import { setImmediate as breathe } from 'node:timers/promises'
import type { NamedThing, TermQueries } from '#features/catalogue/server.ts'
import type { IndexTerm } from '../../domain/index-question.ts'
import type { IndexRules } from './index-rules.ts'

const shortestWord = 3
const longestWord = 40
/** A word that stands once is as likely a slip as a word. */
const leastOften = 2
const mostWords = 200_000
/** So many are worked on before others get their turn. */
const atOnce = 2_000

/** Everything that can be proposed or that a misspelt word may have meant, from the catalogue as it is. */
export async function collectTerms(
  queries: TermQueries,
  rules: Pick<IndexRules, 'fold' | 'wordsOf'>,
): Promise<readonly IndexTerm[]> {
  const named = [...(await queries.readKeywords()), ...(await queries.readNames())]
  const terms: IndexTerm[] = []
  await inTurns(named, (thing) => terms.push(...termsOf(thing, rules)))
  const counts = new Map<string, number>()
  await inTurns(await queries.sampleTexts(), (text) => {
    for (const word of rules.wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  })
  const words = [...counts]
    .filter(([word, often]) => often >= leastOften && isWord(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([word, often]) => wordTerm(word, null, often))
  return withoutRepetition([...terms, ...words])
}

/** Its names, and the words of them: what no asset has is not proposed, but it is no slip either. */
function termsOf(
  { kind, locale, text, others, id, weight }: NamedThing,
  rules: Pick<IndexRules, 'fold' | 'wordsOf'>,
) {
  const isProposed = weight > 0
  // Other names of a person lead to the person; synonyms of a keyword are read as it, so one proposal is enough.
  const proposed = kind === 'person' ? [text, ...others] : [text]
  const terms = isProposed
    ? proposed.map((name): IndexTerm => ({ kind, locale, text: name, folded: rules.fold(name), id, weight }))
    : []
  const words = [text, ...others].flatMap((name) => rules.wordsOf(name)).filter(isWord)
  return [...terms, ...words.map((word) => wordTerm(word, locale, weight))]
}

function wordTerm(word: string, locale: string | null, weight: number): IndexTerm {
  return { kind: 'word', locale, text: word, folded: word, id: '', weight }
}

/** Figures are never misspelt. */
function isWord(word: string): boolean {
  return word.length >= shortestWord && word.length <= longestWord && !/\d/.test(word)
}

/** Of the same word the heaviest. */
function withoutRepetition(terms: readonly IndexTerm[]): readonly IndexTerm[] {
  const kept = new Map<string, IndexTerm>()
  for (const term of terms) {
    const key = `${term.kind} ${term.locale} ${term.id} ${term.folded}`
    const known = kept.get(key)
    if (!known || known.weight < term.weight) kept.set(key, term)
  }
  return [...kept.values()].filter(({ folded }) => folded !== '')
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    for (const item of items.slice(start, start + atOnce)) work(item)
    await breathe()
  }
}
