import { describe, expect, test } from 'vitest'
import type { AssetRecord } from '../../domain/asset-record.ts'
import * as values from '../../domain/asset-values.data.ts'
import { sizeRules, sizesOf } from '../../domain/sizes.ts'
import { mediaKeyOf } from './demo-piece.ts'
import { planDemo } from './plan-demo.ts'
import { unshownValues } from './unshown-values.data.ts'

const plan = await planDemo()
const pieces = Array.from({ length: 2_500 }, (_, place) => plan.pieceAt(place))
const records = pieces.map(({ record }) => record)

type Facet = readonly [
  name: string,
  values: readonly string[],
  of: (record: AssetRecord) => readonly string[],
]

const facets: readonly Facet[] = [
  ['assetType', values.assetTypes, ({ assetType }) => [assetType]],
  ['family', values.families, ({ family }) => [family]],
  ['mediaType', values.mediaTypes, ({ mediaType }) => [mediaType]],
  ['licenseModel', values.licenseModels, ({ licenseModel }) => [licenseModel]],
  ['editorialProduct', values.editorialProducts, ({ editorialProducts }) => editorialProducts],
  ['orientation', values.orientations, ({ orientation }) => [orientation]],
  ['numberOfPeople', values.peopleCounts, ({ numberOfPeople }) => (numberOfPeople ? [numberOfPeople] : [])],
  ['age', values.ages, ({ ages }) => ages],
  ['ethnicity', values.ethnicities, ({ ethnicities }) => ethnicities],
  ['composition', values.compositions, ({ compositions }) => compositions],
  ['mood', values.moods, ({ moods }) => moods],
  ['filmDefinition', values.filmDefinitions, ({ film }) => (film ? [film.definition] : [])],
  ['frameRate', values.frameRates, ({ film }) => (film?.frameRate ? [film.frameRate] : [])],
  ['technique', values.techniques, ({ techniques }) => techniques],
  ['viewpoint', values.viewpoints, ({ viewpoints }) => viewpoints],
  [
    'imageSize',
    sizeRules.map(({ name }) => name),
    (record) => sizesOf({ ...record, format: 'jpg' }).map(({ name }) => name),
  ],
]

describe('the default demo library', () => {
  test.each(facets)('has assets for every value of %s, but for the exceptions', (name, all, of) => {
    const shown = new Set(records.flatMap(of))
    const exceptions = Object.keys(unshownValues[name] ?? {})
    expect(all.filter((value) => !shown.has(value)).sort()).toEqual(exceptions.sort())
  })

  test('holds each thing once, under a name of its own', () => {
    const keys = Array.from({ length: 5_000 }, (_, place) => plan.pieceAt(place).record.sourceKey)
    expect(new Set(keys).size).toBe(keys.length)
    const media = pieces.map(({ origin }) => mediaKeyOf(origin))
    expect(new Set(media).size).toBe(media.length)
  })

  test('credits everything, and says so of what a program has drawn', () => {
    expect(records.filter(({ artist, creditLine }) => artist === '' || creditLine === '')).toEqual([])
    const drawn = pieces.filter(({ origin }) => origin.kind === 'recipe' || origin.kind === 'film')
    expect(drawn.every(({ record }) => record.isGenerated)).toBe(true)
  })

  test('is the same each time', () => {
    expect(plan.pieceAt(123_456)).toEqual(plan.pieceAt(123_456))
    expect(plan.pieceAt(123_456)).not.toEqual(plan.pieceAt(123_457))
  })
})
