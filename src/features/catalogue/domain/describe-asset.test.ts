import { expect, test } from 'vitest'
import { describeAsset, type FileFacts, slugOf } from './describe-asset.ts'
import type { FieldValues } from './ingest-values.ts'

const file: FileFacts = {
  name: 'IMG_1234.jpg',
  sha256: 'ab12',
  format: 'jpg',
  assetType: 'image',
  width: 300,
  height: 200,
  film: null,
}

function recordOf(values: FieldValues, facts: Partial<FileFacts> = {}) {
  const described = describeAsset(values, { ...file, ...facts })
  if ('problem' in described) throw new Error(described.problem.reason)
  return described.record
}

test('what nobody said gets a plain default', () => {
  expect(recordOf({ title: 'Sea', artist: 'Ann' })).toMatchObject({
    sourceKey: 'file:ab12',
    family: 'creative',
    licenseModel: 'rf',
    collection: { key: 'imports', name: 'Imports' },
    creditLine: 'Ann / Imports',
    orientation: 'horizontal',
    place: null,
    event: null,
  })
})

test.each<[string, FieldValues, string]>([
  ['the same content is the same asset', {}, 'file:ab12'],
  ['an id counts within its collection', { id: '7', collection: 'x' }, 'row:x:7'],
  ['a source key of an export stays', { sourceKey: 'demo:1' }, 'demo:1'],
  ['but one of a file follows the content', { sourceKey: 'file:old' }, 'file:ab12'],
])('%s', (_, values, sourceKey) => {
  expect(recordOf({ title: 'Sea', ...values }).sourceKey).toBe(sourceKey)
})

test.each([
  ['Two boats. They sail.', 'x.jpg', 'Two boats.'],
  ['No full stop', 'x.jpg', 'No full stop'],
  [undefined, 'old-harbour_rome.jpg', 'Old harbour rome'],
])('the title comes from the caption %j or the file %s', (caption, name, title) => {
  expect(recordOf(caption === undefined ? {} : { caption }, { name }).title).toBe(title)
})

test.each(['IMG_1234.jpg', 'DSC00012.JPG', '20200504_101112.jpg', 'x.png'])('%s is no title', (name) => {
  expect(describeAsset({}, { ...file, name })).toMatchObject({ problem: { field: 'title' } })
})

test('a collection may be named or keyed', () => {
  expect(recordOf({ title: 'Sea', collection: 'Été à Rome' }).collection).toEqual({
    key: 'ete-a-rome',
    name: 'Été à Rome',
  })
  expect(recordOf({ title: 'Sea', collection: 'summer-light' }).collection).toEqual({
    key: 'summer-light',
    name: 'Summer light',
  })
})

test('a row that says film does not make a picture one', () => {
  expect(describeAsset({ title: 'Sea', assetType: 'film' }, file)).toMatchObject({
    problem: { field: 'assetType' },
  })
})

test('slugs keep letters of every script', () => {
  expect(slugOf('東京 2020!')).toBe('東京-2020')
  expect(slugOf('!')).toBe('unnamed')
})
