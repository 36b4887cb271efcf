import { createHash } from 'node:crypto'
import type { VocabularyRows } from '#features/catalogue/server.ts'
import { entryFields, textParts } from '../../domain/entry-fields.data.ts'
import { entryOfAsset } from '../entry-of-asset.ts'
import { languageVersion, openLanguage } from '../language/open-language.ts'
import type { IndexRules } from './index-rules.ts'
import { ruleProbes } from './rule-probes.data.ts'

export function openIndexRules(vocabulary: VocabularyRows): IndexRules {
  const language = openLanguage(vocabulary)
  const entryOf: IndexRules['entryOf'] = (asset) => entryOfAsset(asset, language)
  const made = [languageVersion, entryFields, textParts, ruleProbes.map(entryOf)]
  return {
    version: createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16),
    entryOf,
    fold: language.fold,
    wordsOf: language.wordsOf,
  }
}
