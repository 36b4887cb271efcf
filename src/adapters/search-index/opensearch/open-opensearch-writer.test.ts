import { expect, test, vi } from 'vitest'
import { buildEntry } from '#features/search/testing.ts'
import { openOpenSearchWriter } from './open-opensearch-writer.ts'
import { startNode } from './testing/start-node.ts'

const answers: readonly (readonly [RegExp, object])[] = [
  [/^GET .*\/_cluster\/health/, { number_of_data_nodes: 1 }],
  [/^POST .*\/_bulk/, { errors: false, items: [] }],
  [/^POST .*\/_refresh/, { _shards: { failed: 0 } }],
  [/^(PUT|POST) /, {}],
]

test('changes do not wait until the terms are written', async () => {
  const asked: string[] = []
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await using node = await startNode(async ({ method, url }, response) => {
    const request = `${method} ${url}`
    asked.push(request)
    if (request.startsWith('POST /p-terms-')) await isReleased
    const found = answers.find(([pattern]) => pattern.test(request))
    response
      .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(found?.[1] ?? {}))
  })
  const writer = await openOpenSearchWriter({ urls: [node.url], prefix: 'p', lookBy: 'none' })
  const term = { kind: 'word', locale: null, text: 'sea', folded: 'sea', id: '', weight: 1 } as const
  let isKept = false
  const keeping = writer.keepTerms([term]).then(() => {
    isKept = true
  })
  await vi.waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^POST \/p-terms-.*_bulk/)))
  await writer.apply({ entries: [buildEntry(1)], gone: [], position: 'a' })
  expect(isKept).toBe(false)
  release()
  await keeping
  await writer.close()
  const bulks = asked.filter((request) => request.includes('_bulk'))
  expect(bulks.every((request) => request.endsWith('-writing/_bulk?require_alias=true'))).toBe(true)
})
