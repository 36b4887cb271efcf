import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accepts, addClientFiles } from './client-files.ts'

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-files-'))
  await writeFile(join(directory, 'site-a1b2.js'), 'let a')
  await writeFile(join(directory, 'site-a1b2.js.br'), 'by brotli')
  await writeFile(join(directory, 'site-a1b2.js.gz'), 'by gzip')
  await writeFile(join(directory, 'letters.woff2'), 'letters')
  app = Fastify()
  await addClientFiles(app, directory)
  // What was read once is there, whatever happens to the disk.
  await rm(directory, { recursive: true })
})

afterAll(() => app.close())

async function get(name: string, encoding = '', method: 'GET' | 'HEAD' = 'GET') {
  const answer = await app.inject({
    ...{ method, url: `/search/assets/${name}` },
    headers: { 'accept-encoding': encoding },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

describe('ROUTE-01: the files of the build', () => {
  test.each([
    ['br', 'by brotli', 'br'],
    ['gzip, deflate, br;q=0.9', 'by brotli', 'br'],
    ['gzip, br;q=0', 'by gzip', 'gzip'],
    ['identity', 'let a', undefined],
    ['', 'let a', undefined],
  ])('are sent as a browser can read them: %s', async (encoding, body, sent) => {
    const answer = await get('site-a1b2.js', encoding)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-encoding']).toBe(sent)
  })

  test('that cannot be made smaller are the same to everybody', async () => {
    const { status, body, headers } = await get('letters.woff2', 'br')
    expect([status, body, headers['content-type'], headers.vary]).toEqual([
      200,
      'letters',
      'font/woff2',
      undefined,
    ])
  })

  test('can be asked about without being sent', async () => {
    const { status, body, headers } = await get('site-a1b2.js', 'br', 'HEAD')
    expect([status, body, headers['content-length']]).toEqual([200, '', '9'])
  })

  test.each(['missing.js', 'site-a1b2.js.br', '..%2F..%2Fpackage.json', '__proto__', '%00'])(
    'are these alone: %s is none',
    async (name) => {
      expect((await get(name)).status).toBe(404)
    },
  )
})

test('an encoding is accepted when it is named and wanted', () => {
  const header = 'GZIP;q=0.5, br ; q=0.0 ,zstd'
  expect(['gzip', 'br', 'zstd', 'deflate', 'zs'].filter((name) => accepts(header, name))).toEqual([
    'gzip',
    'zstd',
  ])
})
