import type { Steps } from '../steps.ts'
import type { Word } from './analyzer.ts'
import { type ConceptName, type ConceptWords, openConceptWords } from './concept-words.ts'

/** A word that stands in more names than this says too little by itself. */
const mostNames = 12

type LooseName = Pick<ConceptName, 'keywordId' | 'name'> & Readonly<{ related: readonly string[] }>

/**
 * What a word may mean that no keyword is called by: one that comes to mind with it, or one whose name it is a part of. For
 * words that would otherwise find nothing in a library that is written in another language.
 */
export function* openLooseWords(
  names: readonly LooseName[],
  analyze: (text: string) => readonly Word[],
): Steps<ConceptWords> {
  const inNames = new Map<string, Set<number>>()
  const parts: (readonly Word[])[] = []
  for (const { keywordId, name } of names) {
    const words = analyze(name)
    const isOfSeveral = words.length > 1
    parts.push(isOfSeveral ? words : [])
    for (const { token } of isOfSeveral ? words : []) {
      inNames.set(token, (inNames.get(token) ?? new Set()).add(keywordId))
    }
    yield
  }
  const isTelling = ({ token, written }: Word) =>
    [...written].length > 1 && (inNames.get(token)?.size ?? 0) <= mostNames
  return yield* openConceptWords(
    names.map(({ keywordId, related }, at) => ({
      keywordId,
      name: '',
      synonyms: [...related, ...(parts[at] ?? []).filter(isTelling).map(({ written }) => written)],
    })),
    analyze,
  )
}
