import { expect, test } from 'vitest'
import { pageOf, withDefaults } from './default-parameters.ts'
import { profileOf } from './search-profile.ts'

const argus = profileOf('argus')

test('SP-05: what holds when nothing is said', () => {
  const defaults = { family: 'creative,editorial', license: 'rf,rm', page: '1', recency: 'anydate' }
  expect(withDefaults({}, argus)).toEqual(defaults)
  expect(withDefaults({ assettype: 'film' }, argus)).toMatchObject({ license: 'rf,rr' })
  expect(withDefaults({ family: 'editorial' }, argus)).not.toHaveProperty('recency')
  expect(withDefaults({}, profileOf('bokeh'))).not.toHaveProperty('license')
  expect(withDefaults({ family: 'creative', page: '7' }, argus)).toMatchObject({
    family: 'creative',
    page: '7',
  })
})

test('the first page is 1 (seed 9)', () => {
  expect(pageOf({})).toBe(1)
  expect(pageOf({ page: '12' })).toBe(12)
})
