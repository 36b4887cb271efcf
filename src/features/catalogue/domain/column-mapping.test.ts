import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { columnOf, fieldsOfRow } from './column-mapping.ts'
import { type IngestField, ingestFields } from './ingest-fields.data.ts'

const fields = Object.entries(ingestFields) as [IngestField, (typeof ingestFields)[IngestField]][]

test.each([
  ['title', 'title'],
  ['Headline', 'title'],
  ['Object_Name', 'title'],
  ['Date Created', 'createdOn'],
  ['LICENCE MODEL', 'licenseModel'],
  ['by-line', 'artist'],
])('the column %s is the field %s', (name, field) => {
  expect(columnOf(name)?.field).toBe(field)
})

test.each(['', 'price', 'titles of nobility', 'title de', 'keywords xx'])(
  'the column %j is not read',
  (name) => {
    expect(columnOf(name)).toBeNull()
  },
)

test.each(['keywords de', 'Keywords (pt-BR)', 'keywords_de', 'tags [zh-hk]'])(
  '%s are keywords in a language',
  (name) => {
    expect(columnOf(name)).toMatchObject({ field: 'keywords', locale: expect.any(String) })
  },
)

test('no name means two fields', () => {
  for (const [field, { columns }] of fields) {
    expect(columns.map((name) => columnOf(name)?.field)).toEqual(columns.map(() => field))
  }
})

test('of two columns for one field the better name wins, unless it is empty', () => {
  expect(
    fieldsOfRow([
      ['headline', 'B'],
      ['title', 'A'],
    ]).title,
  ).toEqual(['A'])
  expect(
    fieldsOfRow([
      ['headline', 'B'],
      ['title', ' '],
    ]).title,
  ).toEqual(['B'])
})

test('keywords of all languages are kept, with their language', () => {
  expect(
    fieldsOfRow([
      ['keywords', 'sky; sea'],
      ['keywords de', 'Himmel'],
    ]).keywords,
  ).toEqual(['sky', 'sea', 'Himmel@de'])
})

test('the manual names every column', () => {
  const manual = readFileSync(resolve(import.meta.dirname, '../../../../docs/operating/ingest.md'), 'utf8')
  const missing = fields
    .flatMap(([, { columns }]) => columns)
    .filter((name) => !manual.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
