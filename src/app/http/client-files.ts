import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { yearSeconds } from '#visit/write-cookie.ts'

/** What the build writes. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As the build has compressed them, the smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof encodings)[number]['name']

type ClientFile = {
  readonly type: string
  readonly body: Buffer
  readonly encoded: ReadonlyMap<Encoding, Buffer>
}

/**
 * The files of the build (ROUTE-01), a few megabytes that are read once: a page asks for dozens of them, and looking each up on
 * the disk cost more than making the page. A build that is replaced under a running server is not noticed either.
 */
export async function addClientFiles(app: FastifyInstance, directory: string): Promise<void> {
  const files = await readClientFiles(directory)
  app.get<{ Params: { name: string } }>('/search/assets/:name', (request, reply) => {
    const file = files.get(request.params.name)
    if (!file) return reply.callNotFound()
    reply.type(file.type).header('cache-control', `public, max-age=${yearSeconds}, immutable`)
    if (file.encoded.size > 0) reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    for (const [encoding, body] of file.encoded)
      if (accepts(accepted, encoding)) return reply.header('content-encoding', encoding).send(body)
    return reply.send(file.body)
  })
}

async function readClientFiles(directory: string): Promise<ReadonlyMap<string, ClientFile>> {
  const names = await readdir(directory)
  const bodies = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)),
  )
  const files = new Map<string, ClientFile>()
  for (const [name, body] of bodies) {
    const type = types[extname(name)]
    if (!type) continue
    const encoded = new Map<Encoding, Buffer>()
    for (const { name: encoding, ending } of encodings) {
      const compressed = bodies.get(name + ending)
      if (compressed) encoded.set(encoding, compressed)
    }
    files.set(name, { type, body, encoded })
  }
  return files
}

/** Whether a list of encodings names one, and not as one that is unwanted. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...terms] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(?:\.0*)?$/.test(term))
  })
}
