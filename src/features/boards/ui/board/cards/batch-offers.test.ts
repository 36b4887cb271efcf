import { describe, expect, test } from 'vitest'
import { asItStands } from '../../../domain/arrangement.ts'
import { offerEvery, type PickCounts, pickedOf } from './batch-offers.ts'

function counts(given: Partial<PickCounts>): PickCounts {
  const whole = { arrangement: asItStands, pageCount: 3, shownCount: 140, assetCount: 140 }
  return { ...whole, picked: 60, isElsewhere: false, ...given }
}

const images = { ...asItStands, kind: 'images' } as const
const newest = { ...asItStands, sort: 'newest' } as const

describe('BOARD-10: how many are picked, and of how many', () => {
  test.each([
    ['a board of several pages', {}, 140],
    ['a board of one page', { pageCount: 1 }, null],
    ['a filter that fills several pages', { arrangement: images, assetCount: 300 }, 140],
    ['a filter beside which others may be picked', { arrangement: images, isElsewhere: true }, null],
  ] as const)('%s', (_, given, of) => {
    expect(pickedOf(counts(given))).toBe(of)
  })
})

describe('BOARD-10: what a press picks beyond the page is what it says', () => {
  test('all that several pages show, in whichever order and under any filter', () => {
    for (const arrangement of [asItStands, newest, images])
      expect(offerEvery(counts({ arrangement, assetCount: 300 }))).toEqual({ count: 140, isAll: true })
  })

  test('of what is too much the first thousand', () => {
    const large = { assetCount: 1_200, shownCount: 1_200, pageCount: 20 }
    for (const arrangement of [asItStands, newest])
      expect(offerEvery(counts({ ...large, arrangement }))).toEqual({ count: 1_000, isAll: false })
    expect(offerEvery(counts({ ...large, picked: 1_000 }))).toBeNull()
  })

  test('nothing on a single page, and where all is picked', () => {
    expect(offerEvery(counts({ pageCount: 1 }))).toBeNull()
    expect(offerEvery(counts({ picked: 140 }))).toBeNull()
  })
})
