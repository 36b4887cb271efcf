import type { Word } from './analyzer.ts'
import type { LanguageCode } from './language-code.ts'
import { stopWords } from './stop-words.data.ts'

const stopSets = new Map<LanguageCode, ReadonlySet<string>>()

function stopsOf(code: LanguageCode): ReadonlySet<string> {
  const known = stopSets.get(code) ?? new Set(stopWords[code].split(' '))
  stopSets.set(code, known)
  return known
}

/** English ones too, unless they mean something in the locale: a Turkish "at" is a horse. */
export function isStopWord({ written }: Word, isConcept: boolean, code: LanguageCode): boolean {
  return stopsOf(code).has(written) || (!isConcept && stopsOf('en').has(written))
}
