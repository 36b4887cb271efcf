import { createHash } from 'node:crypto'
import { rendererVersion } from '#renderer/recipe.ts'
import type { AssetRecord } from '../../domain/asset-record.ts'
import { orientationOf } from '../../domain/orientation.ts'
import type { Origin } from '../media/origin.ts'

/** One thing the demo library can hold: what is said about it, and where its picture comes from. */
export type DemoPiece = {
  readonly record: AssetRecord
  readonly origin: Origin
  /** What it shows, strongest first; empty where only the picture itself can tell. */
  readonly colors: readonly string[]
}

type Named =
  | 'sourceKey'
  | 'family'
  | 'mediaType'
  | 'licenseModel'
  | 'title'
  | 'caption'
  | 'artist'
  | 'creditLine'
  | 'collection'
  | 'width'
  | 'height'
export type DemoFacts = Pick<AssetRecord, Named> &
  Partial<Omit<AssetRecord, Named | 'keywords'>> & { readonly keywords: readonly string[] }

/** A whole record from what a piece has to say; everything else is as of a generated picture without people. */
export function demoRecord(facts: DemoFacts): AssetRecord {
  return {
    assetType: 'image',
    shortTitle: '',
    altText: '',
    copyright: '',
    qualityRank: 3,
    createdOn: null,
    dateLabel: '',
    place: null,
    event: null,
    people: [],
    numberOfPeople: 'none',
    ages: [],
    ethnicities: [],
    compositions: [],
    moods: [],
    viewpoints: [],
    techniques: [],
    hasNudity: false,
    releases: { model: 'notapplicable', property: 'notapplicable' },
    restrictions: null,
    editorialProducts: [],
    stack: null,
    series: null,
    availability: 'online',
    isEmbeddable: true,
    isGenerated: true,
    isEditable: true,
    popularity: 0,
    orientation: orientationOf(facts),
    film: null,
    ...facts,
    keywords: facts.keywords.map((text) => ({ text, locale: 'en-us' })),
  }
}

/** Named by what is drawn and by whom: another version of the renderer draws other pictures. */
export function mediaKeyOf(origin: Origin): string {
  return createHash('sha256')
    .update(`${rendererVersion} ${JSON.stringify(origin)}`)
    .digest('hex')
    .slice(0, 20)
}

/** Repeatable variety: a number from 0 up to a limit for this piece and this question. */
export function varied(index: number, question: number, limit: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) % limit
}
