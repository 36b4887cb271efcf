import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const page = `<!doctype html><html lang="en"><title>Harbour</title><link rel="icon" href="data:,"><h1>Harbour</h1>
<form method="post"><label>Your address <input name="email"></label> <button>Sign in</button></form>`

/** The address that was sent by the form of the provider; null while the form is being shown. */
export async function askWho(request: IncomingMessage, response: ServerResponse): Promise<string | null> {
  if (request.method === 'POST') return new URLSearchParams(await text(request)).get('email') ?? ''
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  return null
}
