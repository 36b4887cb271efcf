import { expect, test } from 'vitest'
import { catalogueQueries } from '../../src/features/catalogue/server.ts'
import { freshDatabase } from '../support/fresh-database.ts'

test('SEARCH-03: everyone of a name is found, also by another name', async () => {
  await using fresh = await freshDatabase()
  await fresh.db
    .insertInto('catalogue.person')
    .values([
      { key: 'a', name: 'Jo Smith', known_for: 'painter' },
      { key: 'b', name: 'Jo Smith', known_for: 'runner' },
      { key: 'c', name: 'Josephine Smithers', also_known_as: ['Jo Smith', 'JoJo'] },
      { key: 'd', name: 'Somebody else' },
    ])
    .execute()
  const { readNamesakes } = catalogueQueries(fresh.db)
  const found = await readNamesakes(['Jo Smith'])
  expect(found.map(({ name, knownFor, alsoKnownAs }) => [name, knownFor, alsoKnownAs])).toEqual([
    ['Jo Smith', 'painter', []],
    ['Jo Smith', 'runner', []],
    ['Josephine Smithers', '', ['Jo Smith', 'JoJo']],
  ])
  expect(await readNamesakes(['JoJo'])).toHaveLength(1)
  expect(await readNamesakes(['jo'])).toEqual([])
})
