import { expect, test } from 'vitest'
import { argus } from '#sites/argus/argus.ts'
import { shownGroup, shownLink } from './navigation-links.ts'

const surroundings = {
  site: argus,
  place: { prefix: 'de' },
  builtPages: new Set(['search/results']),
} as const

test('a link carries the prefix and its query', () => {
  expect(shownLink({ label: 'sea', to: 'search', query: { phrase: 'sea' } }, surroundings)).toEqual([
    { label: 'sea', href: '/de/search/2/image?phrase=sea' },
  ])
})

test('a link whose page does not exist yet is not shown', () => {
  expect(shownLink({ label: 'boards', to: 'boards' }, surroundings)).toEqual([])
})

test('a link to a path that only the other site has is not shown', () => {
  expect(
    shownLink({ label: 'join', to: 'join' }, { ...surroundings, builtPages: new Set(['accounts/join']) }),
  ).toEqual([])
})

test('a group without links is not shown', () => {
  expect(shownGroup({ label: 'tools', links: [{ label: 'boards', to: 'boards' }] }, surroundings)).toEqual([])
})
