import type { IndexPosition } from '#features/search/server.ts'
import { isTaken, isThereAlready } from './cluster-errors.ts'
import { type IndexMeta, indexFormat } from './index-mapping.ts'
import { type IndexNames, writingAlias } from './index-names.ts'
import type { Cluster } from './open-cluster.ts'

type Kept<Document> = {
  readonly _source: Document
  readonly _seq_no: number
  readonly _primary_term: number
}

export class WriterReplaced extends Error {
  constructor(options?: ErrorOptions) {
    super('Another process writes this search index now', options)
  }
}

/** It may be there already: an answer that was lost is asked for again. */
export async function createIndex(cluster: Cluster, index: string, body: object): Promise<void> {
  try {
    await cluster.ask({ method: 'PUT', path: `/${index}`, body, withinMs: 60_000 })
  } catch (error) {
    if (!isThereAlready(error)) throw error
  }
}

/** For documents that are written in bulk. */
export function createWritable(cluster: Cluster, index: string, body: object): Promise<void> {
  return createIndex(cluster, index, { ...body, aliases: { [writingAlias(index)]: {} } })
}

/** Which index the alias leads to; null while there is none. */
export async function findLive(cluster: Cluster, alias: string): Promise<string | null> {
  const found = await cluster.find<Record<string, unknown>>({ method: 'GET', path: `/_alias/${alias}` })
  return Object.keys(found ?? {})[0] ?? null
}

/** How the index behind the alias was made. */
export async function readMeta(cluster: Cluster, alias: string): Promise<IndexMeta> {
  return (await findMeta<IndexMeta>(cluster, alias)) ?? { format: 0, look: 'none' }
}

/** Which terms are behind the alias; null where there are none, or written in another way. */
export async function readContent(cluster: Cluster, alias: string): Promise<string | null> {
  const meta = await findMeta<{ format: number; content: string }>(cluster, alias)
  return meta?.format === indexFormat ? meta.content : null
}

async function findMeta<Meta>(cluster: Cluster, alias: string): Promise<Meta | undefined> {
  const mappings = await cluster.find<Record<string, { mappings: { _meta?: Meta } }>>({
    method: 'GET',
    path: `/${alias}/_mapping`,
  })
  return Object.values(mappings ?? {})[0]?.mappings._meta
}

/** How far an index got. */
export async function readPosition(
  cluster: Cluster,
  { state }: IndexNames,
  index: string,
): Promise<IndexPosition | null> {
  const found = await cluster.find<Kept<{ position: string }>>({
    method: 'GET',
    path: `/${state}/_doc/${index}`,
  })
  return found?._source.position ?? null
}

/** Refused when a later writer has written there. */
export async function keepPosition(
  cluster: Cluster,
  { state }: IndexNames,
  { index, position, version }: { index: string; position: IndexPosition; version: number },
): Promise<void> {
  try {
    await cluster.ask({
      method: 'PUT',
      path: `/${state}/_doc/${index}`,
      parameters: { version, version_type: 'external_gte' },
      body: { position },
      withinMs: 60_000,
    })
  } catch (error) {
    if (isTaken(error)) throw new WriterReplaced({ cause: error })
    throw error
  }
}

/** Of an index that is gone. */
export async function forgetPosition(cluster: Cluster, { state }: IndexNames, index: string): Promise<void> {
  await cluster.find({ method: 'DELETE', path: `/${state}/_doc/${index}` })
}

/**
 * Every opening of a writer has a number of its own, and its versions begin there: a late request of a former one never
 * overwrites what is newer.
 */
export function takeTurn(cluster: Cluster, names: IndexNames, replicas: number): Promise<number> {
  return changeTurn(cluster, names, replicas, (last) => (last ?? 0) + 1)
}

/** Throws where a later writer has taken its turn. */
export async function holdTurn(
  cluster: Cluster,
  names: IndexNames,
  { turn, replicas }: { readonly turn: number; readonly replicas: number },
): Promise<void> {
  await changeTurn(cluster, names, replicas, (last) => {
    if (last !== null && last !== turn) throw new WriterReplaced()
    return turn
  })
}

async function changeTurn(
  cluster: Cluster,
  { state }: IndexNames,
  replicas: number,
  next: (last: number | null) => number,
): Promise<number> {
  const settings = { number_of_shards: 1, number_of_replicas: replicas }
  await createIndex(cluster, state, { settings, mappings: { dynamic: false } })
  for (;;) {
    const path = `/${state}/_doc/writer`
    const last = await cluster.find<Kept<{ turn: number }>>({ method: 'GET', path })
    const turn = next(last?._source.turn ?? null)
    const unchanged = last
      ? { if_seq_no: last._seq_no, if_primary_term: last._primary_term }
      : { op_type: 'create' }
    try {
      await cluster.ask({ method: 'PUT', path, parameters: unchanged, body: { turn } })
      return turn
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}
