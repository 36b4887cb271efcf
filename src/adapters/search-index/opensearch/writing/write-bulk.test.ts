import { describe, expect, test } from 'vitest'
import type { Cluster, ClusterRequest } from '../cluster/open-cluster.ts'
import { writeBulk } from './write-bulk.ts'

/** Answers each line of a bulk request as it is told. */
function openToyCluster(outcome: (id: string, tries: number) => number) {
  const requests: string[] = []
  const tries = new Map<string, number>()
  const cluster: Pick<Cluster, 'ask'> = {
    ask: async <Body>({ lines = '' }: ClusterRequest) => {
      requests.push(lines)
      const ids = [...lines.matchAll(/"delete":\{"_id":"(\d+)"/g)].map(([, id = '']) => id)
      const items = ids.map((id) => {
        tries.set(id, (tries.get(id) ?? 0) + 1)
        const status = outcome(id, tries.get(id) ?? 0)
        return { delete: { status, ...(status >= 400 && { error: { reason: `status ${status}` } }) } }
      })
      return { errors: items.some((item) => 'error' in item.delete), items } as Body
    },
  }
  return { cluster: cluster as Cluster, requests, tries }
}

const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ action: { delete: { _id: String(at) } } }))
const atOnce = async () => {}

describe('writing in bulk', () => {
  test('goes in requests of bounded size', async () => {
    const { cluster, requests, tries } = openToyCluster(() => 200)
    await writeBulk(cluster, 'x', steps(5_000), atOnce)
    expect(requests).toHaveLength(3)
    expect(tries.size).toBe(5_000)
    const large = [1, 2, 3].map((id) => ({
      action: { delete: { _id: String(id) } },
      document: { text: 'x'.repeat(2_500_000) },
    }))
    await writeBulk(cluster, 'x', large, atOnce)
    expect(requests).toHaveLength(6)
  })

  test('tries again what was refused for the moment, and nothing else', async () => {
    const { cluster, tries } = openToyCluster((id, tries) => (id === '3' && tries < 4 ? 429 : 200))
    await writeBulk(cluster, 'x', steps(10), atOnce)
    expect(tries.get('3')).toBe(4)
    expect(tries.get('4')).toBe(1)
  })

  test('takes something newer that is there already for done', async () => {
    const { cluster } = openToyCluster((id) => (id === '1' ? 409 : 200))
    await expect(writeBulk(cluster, 'x', steps(3), atOnce)).resolves.toBeUndefined()
  })

  test('fails when a document is refused for good, or for too long', async () => {
    await expect(writeBulk(openToyCluster(() => 400).cluster, 'x', steps(1), atOnce)).rejects.toThrow('400')
    await expect(writeBulk(openToyCluster(() => 503).cluster, 'x', steps(1), atOnce)).rejects.toThrow('busy')
  })
})
