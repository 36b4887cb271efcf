import { expect, test } from 'vitest'
import { ideographPairs } from './ideograph-pairs.ts'

test('every two neighbors are a pair, characters beyond the first plane too', () => {
  expect(ideographPairs('東京塔')).toEqual(['東京', '京塔'])
  expect(ideographPairs('𠮷野家')).toEqual(['𠮷野', '野家'])
  expect(ideographPairs('犬')).toEqual([])
})
