import { openSearcher } from '#adapters/search-index/embedded/query/open-searcher.ts'
import { buildSegment } from '#adapters/search-index/embedded/segment/build-segment.ts'
import { openNameTable } from '#adapters/search-index/embedded/segment/name-table.ts'
import { openTerms } from '#adapters/search-index/embedded/terms/open-terms.ts'
import type { AssetCard, KnownPerson } from '#features/catalogue/domain.ts'
import type { IndexedAsset } from '#features/catalogue/server.ts'
import type { IndexTerm, SearchVocabulary } from '#features/search/domain.ts'
import { entryOfAsset, openLanguage, type SearchNeeds } from '#features/search/server.ts'

/** A small library in the embedded engine, without threads or database, and the needs of a search in it. */
export type SmallSearch = SearchNeeds & {
  /** How often the index was searched. */
  readonly searches: () => number
}

type Shown = Partial<IndexedAsset> & Pick<IndexedAsset, 'id' | 'title'>

const names = [
  { keywordId: 1, 'en-us': 'dog', de: 'Hund' },
  { keywordId: 2, 'en-us': 'beach', de: 'Strand' },
  { keywordId: 3, 'en-us': 'football', de: 'Fußball' },
  { keywordId: 4, 'en-us': 'sea', de: 'Meer' },
]

const vocabulary: SearchVocabulary = {
  keywords: names.map(({ keywordId }) => ({ id: keywordId, kind: 'subject', broader: [] })),
  names: names.flatMap(({ keywordId, ...texts }) =>
    Object.entries(texts).map(([locale, name]) => ({ keywordId, locale, name, synonyms: [], related: [] })),
  ),
}

export function openSmallSearch(
  assets: readonly Shown[],
  { persons, today }: { persons: readonly KnownPerson[]; today: number },
): SmallSearch {
  const language = openLanguage(vocabulary)
  const library = assets.map(complete)
  const table = openNameTable()
  const segment = buildSegment(
    'small',
    library.map((asset) => entryOfAsset(asset, language)),
    table,
  )
  const searcher = openSearcher({ parts: [{ segment, dead: null }], names: table.lists })
  const terms = openTerms(termsOf(library, persons, language))
  const cards = new Map(library.map((asset) => [asset.id, cardOf(asset)]))
  let searches = 0
  return {
    language,
    today: () => today,
    searches: () => searches,
    index: {
      search: async (question) => {
        searches += 1
        return searcher.search(question)
      },
      group: async (question) => searcher.group(question),
      related: async (question) => searcher.related(question),
      suggest: async (question) => terms.suggest(question),
      spell: async (question) => terms.spell(question),
    },
    catalogue: {
      readCards: async (ids) => ids.flatMap((id) => cards.get(id) ?? []),
      readNamesakes: async (called) =>
        persons.filter(({ name, alsoKnownAs }) =>
          [name, ...alsoKnownAs].some((text) => called.includes(text)),
        ),
    },
  }
}

function termsOf(
  library: readonly IndexedAsset[],
  persons: readonly KnownPerson[],
  language: ReturnType<typeof openLanguage>,
): readonly IndexTerm[] {
  const counts = new Map<string, number>()
  for (const { title } of library) {
    for (const word of language.wordsOf(title)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const term = (kind: IndexTerm['kind'], text: string, id: string, weight: number): IndexTerm => ({
    kind,
    locale: null,
    text,
    folded: language.fold(text),
    id,
    weight,
  })
  const places = new Set(library.flatMap(({ place }) => place?.city ?? []))
  return [
    ...[...counts].map(([word, weight]) => term('word', word, '', weight)),
    ...persons.flatMap(({ id, name, alsoKnownAs }) =>
      [name, ...alsoKnownAs].map((text) => term('person', text, id, 1)),
    ),
    ...[...places].map((place) => term('place', place, place, 1)),
    ...vocabulary.names.map(({ keywordId, locale, name }) => ({
      ...term('keyword', name, String(keywordId), 1),
      locale,
    })),
  ]
}

function complete(given: Shown): IndexedAsset {
  return {
    assetType: 'image',
    family: 'creative',
    mediaType: 'photography',
    licenseModel: 'rf',
    availability: 'online',
    orientation: 'horizontal',
    numberOfPeople: null,
    definition: null,
    frameRate: null,
    durationMs: null,
    editorialProducts: [],
    compositions: [],
    ages: [],
    ethnicities: [],
    moods: [],
    techniques: [],
    viewpoints: [],
    isEmbeddable: true,
    hasNudity: false,
    modelRelease: 'notapplicable',
    propertyRelease: 'notapplicable',
    isRestricted: false,
    isGenerated: false,
    isEditable: true,
    originalFormat: 'jpg',
    collectionKey: 'studio',
    collectionName: 'Studio',
    artist: '',
    eventId: null,
    eventName: '',
    eventIds: [],
    seriesId: null,
    stackId: null,
    people: [],
    place: null,
    keywordIds: [],
    freeKeywords: [],
    curatedSets: [],
    createdOn: null,
    submittedOn: '2026-01-01',
    popularity: 0,
    qualityRank: 3,
    width: 1_600,
    height: 1_200,
    caption: '',
    palette: [],
    descriptor: null,
    ...given,
  }
}

function cardOf({
  id,
  assetType,
  title,
  artist,
  family,
  licenseModel,
  width,
  height,
}: IndexedAsset): AssetCard {
  return {
    id,
    assetType,
    title,
    altText: '',
    artist,
    family,
    licenseModel,
    width,
    height,
    mediaKey: `m${id}`,
    dominantColor: '#808080',
    isOffline: false,
    isSensitive: false,
    durationMs: null,
  }
}
