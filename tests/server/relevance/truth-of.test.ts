import { expect, test } from 'vitest'
import { planDemo } from '../../../src/features/catalogue/server/demo/plan-demo.ts'
import { truthOf } from './truth-of.ts'

const plan = await planDemo()
const pieces = Array.from({ length: plan.chosen }, (_, place) => plan.pieceAt(place))
const truthOfFirst = (start: string) => {
  const piece = pieces.find(({ record }) => record.sourceKey.startsWith(start))
  return piece ? [...truthOf(piece)] : []
}

test('a piece is what it was made of', () => {
  expect(truthOfFirst('drawn:sea/sunset')).toContain('sea/sunset')
  expect(truthOfFirst('film:smoke/white')).toEqual(expect.arrayContaining(['smoke/white', 'type/film']))
  expect(truthOfFirst('drawing:pattern/leaves/ocean')).toContain('pattern/leaves/ocean')
  expect(truthOfFirst('glyph:noto/dog')).toContain('glyph/dog-face')
  expect(truthOfFirst('glyph:noto/woman-scientist')).toContain('glyph/woman-scientist')
  expect(truthOfFirst('public-domain:261941')).toContain('work/met-seascape-collection/261941')
})

test('a picture of an event knows what is above it, where, when and who', () => {
  expect(truthOfFirst('coverage:meridian-cup-2025-trophy/0')).toEqual(
    expect.arrayContaining([
      'scene/award-ceremony/garden',
      'event/meridian-cup-2025-trophy',
      'event/meridian-cup-2025-final',
      'event/meridian-cup-2025',
      'city/Aldermont',
      'day/2025/06/22',
      'shows/ilvani-torresund',
      'product/sport',
    ]),
  )
})
