import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint, type SentEvent } from '../../src/platform/endpoint.ts'
import { firefox, openServer } from '../support/open-server.ts'

const path = '/components/test/api/events'

async function openStreams() {
  const senders: { send: (event: SentEvent) => void; end: () => void }[] = []
  let closed = 0
  const events = endpoint({ method: 'GET', path, summary: 'A stream.', answer: z.unknown() }, async () => ({
    kind: 'events',
    open: (send, end) => {
      senders.push({ send, end })
      return () => {
        closed += 1
      }
    },
  }))
  const server = await openServer({ endpoints: [events] })
  const listen = (signal: AbortSignal | null = null) =>
    fetch(server.argus + path, {
      signal,
      headers: { 'user-agent': firefox, 'accept-encoding': 'br, gzip' },
    })
  return { server, senders, listen, closed: () => closed }
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>, until: string): Promise<string> {
  let text = ''
  while (!text.includes(until)) {
    const { value, done } = await reader.read()
    if (done) break
    text += new TextDecoder().decode(value)
  }
  return text
}

test('events go out one by one, as they happen, uncompressed', async () => {
  const { server, senders, listen } = await openStreams()
  await using _ = server
  const answer = await listen()
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('There is no body.')
  senders[0]?.send({ name: 'changed', id: '7', data: { text: 'two\nlines' } })
  expect(await readOn(reader, 'lines')).toContain('id: 7\nevent: changed\ndata: {"text":"two\\nlines"}\n\n')
  senders[0]?.send({ data: 1 })
  expect(await readOn(reader, 'data: 1')).toContain('data: 1\n\n')
  senders[0]?.end()
  expect((await reader.read()).done).toBe(true)
})

test('whoever opened a stream hears that the browser has gone, once', async () => {
  const { server, listen, closed } = await openStreams()
  await using _ = server
  const leaving = new AbortController()
  await listen(leaving.signal)
  leaving.abort()
  await vi.waitFor(() => expect(closed()).toBe(1))
})

test('a server that stops ends its streams instead of waiting for them', async () => {
  const { server, listen, closed } = await openStreams()
  const answer = await listen()
  await server[Symbol.asyncDispose]()
  expect(await answer.text()).toBe(':\n\n')
  expect(closed()).toBe(1)
})

test('a question for the head alone opens no stream', async () => {
  const { server, senders } = await openStreams()
  await using _ = server
  const answer = await fetch(server.argus + path, { method: 'HEAD', headers: { 'user-agent': firefox } })
  expect([answer.status, senders.length]).toEqual([200, 0])
})

test('a browser that does not read is let go before what waits for it fills the memory', async () => {
  const { server, senders, closed } = await openStreams()
  await using _ = server
  const asked = request(server.argus + path, { headers: { 'user-agent': firefox } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  answer.pause()
  const data = 'x'.repeat(64 * 1024)
  for (let sent = 0; sent < 2_000 && closed() === 0; sent += 1) {
    senders[0]?.send({ data })
    await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => expect(closed()).toBe(1))
  answer.destroy()
})
