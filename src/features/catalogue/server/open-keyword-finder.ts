import { isLocale } from '#i18n/locales.ts'
import type { Database } from '#platform/database.ts'
import { indexVocabulary, matchKeyword } from '../domain/vocabulary/match-keyword.ts'
import type { FindKeyword } from './asset-row.ts'
import { readVocabulary, vocabularyVersion } from './vocabulary/read-vocabulary.ts'
import { loadVocabulary, readKeywordIds } from './vocabulary-queries.ts'

/** For those who write assets: brings the vocabulary up to date and finds the meaning of a word in it. */
export async function openKeywordFinder(db: Database): Promise<FindKeyword> {
  const vocabulary = await readVocabulary()
  await loadVocabulary(db, await vocabularyVersion(), async () => vocabulary)
  const ids = await readKeywordIds(db)
  const index = indexVocabulary(vocabulary)
  // The same words come again and again; a map is far quicker than folding each anew.
  const known = new Map<string, ReturnType<FindKeyword>>()
  return (text, locale) => {
    const question = `${locale} ${text}`
    const before = known.get(question)
    if (before !== undefined) return before
    const key = isLocale(locale) ? matchKeyword(index, text, locale) : null
    const id = key ? ids.get(key) : undefined
    const found = id === undefined ? null : { id }
    if (known.size < 100_000) known.set(question, found)
    return found
  }
}
