import type { SearchVocabulary } from '../domain/language/search-vocabulary.ts'

type Names = Readonly<Record<string, readonly [name: string, ...synonyms: string[]]>>

const rows: readonly (readonly [id: number, kind: string, broader: readonly number[], names: Names])[] = [
  [1, 'subject', [], { 'en-us': ['animal'], de: ['Tier'], fr: ['animal'] }],
  [2, 'subject', [1], { 'en-us': ['dog', 'hound'], de: ['Hund'], fr: ['chien'], ja: ['犬', 'イヌ'] }],
  [3, 'subject', [1], { 'en-us': ['cat'], de: ['Katze'], fr: ['chat'], ja: ['猫'] }],
  [4, 'subject', [], { 'en-us': ['hot dog'], de: ['Hotdog'], fr: ['hot dog'] }],
  [5, 'style', [], { 'en-us': ['copy space'], de: ['Textfreiraum', 'copy space'], fr: ['espace texte'] }],
  [6, 'subject', [], { 'en-us': ['bat', 'flying mouse'], de: ['Fledermaus'], fr: ['chauve-souris'] }],
  [7, 'subject', [], { 'en-us': ['baseball bat', 'bat'], de: ['Schläger'], fr: ['batte'] }],
  [8, 'subject', [], { 'en-us': ['sun'], de: ['Sonne'], fr: ['soleil'] }],
  [9, 'subject', [], { 'en-us': ['hut', 'cabin'], de: ['Hütte'], fr: ['hutte'] }],
  [10, 'place', [11], { 'en-us': ['France'], de: ['Frankreich'], fr: ['France'] }],
  [11, 'place', [], { 'en-us': ['Europe'], de: ['Europa'], fr: ['Europe'] }],
  [12, 'subject', [], { 'en-us': ['horse'], de: ['Pferd'], tr: ['at'] }],
  [13, 'subject', [], { 'en-us': ['glasses'], de: ['Brille'] }],
  [14, 'subject', [], { 'en-us': ['glass'], de: ['Glas'] }],
]

/** A few keywords with names in a few locales. */
export const smallVocabulary: SearchVocabulary = {
  keywords: rows.map(([id, kind, broader]) => ({ id, kind, broader })),
  names: rows.flatMap(([keywordId, , , names]) =>
    Object.entries(names).map(([locale, [name, ...synonyms]]) => ({
      keywordId,
      locale,
      name,
      synonyms,
      related: keywordId === 2 ? ['bone'] : [],
    })),
  ),
}
