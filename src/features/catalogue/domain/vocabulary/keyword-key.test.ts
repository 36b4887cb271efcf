import { expect, test } from 'vitest'
import { keywordKey } from './keyword-key.ts'

test.each([
  ['dog', 'dog'],
  ['hot springs', 'hot-springs'],
  ['woman’s boot', 'womans-boot'],
  ['Mrs. Claus', 'mrs-claus'],
  ['piñata', 'pinata'],
  ['Côte d’Ivoire', 'cote-divoire'],
  ['family: adult, child', 'family-adult-child'],
])('the key of %s is %s', (name, key) => {
  expect(keywordKey(name)).toBe(key)
})
