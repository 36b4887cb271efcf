import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OpenEvents, SentEvent } from '#platform/endpoint.ts'

/** Proxies close what is silent for a minute. */
const pulseMs = 20_000
/** A browser that reads nothing is let go before it fills the memory; it comes back by itself. */
const mostWaitingBytes = 256 * 1024
/** What was sent last may still be on its way. */
const lastWordsMs = 1_000

const endings = new WeakMap<FastifyInstance, Set<() => void>>()

/** A server that stops does not wait for those who only listen. */
export function endAllEvents(app: FastifyInstance): void {
  for (const end of endings.get(app) ?? []) end()
}

/** A stream of server-sent events, until either side has enough. */
export function sendEvents(reply: FastifyReply, open: OpenEvents) {
  // Proxies are told not to compress or to collect: an event would wait for the next.
  reply
    .code(200)
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
  if (reply.request.method === 'HEAD') return reply.send()
  const stream = new PassThrough()
  const openHere = endings.get(reply.server) ?? new Set()
  endings.set(reply.server, openHere.add(end))
  let isOver = false
  const pulse = setInterval(() => write(':\n\n'), pulseMs)
  pulse.unref()

  function write(text: string) {
    if (isOver) return
    if (stream.writableLength + stream.readableLength > mostWaitingBytes) {
      end()
      stream.destroy()
    } else stream.write(text)
  }

  function end() {
    if (isOver) return
    isOver = true
    clearInterval(pulse)
    openHere.delete(end)
    stream.end()
    // One that is never read to its end would stay for ever.
    setTimeout(() => stream.destroy(), lastWordsMs).unref()
  }

  const close = open((event) => write(eventText(event)), end)
  stream.once('close', () => {
    end()
    close()
  })
  // The head goes out at once, so that the browser knows it is connected.
  write(':\n\n')
  return reply.send(stream)
}

/** JSON has no line breaks, so one line holds the data. */
export function eventText({ name, id, data }: SentEvent): string {
  return [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(name === undefined ? [] : [`event: ${name}`]),
    `data: ${JSON.stringify(data)}`,
  ]
    .join('\n')
    .concat('\n\n')
}
