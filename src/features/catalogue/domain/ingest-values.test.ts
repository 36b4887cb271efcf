import { expect, test } from 'vitest'
import { readValues } from './ingest-values.ts'
import { mergeSources, type RawFields } from './raw-fields.ts'

const read = (row: RawFields) => readValues(mergeSources({ row }))

test('values of every kind are read', () => {
  expect(
    read({
      licenseModel: ['Royalty-free'],
      numberOfPeople: ['5'],
      ethnicities: ['Caucasian', 'Japanese'],
      modelRelease: ['http://ns.useplus.org/ldf/vocab/MR-UMR'],
      isGenerated: ['http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'],
      createdOn: ['2020-05-04T10:00:00+02:00'],
    }).values,
  ).toEqual({
    licenseModel: 'rf',
    numberOfPeople: 'group',
    ethnicities: ['white', 'japanese'],
    modelRelease: 'released',
    isGenerated: true,
    createdOn: { day: '2020-05-04', label: '2020-05-04' },
  })
})

test('each wrong value is told with its field, its text and where it stood', () => {
  const { values, problems } = read({ title: ['Sea'], family: ['both'], createdOn: ['4/5/2020'] })
  expect(values).toEqual({ title: 'Sea' })
  expect(problems).toEqual([
    { field: 'family', reason: '“both” is none of creative, editorial', source: 'row' },
    { field: 'createdOn', reason: '“4/5/2020” is no date; write it as YYYY-MM-DD', source: 'row' },
  ])
})
