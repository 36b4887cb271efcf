import { createHash } from 'node:crypto'
import { locales } from '#i18n/locales.ts'
import {
  broaderOfEmoji,
  englishNames,
  leftOutEmoji,
  sameAsEmoji,
} from '../../domain/vocabulary/emoji-exceptions.data.ts'
import { emojiGroups } from '../../domain/vocabulary/emoji-groups.data.ts'
import { englishSynonyms } from '../../domain/vocabulary/english-synonyms.data.ts'
import { joinVersion, joinVocabulary } from '../../domain/vocabulary/join-vocabulary.ts'
import { termName } from '../../domain/vocabulary/term-names.ts'
import { terms } from '../../domain/vocabulary/terms.data.ts'
import type { Vocabulary } from '../../domain/vocabulary.ts'
import { readAllAnnotations, readCldrVersion } from './read-annotations.ts'

/** The whole vocabulary, read anew each time: it is loaded into the database and need not stay in memory. */
export async function readVocabulary(): Promise<Vocabulary> {
  return joinVocabulary(await readAllAnnotations())
}

/** Changes with whatever the vocabulary is made of, without reading all of it. Names of countries come from ICU. */
export async function vocabularyVersion(): Promise<string> {
  const names = terms.map(([key]) => locales.map((locale) => termName(key, locale)))
  const tables = [
    terms,
    names,
    emojiGroups,
    leftOutEmoji,
    sameAsEmoji,
    englishNames,
    englishSynonyms,
    broaderOfEmoji,
  ]
  const sources = [joinVersion, await readCldrVersion(), process.versions.icu, tables]
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16)
}
