import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { Metrics } from '#platform/metrics.ts'

type Needs = {
  readonly db: Database
  readonly metrics: Metrics
  readonly networks: readonly string[]
  readonly isStopping: () => boolean
}

/** OPS-02: health, readiness and metrics, for operators' networks only; to others they do not exist. */
export function addOperatorEndpoints(
  app: FastifyInstance,
  { db, metrics, networks, isStopping }: Needs,
): void {
  const allowed = readNetworks(networks)
  const isOperator = (request: FastifyRequest) => isWithin(allowed, request.ip)

  app.get('/health/live', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    return reply.send({ status: 'ok' })
  })

  app.get('/health/ready', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      await sql`select 1`.execute(db)
      return reply.send({ status: 'ok' })
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function readNetworks(networks: readonly string[]): BlockList {
  const allowed = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = address.includes(':') ? 'ipv6' : 'ipv4'
    allowed.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return allowed
}

function isWithin(allowed: BlockList, ip: string): boolean {
  const plain = ip.replace(/^::ffff:/, '')
  return allowed.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}
