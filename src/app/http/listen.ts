import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/read-config.ts'
import type { SiteNickname } from '#sites/site.ts'

/** What both servers allow a connection. */
export const connectionTimes = { requestTimeout: 60_000, keepAliveTimeout: 72_000 } as const
const stopWithinMs = 10_000

/** Argus on the port, Bokeh on the next, both answered by the same routes. Each host name reaches either. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  ports: Map<number, SiteNickname>,
) {
  const argusPort = portOf(await app.listen({ port, host }))
  const bokehServer = createServer((request, response) => app.routing(request, response))
  Object.assign(bokehServer, connectionTimes)
  const bokehPort = await listenOn(bokehServer, port === 0 ? 0 : port + 1, host)
  ports.set(argusPort, 'argus').set(bokehPort, 'bokeh')
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return {
    urls: { argus: `http://${shown}:${argusPort}`, bokeh: `http://${shown}:${bokehPort}` },
    more: [bokehServer],
  }
}

function portOf(address: string): number {
  return Number(new URL(address).port || 80)
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Takes no new connection, lets what is under way finish, and does not wait for ever. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(timer)
      resolve()
    })
  })
}
