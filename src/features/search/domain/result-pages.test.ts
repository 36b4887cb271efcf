import { expect, test } from 'vitest'
import { deepestPage, lastPage } from './result-pages.ts'

test('ROUTE-02: page 166 is the last one of 60 assets, page 500 of 20 groups', () => {
  expect([lastPage, deepestPage(20)]).toEqual([166, 500])
})
