import { expect, test } from 'vitest'
import { buildCard, buildCoverage } from '../testing/build-coverage.ts'
import { chooseLead } from './choose-lead.ts'

const wide = buildCard({ id: '1' })
const tall = buildCard({ id: '2', width: 2000, height: 3000 })
const sensitive = buildCard({ id: '3', isSensitive: true })

test('the first with a wide picture leads, and that picture comes before its others', () => {
  const both = buildCoverage({ id: 'both', frames: [tall, wide] })
  const events = [buildCoverage({ frames: [] }), buildCoverage({ frames: [tall] }), both, buildCoverage()]
  expect(chooseLead(events)).toEqual({ ...both, frames: [wide, tall] })
})

test('what not everyone wants to see never leads', () => {
  expect(chooseLead([buildCoverage({ frames: [sensitive, tall] })])).toBeNull()
})

test('nothing leads where nothing is covered', () => {
  expect(chooseLead([])).toBeNull()
})
