import { inspect } from 'node:util'
import { errors } from '@opensearch-project/opensearch'
import { describe, expect, test } from 'vitest'
import { IndexUnavailable } from '#features/search/server.ts'
import { startNode } from '../testing/start-node.ts'
import { openCluster } from './open-cluster.ts'

const json = { 'content-type': 'application/json' }
const request = { method: 'GET', path: '/' } as const
const problem = (type: string) => JSON.stringify({ error: { type, root_cause: [{ type }] } })

describe('a cluster in trouble', () => {
  test('is asked at the next node when one is gone', async () => {
    await using node = await startNode((_, response) => response.writeHead(200, json).end('{"ok":true}'))
    const cluster = openCluster({ urls: ['http://127.0.0.1:1', node.url] })
    for (let asked = 0; asked < 4; asked += 1) expect(await cluster.ask(request)).toEqual({ ok: true })
    await cluster.close()
  })

  test.each([
    [503, '{}'],
    [429, '{}'],
    [500, problem('node_disconnected_exception')],
    [404, problem('search_context_missing_exception')],
  ])('is asked again after %i', async (status, body) => {
    let asked = 0
    await using node = await startNode((_, response) => {
      asked += 1
      if (asked < 3) response.writeHead(status, json).end(body)
      else response.writeHead(200, json).end('{"ok":true}')
    })
    const cluster = openCluster({ urls: [node.url] })
    expect(await cluster.ask(request)).toEqual({ ok: true })
    expect(asked).toBe(3)
    await cluster.close()
  })

  test('that does not recover in time is unavailable', async () => {
    await using node = await startNode((_, response) => response.writeHead(503, json).end('{}'))
    const cluster = openCluster({ urls: [node.url] })
    await expect(cluster.ask({ ...request, withinMs: 120 })).rejects.toThrow(IndexUnavailable)
    await cluster.close()
  })

  test('that is silent is unavailable', async () => {
    await using node = await startNode(() => {})
    const cluster = openCluster({ urls: [node.url] })
    await expect(cluster.ask({ ...request, withinMs: 120 })).rejects.toThrow(IndexUnavailable)
    await cluster.close()
  })

  test('a wrong question is a surprise, and what is missing is null', async () => {
    await using node = await startNode(({ url }, response) =>
      response.writeHead(url === '/wrong' ? 400 : 404, json).end(problem('x')),
    )
    const cluster = openCluster({ urls: [node.url] })
    const wrong = cluster.ask({ method: 'GET', path: '/wrong' })
    await expect(wrong).rejects.toThrow(errors.ResponseError)
    expect(await cluster.find(request)).toBeNull()
    await cluster.close()
  })
})

test('credentials are sent, and shown by no print of the options', async () => {
  let sent = ''
  await using node = await startNode(({ headers }, response) => {
    sent = headers.authorization ?? ''
    response.writeHead(200, json).end('{}')
  })
  const options = { urls: [node.url], credentials: () => ({ username: 'ada', password: 'secret' }) }
  const cluster = openCluster(options)
  await cluster.ask(request)
  expect(Buffer.from(sent.replace('Basic ', ''), 'base64').toString()).toBe('ada:secret')
  expect(inspect(options)).not.toContain('secret')
  await cluster.close()
})
