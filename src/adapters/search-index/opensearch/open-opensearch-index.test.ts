import { expect, test } from 'vitest'
import { openOpenSearchIndex } from './open-opensearch-index.ts'
import { startNode } from './testing/start-node.ts'

test.each([401, 403, 400])('health tells of a refusal with %i instead of failing', async (status) => {
  await using node = await startNode((_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"error":{"type":"security_exception"}}'),
  )
  const index = openOpenSearchIndex({ urls: [node.url], prefix: 'p' })
  expect(await index.health()).toEqual({
    isReady: false,
    assets: 0,
    position: null,
    detail: expect.stringMatching(/^OpenSearch refuses: .*security_exception/),
  })
  await index.close()
})
