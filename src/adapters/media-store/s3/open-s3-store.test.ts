import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openS3Store, type S3StoreOptions } from './open-s3-store.ts'

/** A server that answers as it is told, for what a sound one never does. The contract runs on a real one. */
async function startServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const options: S3StoreOptions = {
    bucket: 'media',
    prefix: 'demo/',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: () => ({ accessKeyId: 'tester', secretAccessKey: 'only-for-tests' }),
    forcePathStyle: true,
  }
  return {
    options,
    store: openS3Store(options),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const facts = {
  etag: '"abc"',
  'last-modified': 'Sun, 15 Nov 2026 07:00:00 GMT',
  'content-type': 'image/jpeg',
}

describe('a server in trouble', () => {
  test('is asked again when it is busy', async () => {
    let asked = 0
    await using server = await startServer((_, response) => {
      asked += 1
      if (asked < 3) response.writeHead(503).end()
      else response.writeHead(200, { ...facts, 'content-length': 5 }).end()
    })
    expect(await server.store.stat('a.jpg')).toMatchObject({ bytes: 5, etag: '"abc"' })
    expect(asked).toBe(3)
  })

  test('that refuses is not a server without the file', async () => {
    await using server = await startServer((_, response) => response.writeHead(403).end())
    await expect(server.store.stat('a.jpg')).rejects.toThrow()
    await expect(server.store.read('a.jpg')).rejects.toThrow()
  })

  test('whose bucket is missing is not a server without the file', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end('<Error><Code>NoSuchBucket</Code><Message>No such bucket</Message></Error>')
    })
    await expect(server.store.read('a.jpg')).rejects.toThrow('No such bucket')
    await expect(server.store.put('a.jpg', Buffer.from('x'), { contentType: 'image/jpeg' })).rejects.toThrow()
  })

  test('that breaks off in the middle of a file does not make it a shorter one', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, { ...facts, 'content-length': 1000 })
      response.write('the beginning', () => response.destroy())
    })
    const found = await server.store.read('a.jpg')
    await expect(buffer(found?.body ?? Readable.from([]))).rejects.toThrow()
  })

  test('that knows no ranges is found out', async () => {
    await using server = await startServer((_, response) => {
      response.writeHead(200, { ...facts, 'content-length': 10 }).end('0123456789')
    })
    await expect(server.store.read('a.jpg', { first: 2, last: 3 })).rejects.toThrow(/another range/)
  })
})

test('a plain put carries no checksum that servers other than Amazon refuse', async () => {
  const seen: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  await using server = await startServer(async (request, response) => {
    seen.push({ path: request.url, headers: request.headers, body: (await buffer(request)).toString() })
    response.writeHead(200, { etag: '"abc"' }).end()
  })
  await server.store.put('a/b.jpg', Readable.from(['x', 'y']), { contentType: 'image/jpeg' })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.path).toMatch(/^\/media\/demo\/a\/b\.jpg(\?x-id=PutObject)?$/)
  expect(seen[0]?.body).toBe('xy')
  expect(seen[0]?.headers['content-type']).toBe('image/jpeg')
  const names = Object.keys(seen[0]?.headers ?? {})
  expect(names.filter((name) => /checksum|trailer|content-encoding|expect/.test(name))).toEqual([])
})

test('the name tells the content type, whatever a copy into the bucket has guessed', async () => {
  await using server = await startServer((_, response) => {
    response.writeHead(200, { ...facts, 'content-type': 'text/html', 'content-length': 5 }).end()
  })
  expect((await server.store.stat('a.avif'))?.contentType).toBe('image/avif')
})

test('no print of the options shows the secret', async () => {
  await using server = await startServer((_, response) => response.end())
  expect(JSON.stringify(server.options) + inspect(server.options, { depth: 9 })).not.toContain(
    'only-for-tests',
  )
})
