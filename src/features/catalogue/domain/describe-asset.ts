import type { AssetRecord, RecordFilm } from './asset-record.ts'
import type { AssetType } from './asset-values.data.ts'
import { cleanText } from './field-readers.ts'
import type { IngestField } from './ingest-fields.data.ts'
import type { FieldValues } from './ingest-values.ts'
import { orientationOf } from './orientation.ts'

/** What the file itself says. */
export type FileFacts = {
  readonly name: string
  readonly sha256: string
  readonly format: string
  readonly assetType: AssetType
  readonly width: number
  readonly height: number
  readonly film: Omit<RecordFilm, 'isLoop' | 'originallyShotOn' | 'masteredTo'> | null
}

export type Described =
  | { readonly record: AssetRecord }
  | { readonly problem: { readonly field: IngestField; readonly reason: string } }

const defaultCollection = { key: 'imports', name: 'Imports' }

/** A whole record from what was given and from the file; what nobody said gets a plain default. */
export function describeAsset(values: FieldValues, file: FileFacts): Described {
  const title = values.title ?? titleOf(values, file.name)
  if (!title) return { problem: { field: 'title', reason: 'is missing, and the file name says nothing' } }
  if (values.assetType && values.assetType !== file.assetType) {
    return { problem: { field: 'assetType', reason: `says ${values.assetType}, but the file is not one` } }
  }
  const collection = collectionOf(values)
  const artist = values.artist ?? ''
  // An export says everything; what it leaves empty was empty.
  const isComplete = values.complete === true
  const credit = [artist, collection.name].filter((part) => part !== '').join(' / ')
  return {
    record: {
      sourceKey: sourceKeyOf(values, collection.key, file.sha256),
      assetType: file.assetType,
      family: values.family ?? (values.editorialProducts?.length ? 'editorial' : 'creative'),
      mediaType: values.mediaType ?? (file.format === 'svg' ? 'vector' : 'photography'),
      licenseModel: values.licenseModel ?? 'rf',
      title,
      shortTitle: values.shortTitle ?? (isComplete ? '' : shorten(title, 60)),
      caption: values.caption ?? '',
      altText: values.altText ?? '',
      keywords: values.keywords ?? [],
      artist,
      creditLine: values.creditLine ?? (isComplete ? '' : credit),
      copyright: values.copyright ?? '',
      collection,
      qualityRank: values.qualityRank ?? 3,
      createdOn: values.createdOn?.day ?? null,
      dateLabel: values.dateLabel ?? (isComplete ? '' : (values.createdOn?.label ?? '')),
      place: placeOf(values),
      event: eventOf(values),
      people: values.people ?? [],
      numberOfPeople: values.numberOfPeople ?? null,
      ages: values.ages ?? [],
      ethnicities: values.ethnicities ?? [],
      compositions: values.compositions ?? [],
      moods: values.moods ?? [],
      viewpoints: values.viewpoints ?? [],
      techniques: values.techniques ?? [],
      hasNudity: values.hasNudity ?? false,
      releases: { model: values.modelRelease ?? 'none', property: values.propertyRelease ?? 'none' },
      restrictions: values.restrictions ?? null,
      editorialProducts: values.editorialProducts ?? [],
      stack: values.stack ?? null,
      series: values.series ?? null,
      availability: values.availability ?? 'online',
      isEmbeddable: values.isEmbeddable ?? true,
      isGenerated: values.isGenerated ?? false,
      isEditable: values.isEditable ?? true,
      popularity: values.popularity ?? 0,
      width: file.width,
      height: file.height,
      orientation: orientationOf(file),
      film: filmOf(values, file),
    },
  }
}

/** The same content is the same asset, unless rows give ids of their own. */
function sourceKeyOf({ sourceKey, id }: FieldValues, collectionKey: string, sha256: string): string {
  if (sourceKey && !sourceKey.startsWith('file:')) return sourceKey
  return id ? `row:${collectionKey}:${id}` : `file:${sha256}`
}

/** `Summer Light` is a name, `summer-light` a key. */
function collectionOf({ collection, collectionName }: FieldValues): AssetRecord['collection'] {
  if (!collection) return defaultCollection
  const isKey = /^[a-z0-9]+([-_.][a-z0-9]+)*$/.test(collection)
  const key = isKey ? collection : slugOf(collection)
  if (collectionName) return { key, name: collectionName }
  if (!isKey) return { key, name: collection }
  return key === defaultCollection.key ? defaultCollection : { key, name: sentenceOf(key) }
}

/** Words of any script joined by hyphens. */
export function slugOf(name: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'unnamed'
}

function placeOf({ venue, city, region, country }: FieldValues): AssetRecord['place'] {
  const place = { venue: venue ?? null, city: city ?? null, region: region ?? null, country: country ?? null }
  return Object.values(place).some((part) => part !== null) ? place : null
}

function eventOf({ event, eventKey }: FieldValues): AssetRecord['event'] {
  if (!event && !eventKey) return null
  return { key: eventKey ?? slugOf(event ?? ''), name: event ?? sentenceOf(eventKey ?? '') }
}

function filmOf(values: FieldValues, { film }: FileFacts): RecordFilm | null {
  if (!film) return null
  return {
    ...film,
    isLoop: values.isLoop ?? false,
    originallyShotOn: values.originallyShotOn ?? null,
    masteredTo: values.masteredTo ?? null,
  }
}

/** What cameras and copying programs call files. */
const cameraWords = /\b(img|dsc[fn]?|dcim|pict|mvi|gopr|pxl|vid|scan|image|copy)\b/gi

/** Where no title was given: the caption's first sentence, else a file name that was written by a person. */
function titleOf({ caption }: FieldValues, fileName: string): string | null {
  const sentence = /^[^\n]*?[.!?](?=\s|$)/.exec(caption ?? '')?.[0] ?? caption?.split('\n')[0]
  if (sentence) return shorten(cleanText(sentence), 120)
  const words = cleanText(fileName.replace(/\.[^.]+$/, '').replaceAll(/[-_+.\s]+/g, ' '))
  const told = words.replaceAll(/\d+/g, ' ').replaceAll(cameraWords, ' ')
  return /\p{L}{3}/u.test(told) ? sentenceOf(words) : null
}

function sentenceOf(key: string): string {
  const words = key.replaceAll(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function shorten(long: string, most: number): string {
  if (long.length <= most) return long
  const cut = long.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()}…`
}
