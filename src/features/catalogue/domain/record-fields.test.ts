import { expect, test } from 'vitest'
import { buildAsset } from '../testing/build-asset.ts'
import type { AssetRecord } from './asset-record.ts'
import { describeAsset } from './describe-asset.ts'
import { readValues } from './ingest-values.ts'
import { mergeSources } from './raw-fields.ts'
import { fieldsOfRecord } from './record-fields.ts'

const rich: Partial<AssetRecord> = {
  sourceKey: 'row:press:7',
  family: 'editorial',
  licenseModel: 'rm',
  keywords: [
    { text: 'Himmel', locale: 'de' },
    { text: 'sky', locale: 'en-us' },
    { text: 'odd@de', locale: 'en-us' },
  ],
  caption: 'Two\nlines',
  place: { venue: 'Arena', city: 'Rome', region: null, country: 'Italy' },
  event: { key: 'cup-2026', name: 'The Cup' },
  people: ['Smith, Ann'],
  ages: ['adult'],
  ethnicities: ['white'],
  compositions: ['closeup', 'copyspace'],
  moods: ['warm'],
  techniques: ['color'],
  viewpoints: ['tilt'],
  editorialProducts: ['sport'],
  releases: { model: 'limited', property: 'none' },
  restrictions: 'No use in Italy',
  hasNudity: true,
  isGenerated: true,
  isEmbeddable: false,
  isEditable: false,
  availability: 'offline',
  popularity: 12,
  stack: 's1',
  series: 's2',
}
const bare: Partial<AssetRecord> = {
  caption: '',
  creditLine: '',
  dateLabel: '',
  keywords: [],
  numberOfPeople: null,
}

test.each([
  ['rich', rich],
  ['bare', bare],
])('a %s record is read again as it was written, and nothing of the file gets in', (_, given) => {
  const { record } = buildAsset(given)
  const sources = { row: fieldsOfRecord(record), xmp: { caption: ['of the file'], city: ['of the file'] } }
  const { values, problems } = readValues(mergeSources(sources))
  expect(problems).toEqual([])
  const { width, height, assetType } = record
  const file = { name: 'x.jpg', sha256: 'ab', format: 'jpg', film: null, width, height, assetType }
  expect(describeAsset(values, file)).toEqual({
    record: { ...record, sourceKey: record.sourceKey },
  })
})
