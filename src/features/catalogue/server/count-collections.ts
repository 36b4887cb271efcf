import type { OutboxReader } from '#platform/outbox.ts'
import type { CatalogueEvent } from '../domain/catalogue-event.ts'
import type { CatalogueQueries } from './catalogue-queries.ts'

const counted: readonly CatalogueEvent['name'][] = ['catalogue.asset-added', 'catalogue.asset-withdrawn']

/** Keeps the number of assets of each collection, so that no page has to count. */
export function countCollections(catalogue: Pick<CatalogueQueries, 'recountCollection'>): OutboxReader {
  return {
    name: 'catalogue.count-collections',
    async handle({ name, payload }, transaction) {
      if (!(counted as readonly string[]).includes(name)) return
      const { collectionId } = payload as CatalogueEvent['payload']
      await catalogue.recountCollection(transaction, collectionId)
    },
  }
}
