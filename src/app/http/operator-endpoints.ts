import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '#config/read-config.ts'
import type { SearchIndex } from '#features/search/server.ts'
import type { Database } from '#platform/database.ts'
import type { Metrics } from '#platform/metrics.ts'

type Needs = {
  readonly db: Database
  readonly metrics: Metrics
  readonly readSearchHealth: SearchIndex['health']
  readonly isStopping: () => boolean
  readonly isOperator: (request: FastifyRequest) => boolean
}

const readyWithinMs = 2_000

function refuseAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), ms).unref()
  })
}

/** OPS-02: health, readiness and metrics, for operators' networks only; to others they do not exist. */
export function addOperatorEndpoints(
  app: FastifyInstance,
  { db, metrics, readSearchHealth, isStopping, isOperator }: Needs,
): void {
  app.get('/health/live', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    return reply.send({ status: 'ok' })
  })

  app.get('/health/ready', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      await Promise.race([sql`select 1`.execute(db), refuseAfter(readyWithinMs)])
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
    const search = await Promise.race([readSearchHealth(), refuseAfter(readyWithinMs)]).catch(
      (error: unknown) => ({ isReady: false, detail: String(error) }),
    )
    if (!search.isReady) return reply.code(503).send({ status: `search index not ready: ${search.detail}` })
    return reply.send({ status: 'ok' })
  })

  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/**
 * Who may ask: an address of the operators' networks. A request that came through a proxy which we were not told to
 * trust comes from anywhere, whatever its address says; and a path with a prefix slips past a proxy's own rules.
 */
export function operatorCheck(
  { operatorNetworks, trustedProxies }: Pick<Config, 'operatorNetworks' | 'trustedProxies'>,
  prefixOf: (request: FastifyRequest) => string | null,
): (request: FastifyRequest) => boolean {
  const allowed = readNetworks(operatorNetworks)
  return (request) => {
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
    if (isForwarded && trustedProxies.length === 0) return false
    return prefixOf(request) === null && isWithin(allowed, request.ip)
  }
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
