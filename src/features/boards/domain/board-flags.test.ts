import { expect, test } from 'vitest'
import { boardFlagOf } from './board-flags.ts'

test.each([
  ['search/results', 'collaboration-toolbox-v2-search'],
  ['assets/detail', 'collaboration-toolbox-v2-asset-detail'],
  ['boards/board', 'collaboration-toolbox-v2'],
  ['content-pages/argus-home', 'collaboration-toolbox-v2'],
] as const)('FLAG-01: on %s the flag is %s', (page, flag) => {
  expect(boardFlagOf(page)).toBe(flag)
})
