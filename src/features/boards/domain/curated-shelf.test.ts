import { describe, expect, test } from 'vitest'
import { keyStart, nameOfCopy, shelfNames, shelfPlaceOf } from './curated-shelf.ts'
import { mediaKinds, parseMediaKind } from './media-kind.ts'

describe('the shelves of curated sets', () => {
  test('there is one for each media kind (seed 2.6)', () => {
    expect(mediaKinds.map(parseMediaKind)).toEqual(['images', 'illustrations', 'vectors', 'videos'])
    for (const other of ['', 'Images', 'audio', undefined]) expect(parseMediaKind(other)).toBeNull()
  })

  test('a key says where its set stands', () => {
    for (const shelf of shelfNames)
      for (const mediaKind of mediaKinds)
        expect(shelfPlaceOf(`${keyStart(shelf, mediaKind)}quiet`)).toEqual({ shelf, mediaKind })
  })

  test('what is placed on pages stands on no shelf', () => {
    for (const key of ['argus-hero', 'curated', 'curated-', 'curated-audio-x', 'curated-images-', ''])
      expect(shelfPlaceOf(key)).toBeNull()
  })

  test('what is no key stands on none, whatever it begins with', () => {
    for (const tail of ['\u0000', 'A', 'ü', ' ', 'x\n', '%'])
      expect(shelfPlaceOf(`curated-images-${tail}`)).toBeNull()
  })
})

describe('a copy of a set', () => {
  test.each([
    [[], 'Water'],
    [['Fire', 'Water 2'], 'Water'],
    [['WATER'], 'Water 2'],
    [['Water', 'Water 2', 'Water 4'], 'Water 3'],
  ])('among %j is called %s', (taken, name) => {
    expect(nameOfCopy('Water', taken)).toBe(name)
  })

  test('never has a name that is too long', () => {
    const name = 'é'.repeat(255)
    expect(nameOfCopy(name, [name])).toBe(`${'é'.repeat(253)} 2`)
  })
})
