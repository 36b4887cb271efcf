import { describe, expect, test } from 'vitest'
import { recommend } from './recommend.ts'

const facts = { scope: 'editorial', assetType: 'image', order: 'best', kinds: ['date'] } as const

describe('SEARCH-04: recommendations', () => {
  test('a phrase with a day or a person is better with the newest first', () => {
    expect(recommend(facts, 'recommendonly')).toEqual({ autoApplied: false, params: { sortorder: 'newest' } })
    expect(recommend({ ...facts, kinds: ['person'] }, 'autoapply')?.autoApplied).toBe(true)
  })

  test.each([
    ['nobody wants any', facts, 'none'],
    ['the order was chosen', { ...facts, order: 'oldest' }, 'autoapply'],
    ['the scope is creative', { ...facts, scope: 'creative' }, 'autoapply'],
    ['films are searched', { ...facts, assetType: 'film' }, 'autoapply'],
    ['nothing speaks for it', { ...facts, kinds: ['age'] }, 'autoapply'],
  ] as const)('none where %s', (_why, given, config) => {
    expect(recommend(given, config)).toBeNull()
  })
})
