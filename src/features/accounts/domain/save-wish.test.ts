import { expect, test } from 'vitest'
import { wishedIn } from './save-wish.ts'

test.each([
  ['save=7', '/search/2/image', ['7']],
  ['save=7,9,7', '/detail/7', ['7', '9']],
  ['', '/collaboration/boards?save=7', ['7']],
  ['', '/de/collaboration/boards?sort=name&save=7', ['7']],
  ['', '/collaboration/boards?save=%3Cb%3E', []],
  ['', '/collaboration/boards', []],
  ['', '/search/2/image?save=7', []],
  ['save=x,-1,0', '/detail/7', []],
  ['save=', '/detail/7', []],
  // Nothing would be saved afterwards.
  ['save=7', null, []],
] as const)('BOARD-04: ?%s on the way to %s wishes for %j', (query, returnTo, ids) => {
  expect(wishedIn(new URLSearchParams(query), returnTo, '/collaboration/boards')).toEqual(ids)
})
