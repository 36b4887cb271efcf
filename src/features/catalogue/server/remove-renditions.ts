import type { OutboxReader } from '#platform/outbox.ts'
import type { AssetWithdrawn } from '../domain/catalogue-event.ts'
import type { Renditions } from './media/open-renditions.ts'

const withdrawn: AssetWithdrawn['name'] = 'catalogue.asset-withdrawn'

/** What is withdrawn is no longer shown: its pictures leave the store. Caches on the way keep theirs until they expire. */
export function removeRenditions(renditions: Pick<Renditions, 'remove'>): OutboxReader {
  return {
    name: 'catalogue.remove-renditions',
    async handle({ name, payload }) {
      if (name === withdrawn) await renditions.remove((payload as AssetWithdrawn['payload']).mediaKey)
    },
  }
}
