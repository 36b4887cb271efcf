import type { OutboxReader } from '#platform/outbox.ts'
import type { AssetsCounted } from '../domain/catalogue-event.ts'
import type { CatalogueQueries } from './catalogue-queries.ts'

const counted: AssetsCounted['name'] = 'catalogue.assets-counted'

/** Keeps the number of assets of each collection and event, so that no page has to count. */
export function countCollections(catalogue: Pick<CatalogueQueries, 'moveCounts'>): OutboxReader {
  return {
    name: 'catalogue.count-collections',
    async handle({ name, payload }, transaction) {
      if (name !== counted) return
      const { shelves = [], events = [] } = payload as Partial<AssetsCounted['payload']>
      await catalogue.moveCounts(transaction, { shelves, events })
    },
  }
}
