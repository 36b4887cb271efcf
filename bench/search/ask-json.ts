import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/**
 * Sends JSON, or lines of it, and reads the answer. By node:http, which puts head and body into one packet: `fetch` sends
 * two, and the second waits some 40 ms for the acknowledgement of the first, which would be charged to the peer.
 */
export function askJson(method: string, url: string, body?: unknown): Promise<unknown> {
  const isLines = typeof body === 'string'
  const text = body === undefined ? '' : isLines ? body : JSON.stringify(body)
  const headers = {
    'content-type': isLines ? 'application/x-ndjson' : 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  return new Promise((done, fail) => {
    const asked = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString()
        if ((response.statusCode ?? 500) < 300) done(JSON.parse(answer))
        else fail(new Error(`${url} answered ${response.statusCode}: ${answer.slice(0, 500)}`))
      })
    })
    asked.on('error', fail)
    asked.end(text)
  })
}
