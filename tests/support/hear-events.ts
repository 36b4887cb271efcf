import { get, type IncomingMessage } from 'node:http'
import { vi } from 'vitest'

export type HeardEvent = { readonly name: string; readonly id: string | null; readonly data: unknown }

/**
 * What a stream of server-sent events says, collected while it is open. On a connection of its own: fetch would open
 * another one after leaving, and the server would wait for it when it stops.
 */
export async function hearEvents(url: string, headers: Readonly<Record<string, string>>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  const heard: HeardEvent[] = []
  let text = ''
  answer.setEncoding('utf8').on('error', () => undefined)
  answer.on('data', (chunk: string) => {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    heard.push(...parts.flatMap(readEvent))
  })
  const over = new Promise<void>((resolve) => answer.once('close', resolve))
  return {
    status: answer.statusCode,
    headers: answer.headers,
    heard,
    isOver: () => answer.closed,
    /** Waits for so many events of a name. */
    until: (name: string, count = 1) =>
      vi.waitFor(
        () => {
          const found = heard.filter((event) => event.name === name)
          if (found.length < count) throw new Error(`${found.length} of ${count} "${name}" were heard.`)
          return found
        },
        { timeout: 5_000, interval: 10 },
      ),
    async leave(): Promise<void> {
      answer.destroy()
      await over
    },
  }
}

function readEvent(part: string): readonly HeardEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? null
  const data = field('data')
  return data === null ? [] : [{ name: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) }]
}
