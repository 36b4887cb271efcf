import type { IndexedAsset } from '#features/catalogue/server.ts'
import { colorTokensOf } from '../domain/colors/palette-colors.ts'
import type { entryMarks } from '../domain/entry-fields.data.ts'
import { gap, type IndexEntry, type Token } from '../domain/index-entry.ts'
import { indexTokens } from '../domain/language/index-tokens.ts'
import { conceptToken } from '../domain/language/search-vocabulary.ts'
import { lookOf } from '../domain/look.ts'
import { dayNumber } from '../domain/parameters/parameter-filters.ts'
import type { Language } from './language/open-language.ts'

type Mark = (typeof entryMarks)[number]

/** What the index is to know of an asset. */
export function entryOfAsset(asset: IndexedAsset, language: Language): IndexEntry {
  const { place, descriptor } = asset
  const locations = [place?.city, place?.region, place?.country].flatMap((name) => name || [])
  return {
    id: asset.id,
    assetType: asset.assetType,
    fields: {
      family: asset.family,
      mediaType: asset.mediaType,
      licenseModel: asset.licenseModel,
      availability: asset.availability,
      orientation: asset.orientation,
      numberOfPeople: asset.numberOfPeople,
      definition: asset.definition,
      frameRate: asset.frameRate,
      editorialProducts: asset.editorialProducts,
      compositions: asset.compositions,
      ages: asset.ages,
      ethnicities: asset.ethnicities,
      moods: asset.moods,
      techniques: asset.techniques,
      viewpoints: asset.viewpoints,
      marks: marksOf(asset),
      collection: asset.collectionKey,
      artist: asset.artist || null,
      event: asset.eventId,
      series: asset.seriesId,
      stack: asset.stackId,
      events: asset.eventIds,
      people: asset.people.map(({ id }) => id),
      locations: [...new Set(locations)],
      keywords: asset.keywordIds.map(String),
      curatedSets: asset.curatedSets,
      createdOn: dayOf(asset.createdOn),
      submittedOn: dayOf(asset.submittedOn),
      popularity: asset.popularity,
      quality: asset.qualityRank,
      durationMs: asset.durationMs,
      longerSide: Math.max(asset.width, asset.height),
    },
    words: wordsOf(asset, language),
    look: descriptor && lookOf(descriptor),
  }
}

function marksOf(asset: IndexedAsset): readonly Mark[] {
  const isReleased = (status: IndexedAsset['modelRelease']) =>
    status === 'released' || status === 'notapplicable'
  const isReleasedWhole = isReleased(asset.modelRelease) && isReleased(asset.propertyRelease)
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['embeddable', asset.isEmbeddable],
    ['nudity', asset.hasNudity],
    ['released', isReleasedWhole],
    ['generated', asset.isGenerated],
    ['editable', asset.isEditable],
    ['blackandwhite', asset.moods.includes('bandw') || asset.techniques.includes('blackandwhite')],
    ['vectorfile', /^(?:svg|eps|ai)$/i.test(asset.originalFormat)],
    ['unrestricted', isReleasedWhole && !asset.isRestricted],
  ]
  return marks.filter(([, isTrue]) => isTrue).map(([mark]) => mark)
}

function wordsOf(asset: IndexedAsset, language: Language): IndexEntry['words'] {
  const { title, caption, freeKeywords, place } = asset
  const { code, texts } = language.analyzeTogether([title, caption])
  const [titleWords = [], captionWords = []] = texts
  const country = place?.country ? language.countryKeyword(place.country) : null
  const keywordIds = new Set(country === null ? asset.keywordIds : [...asset.keywordIds, country])
  return {
    title: indexTokens(titleWords),
    names: withGaps(namesOf(asset, country, language), language.nameTokens),
    freeKeywords: withGaps(freeKeywords, (text) => indexTokens(language.analyzeText(text, code))),
    // What a compound is made of is worth no more than a word of the caption.
    caption: [...indexTokens(captionWords), ...language.partsOf([...titleWords, ...captionWords], code)],
    concepts: conceptsOf(keywordIds),
    broaderConcepts: broaderConcepts(keywordIds, language),
    colors: colorTokensOf(asset.palette),
  }
}

function namesOf(asset: IndexedAsset, country: number | null, { thesaurus }: Language): readonly string[] {
  const { people, eventName, place, artist, collectionName } = asset
  const names = [
    ...people.map(({ name }) => name),
    eventName,
    place?.venue,
    place?.city,
    place?.region,
    country === null ? place?.country : thesaurus.nameOf(country, 'en-us'),
    artist,
    collectionName,
  ]
  return names.flatMap((name) => name || [])
}

/** Keywords are written in the order of their importance: the first ones are what it shows. */
const leadingKeywords = 4

function conceptsOf(keywordIds: ReadonlySet<number>): readonly Token[] {
  const tokens = [...keywordIds].map(conceptToken)
  return [...tokens, ...tokens.slice(0, leadingKeywords)]
}

function broaderConcepts(keywordIds: ReadonlySet<number>, { thesaurus }: Language): readonly Token[] {
  const above = new Set<number>()
  for (const id of keywordIds) {
    for (const wider of thesaurus.broaderOf(id)) if (!keywordIds.has(wider)) above.add(wider)
  }
  return [...above].map(conceptToken)
}

function withGaps(texts: readonly string[], tokensOf: (text: string) => readonly Token[]): readonly Token[] {
  const tokens: Token[] = []
  for (const text of texts) {
    if (tokens.length > 0) tokens.push(gap)
    tokens.push(...tokensOf(text))
  }
  return tokens
}

function dayOf(date: string | null): number | null {
  return date === null ? null : dayNumber(date)
}
