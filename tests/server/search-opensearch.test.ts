import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openOpenSearchIndex } from '../../src/adapters/search-index/opensearch/open-opensearch-index.ts'
import { openOpenSearchWriter } from '../../src/adapters/search-index/opensearch/open-opensearch-writer.ts'
import { IndexUnavailable } from '../../src/features/search/server.ts'
import { buildEntry, buildQuestion, describeSearchIndex, findIds } from '../../src/features/search/testing.ts'
import { startOpenSearch } from '../support/start-opensearch.ts'

const cluster = await startOpenSearch()
afterAll(() => cluster?.stop())

describe.skipIf(cluster === null)('with a cluster of OpenSearch', () => {
  const place = () => ({ urls: cluster?.urls ?? [], prefix: `test-${randomUUID()}` })

  async function open(options: Partial<Parameters<typeof openOpenSearchWriter>[0]> = {}) {
    const at = { ...place(), replicas: 0, ...options }
    const writer = await openOpenSearchWriter(at)
    const index = openOpenSearchIndex(at)
    const close = async () => {
      await writer.close()
      await index.close()
    }
    return { at, index, writer, close }
  }

  async function openDisposable(options: Parameters<typeof open>[0] = {}) {
    const opened = await open(options)
    return { ...opened, [Symbol.asyncDispose]: opened.close }
  }

  /** Of the first node that answers. */
  async function askNode(path: string, method = 'GET'): Promise<Record<string, unknown>> {
    for (const url of cluster?.urls ?? []) {
      const answer = await fetch(`${url}/${path}`, { method }).catch(() => null)
      if (answer) return (await answer.json()) as Record<string, unknown>
    }
    throw new Error('No node answers')
  }

  /** Kills the node that holds the first copy of the index. */
  async function killPrimary(prefix: string): Promise<void> {
    const shards = (await askNode(`_cat/shards/${prefix}-assets?format=json&h=prirep,id`)) as unknown
    const primary = (shards as { prirep: string; id: string }[]).find(({ prirep }) => prirep === 'p')
    const { nodes } = (await askNode('_nodes/http')) as {
      nodes: Record<string, { http: { publish_address: string } }>
    }
    const address = nodes[primary?.id ?? '']?.http.publish_address
    const node = cluster?.urls.indexOf(`http://${address}`) ?? -1
    expect(node).not.toBe(-1)
    await cluster?.killNode(node)
  }

  describeSearchIndex('OpenSearch', () => open())

  test('looks are compared by a script where the k-NN plugin is missing, and refused where both are', async () => {
    const look = (turn: number) => Int8Array.from({ length: 128 }, (_, at) => (at < turn ? -100 : 100))
    const question = { to: { kind: 'look-of', id: '1' }, filters: [], assetType: 'image', limit: 5 } as const
    const entries = [0, 128, 32].map((turn, at) => buildEntry(at + 1, { look: look(turn) }))

    await using byScript = await openDisposable({ lookBy: 'script' })
    await byScript.writer.apply({ entries, gone: [], position: 'a' })
    expect(await byScript.index.similar(question)).toEqual([
      { id: '3', likeness: expect.closeTo(0.5) },
      { id: '2', likeness: expect.closeTo(-1) },
    ])
    expect((await byScript.index.health()).detail).toContain('by a script')

    await using without = await openDisposable({ lookBy: 'none' })
    await without.writer.apply({ entries, gone: [], position: 'a' })
    await expect(without.index.similar(question)).rejects.toThrow(IndexUnavailable)
    expect((await without.index.health()).detail).toContain('looks are compared not')
  })

  test('a writer goes on where the last one stopped, and the last one is told that its time is over', async () => {
    await using first = await openDisposable()
    await first.writer.apply({ entries: [buildEntry(1), buildEntry(2)], gone: [], position: 'a' })
    const unfinished = await first.writer.rebuild()
    await unfinished.add([buildEntry(9)])

    const second = await openOpenSearchWriter({ ...first.at, replicas: 0 })
    expect(await second.checkpoint()).toBe('a')
    await second.apply({ entries: [buildEntry(1, { assetType: 'film' })], gone: ['2'], position: 'b' })
    const late = { entries: [buildEntry(1), buildEntry(2)], gone: [], position: 'a' }
    await expect(first.writer.apply(late)).rejects.toThrow('Another process')
    expect(await findIds(first.index)).toEqual([])
    expect(await findIds(first.index, { assetType: 'film' })).toEqual(['1'])
    expect(await second.checkpoint()).toBe('b')
    const names = Object.keys(await askNode(`${first.at.prefix}-assets*`))
    expect(names).toHaveLength(1)
    await second.close()
  })

  test('a writer whose time is over shows nothing of what it has built', async () => {
    await using first = await openDisposable()
    await first.writer.apply({ entries: [buildEntry(1)], gone: [], position: 'a' })
    await using second = await openDisposable(first.at)
    const late = await first.writer.rebuild()
    await late.add([buildEntry(9)])
    await expect(late.finish('z')).rejects.toThrow('Another process')
    await expect(first.writer.keepTerms([])).rejects.toThrow('Another process')
    await expect(first.writer.judgeFound(false)).rejects.toThrow('Another process')
    await late.abandon()
    await second.writer.apply({ entries: [buildEntry(2)], gone: [], position: 'b' })
    expect(await second.writer.isThere()).toBe(true)
    expect(await findIds(second.index)).toEqual(['1', '2'])
  })

  test('indexes that were deleted are missed, are not made by a change, and can be built anew', async () => {
    await using opened = await openDisposable()
    const { at, index, writer } = opened
    await writer.apply({ entries: [buildEntry(1)], gone: [], position: 'a' })
    expect(await writer.isThere()).toBe(true)
    const names = Object.keys(await askNode(`${at.prefix}-*`))
    await askNode(names.join(','), 'DELETE')
    await expect(writer.apply({ entries: [buildEntry(2)], gone: [], position: 'b' })).rejects.toThrow(
      'no such index',
    )
    expect(await askNode(`${at.prefix}-assets*`)).toEqual({})
    expect(await writer.isThere()).toBe(false)
    const rebuilding = await writer.rebuild()
    await rebuilding.add([buildEntry(1), buildEntry(2)])
    await rebuilding.finish('c')
    expect(await writer.isThere()).toBe(true)
    expect(await findIds(index)).toEqual(['1', '2'])
    expect(await writer.checkpoint()).toBe('c')
  })

  test('what was made from another database answers no more once that is known', async () => {
    await using former = await openDisposable()
    const term = { kind: 'word', locale: null, text: 'sea', folded: 'sea', id: '', weight: 1 } as const
    const words = { locale: 'en-us', folded: 'se', kinds: ['word'], limit: 5 } as const
    await former.writer.apply({ entries: [buildEntry(1)], gone: [], position: 'a' })
    await former.writer.keepTerms([term])
    await using opened = await openDisposable(former.at)
    await opened.writer.judgeFound(true)
    expect(await findIds(opened.index)).toEqual(['1'])
    expect(await opened.index.suggest(words)).toEqual([term])
    await opened.writer.judgeFound(false)
    await expect(opened.index.search(buildQuestion())).rejects.toThrow(IndexUnavailable)
    expect(await opened.index.health()).toMatchObject({ isReady: false })
    expect(await opened.index.suggest(words)).toEqual([])
    expect(await opened.writer.checkpoint()).toBeNull()
  })

  test('the same terms are written once', async () => {
    await using opened = await openDisposable()
    const { at, writer } = opened
    const term = { kind: 'word', locale: null, text: 'sea', folded: 'sea', id: '', weight: 1 } as const
    const indexes = async () => Object.keys(await askNode(`${at.prefix}-terms`))
    await writer.keepTerms([term])
    const before = await indexes()
    await writer.keepTerms([{ ...term }])
    expect(await indexes()).toEqual(before)
    await writer.keepTerms([{ ...term, weight: 2 }])
    expect(await indexes()).not.toEqual(before)
  })

  test('over several shards facets tell how far they may be off, and totals stay exact', async () => {
    await using opened = await openDisposable({ shards: 3 })
    const entries = Array.from({ length: 600 }, (_, at) =>
      buildEntry(at + 1, { fields: { event: String(at % 200), createdOn: at % 7 } }),
    )
    await opened.writer.apply({ entries, gone: [], position: 'a' })
    const facet = { field: 'event', limit: 1, excludeOwn: false } as const
    const answer = await opened.index.search(buildQuestion({ facets: [facet], limit: 600 }))
    expect(answer.totals).toEqual({ image: 600, film: 0 })
    expect(answer.ids).toHaveLength(600)
    expect(answer.facetError).toBeGreaterThan(0)
  })

  test('a node that dies during searches and changes costs nothing', async () => {
    await using opened = await openDisposable({ replicas: 1 })
    const { index, writer } = opened
    const batches = 16
    const size = 20
    const batch = (number: number) =>
      Array.from({ length: size }, (_, at) =>
        buildEntry(number * size + at + 1, { words: { title: ['dog'] } }),
      )
    await writer.apply({ entries: batch(0), gone: [], position: '0' })

    let sent = 1
    let applied = 1
    let isOver = false
    let asked = 0
    const searching = Array.from({ length: 2 }, async () => {
      while (!isOver) {
        const least = applied * size
        const { totals } = await index.search(buildQuestion({ match: { kind: 'token', token: 'dog' } }))
        expect(totals.image).toBeGreaterThanOrEqual(least)
        expect(totals.image).toBeLessThanOrEqual(sent * size)
        asked += 1
      }
    })
    for (let number = 1; number < batches; number += 1) {
      const killing = number === 5 ? killPrimary(opened.at.prefix) : null
      sent = number + 1
      const before = asked
      await writer.apply({ entries: batch(number), gone: [], position: String(number) })
      applied = number + 1
      await killing
      await vi.waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 30_000 })
    }
    isOver = true
    await Promise.all(searching)
    expect(await writer.checkpoint()).toBe(String(batches - 1))
    const all = await findIds(index, { limit: 1_000 })
    expect(all).toEqual(Array.from({ length: batches * size }, (_, at) => String(at + 1)))
  }, 120_000)
})

test('a cluster that nobody reaches is unavailable, and health says so', async () => {
  const index = openOpenSearchIndex({ urls: ['http://127.0.0.1:1'], prefix: 'nobody' })
  await expect(index.search(buildQuestion())).rejects.toThrow(IndexUnavailable)
  expect(await index.health()).toMatchObject({ isReady: false, assets: 0 })
  await expect(openOpenSearchWriter({ urls: ['http://127.0.0.1:1'], prefix: 'nobody' })).rejects.toThrow(
    IndexUnavailable,
  )
  await index.close()
})
