export { clamp } from './domain/clamp.ts'
export { countChanges, longestCompared } from './domain/count-changes.ts'
export { compareTerms, distinctTerms, mostTerms } from './domain/distinct-terms.ts'
export { entryFields, entryMarks, type FieldRule, textParts } from './domain/entry-fields.data.ts'
export { deepestNesting, fieldOfFilter } from './domain/field-of-filter.ts'
export type {
  EventGroup,
  FacetOption,
  Facets,
  Gallery,
  GalleryEvent,
  Likeness,
  RelatedPreview,
} from './domain/gallery.ts'
export {
  type EntryField,
  gap,
  type IndexEntry,
  lookLength,
  type NameField,
  type NamesField,
  type NumberField,
  type TextPart,
  type Token,
  type ValueField,
} from './domain/index-entry.ts'
export {
  type Answer,
  deepestOffset,
  type FacetCount,
  type FacetQuestion,
  type Filter,
  farthestSpelling,
  type GroupAnswer,
  type GroupQuestion,
  type IndexTerm,
  type Match,
  mostFacetValues,
  mostHits,
  mostPrefixTokens,
  type Order,
  type Question,
  type RelatedQuestion,
  type SimilarAnswer,
  type SimilarQuestion,
  type SpellingAnswer,
  type SpellingQuestion,
  type SuggestQuestion,
  type TermKind,
} from './domain/index-question.ts'
export type { Word } from './domain/language/analyzer.ts'
export type { LanguageCode } from './domain/language/language-code.ts'
export type { PhraseNode, PhraseTree } from './domain/language/phrase-tree.ts'
export type { PlannedMatch, PlanOptions } from './domain/language/plan-match.ts'
export type { PlannedWord } from './domain/language/plan-words.ts'
export type { SearchVocabulary } from './domain/language/search-vocabulary.ts'
export type { Thesaurus } from './domain/language/thesaurus.ts'
export { lookOf } from './domain/look.ts'
export { availableParameters } from './domain/parameters/availability.ts'
export {
  clearParameters,
  setParameter,
  toggleParameter,
  toggleValues,
} from './domain/parameters/change-parameters.ts'
export type { Surroundings } from './domain/parameters/consequences.ts'
export { pageOf, withDefaults } from './domain/parameters/default-parameters.ts'
export { dayNumber, filtersOf, orderOf } from './domain/parameters/parameter-filters.ts'
export type { ParameterName, ParameterValue, SearchParameters } from './domain/parameters/parameter-table.ts'
export { parseParameters, writeParameters } from './domain/parameters/parameters-in-url.ts'
export { parseAddress, type SearchAddress, writeAddress } from './domain/parameters/search-address.ts'
export { changeSearch, type SearchChange } from './domain/parameters/search-change.ts'
export { profileOf, type SearchProfile } from './domain/parameters/search-profile.ts'
export type { Clarification, ExplainedPart, QueryCorrection } from './domain/reading/search-notes.ts'
export { assetsPerPage } from './domain/result-pages.ts'
