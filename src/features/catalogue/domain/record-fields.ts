import type { AssetRecord } from './asset-record.ts'
import { keywordText } from './field-readers.ts'
import type { IngestField } from './ingest-fields.data.ts'

export type WrittenFields = { readonly [Field in Exclude<IngestField, 'file'>]: readonly string[] }

/** A record as the texts from which an ingest reads the same record again. */
export function fieldsOfRecord(record: AssetRecord): WrittenFields {
  const { place, event, film } = record
  return {
    complete: ['yes'],
    sourceKey: [record.sourceKey],
    // Said by the source key already.
    id: [],
    title: [record.title],
    shortTitle: [record.shortTitle],
    caption: [record.caption],
    altText: [record.altText],
    keywords: record.keywords.map(keywordText),
    artist: [record.artist],
    creditLine: [record.creditLine],
    copyright: [record.copyright],
    assetType: [record.assetType],
    family: [record.family],
    mediaType: [record.mediaType],
    licenseModel: [record.licenseModel],
    collection: [record.collection.key],
    collectionName: [record.collection.name],
    qualityRank: [String(record.qualityRank)],
    createdOn: optional(record.createdOn),
    dateLabel: [record.dateLabel],
    venue: optional(place?.venue),
    city: optional(place?.city),
    region: optional(place?.region),
    country: optional(place?.country),
    event: optional(event?.name),
    eventKey: optional(event?.key),
    people: record.people,
    numberOfPeople: optional(record.numberOfPeople),
    ages: record.ages,
    ethnicities: record.ethnicities,
    compositions: record.compositions,
    moods: record.moods,
    viewpoints: record.viewpoints,
    techniques: record.techniques,
    hasNudity: yesOrNo(record.hasNudity),
    modelRelease: [record.releases.model],
    propertyRelease: [record.releases.property],
    restrictions: optional(record.restrictions),
    editorialProducts: record.editorialProducts,
    stack: optional(record.stack),
    series: optional(record.series),
    availability: [record.availability],
    isEmbeddable: yesOrNo(record.isEmbeddable),
    isGenerated: yesOrNo(record.isGenerated),
    isEditable: yesOrNo(record.isEditable),
    popularity: [String(record.popularity)],
    isLoop: film ? yesOrNo(film.isLoop) : [],
    originallyShotOn: optional(film?.originallyShotOn),
    masteredTo: optional(film?.masteredTo),
  }
}

function optional(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined ? [] : [text]
}

function yesOrNo(answer: boolean): readonly string[] {
  return [answer ? 'yes' : 'no']
}
