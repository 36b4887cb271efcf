import { expect, test } from 'vitest'
import { fitPreferences, mostViewed, readPreferences, readViewed, writeViewed } from './visit-cookies.ts'

test('preferences are read as they were written, and whatever else stands there counts as nothing', () => {
  expect(readPreferences('{"filters":"hidden"}')).toEqual({ filters: 'hidden' })
  for (const text of [undefined, '', 'null', '[]', '"x"', '{', '7']) expect(readPreferences(text)).toEqual({})
})

test('only a few short texts are kept', () => {
  expect(fitPreferences({ a: 1, b: 'x'.repeat(201), ['n'.repeat(41)]: 'x', c: 'yes' })).toEqual({ c: 'yes' })
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, 'x']))
  expect(Object.keys(fitPreferences(many))).toHaveLength(20)
})

test('what was viewed last goes first, once', () => {
  expect(readViewed('3.2.x.-1.3.0.1')).toEqual(['3', '2', '1'])
  expect(writeViewed(['3', '2', '1'], '2')).toBe('2.3.1')
  const many = Array.from({ length: 99 }, (_, at) => String(at + 1))
  expect(readViewed(writeViewed(many, '500'))).toHaveLength(mostViewed)
})
