import { expect, test } from 'vitest'
import { type CountMove, sumMoves } from './count-moves.ts'

const photo: CountMove = {
  collectionId: '1',
  assetType: 'image',
  family: 'creative',
  mediaType: 'photography',
  licenseModel: 'rf',
  eventId: null,
  by: 1,
}

test('moves of one shelf are summed, other shelves stay apart', () => {
  const { shelves } = sumMoves([photo, photo, { ...photo, collectionId: '2' }])
  expect(shelves.map(({ collectionId, by }) => [collectionId, by])).toEqual([
    ['1', 2],
    ['2', 1],
  ])
})

test('an asset that changes its collection leaves one and enters the other', () => {
  const { shelves } = sumMoves([
    { ...photo, by: -1 },
    { ...photo, collectionId: '2' },
  ])
  expect(shelves.map(({ by }) => by)).toEqual([-1, 1])
})

test('what comes and goes at once is no move', () => {
  expect(
    sumMoves([
      { ...photo, eventId: 7 },
      { ...photo, eventId: 7, by: -1 },
    ]),
  ).toEqual({
    shelves: [],
    events: [],
  })
})

test('an event counts its images and its films', () => {
  const film: CountMove = { ...photo, assetType: 'film', eventId: 7 }
  expect(sumMoves([film, { ...photo, eventId: 7 }, { ...photo, eventId: 7 }]).events).toEqual([
    { id: 7, images: 2, films: 1 },
  ])
})
