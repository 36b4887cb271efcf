import { setTimeout as pause } from 'node:timers/promises'
import type { IndexEntry, IndexTerm } from '#features/search/domain.ts'
import type { IndexChanges, IndexWriter } from '#features/search/server.ts'
import { chooseLookWay } from './cluster/choose-look-way.ts'
import { indexFormat, type LookWay, termsMapping } from './cluster/index-mapping.ts'
import { indexNames } from './cluster/index-names.ts'
import {
  createWritable,
  findLive,
  forgetPosition,
  holdTurn,
  keepPosition,
  readContent,
  readMeta,
  readPosition,
  takeTurn,
} from './cluster/index-state.ts'
import { type OpenSearchPlace, openCluster } from './cluster/open-cluster.ts'
import { entryDocument } from './writing/entry-document.ts'
import { fingerprint } from './writing/fingerprint.ts'
import { type Copies, openGenerations } from './writing/open-generations.ts'
import { openQueue } from './writing/open-queue.ts'
import { termDocument } from './writing/term-document.ts'
import { type BulkStep, writeBulk } from './writing/write-bulk.ts'

export type OpenSearchWriterOptions = OpenSearchPlace &
  Partial<Copies> & {
    /** Before the name of every index: small letters, digits and hyphens. */
    readonly prefix: string
    /** How looks are compared; else the best that the cluster can do. */
    readonly lookBy?: LookWay
  }

/** So many changes one writer can make before its numbers would reach those of the next. */
const changesOfTurn = 2 ** 32

/**
 * Writes the index into OpenSearch. Every change carries a number that only grows, so nothing older overwrites it; the position
 * is written after the changes that it tells of.
 */
export async function openOpenSearchWriter(options: OpenSearchWriterOptions): Promise<IndexWriter> {
  const { prefix, shards = 1, replicas = 1 } = options
  const cluster = openCluster(options)
  const names = indexNames(prefix)
  const number = await takeTurn(cluster, names, replicas)
  const hold = () => holdTurn(cluster, names, { turn: number, replicas })
  const generations = openGenerations(cluster, names, {
    shards,
    replicas,
    holdTurn: hold,
  })
  let lastNumber = number * changesOfTurn
  const nextNumber = () => {
    lastNumber += 1
    return lastNumber
  }
  await generations.sweep(names.assets)
  await generations.sweep(names.terms)

  let way = options.lookBy ?? (await chooseLookWay(cluster))
  let live = await findLive(cluster, names.assets)
  const meta = live ? await readMeta(cluster, names.assets) : null
  /** An index of another format answers until a new one is built, but is written no more. */
  let isFormer = meta !== null && meta.format !== indexFormat
  if (meta && !isFormer) way = meta.look
  const changes = openQueue()
  /** Terms have a queue of their own: there are many of them, and no change waits until they are written. */
  const termChanges = openQueue()

  async function openLive(): Promise<string> {
    if (live) return live
    const index = await generations.create(nextNumber(), way)
    await generations.makeCopies(index)
    await generations.show(names.assets, index)
    live = index
    return index
  }

  async function write(index: string, { entries, gone, position }: IndexChanges): Promise<void> {
    const version = nextNumber()
    await writeBulk(cluster, index, stepsOf({ entries, gone }, version, way), pause)
    await generations.refresh(index)
    await keepPosition(cluster, names, { index, position, version })
  }

  return {
    checkpoint: async () => (live && !isFormer ? readPosition(cluster, names, live) : null),
    async isThere() {
      if (live !== null && (await findLive(cluster, names.assets)) === live) return true
      // What a later writer has put in its place is not ours to build anew.
      await hold()
      return false
    },
    judgeFound: (mayAnswer) =>
      changes.add(async () => {
        if (mayAnswer) return
        await generations.hide(names.terms)
        await generations.hide(names.assets)
        if (live) await forgetPosition(cluster, names, live)
        live = null
        isFormer = false
      }),
    apply: (news) =>
      changes.add(async () => {
        if (!isFormer) await write(await openLive(), news)
      }),

    keepTerms: (terms) =>
      termChanges.add(async () => {
        const content = await fingerprint(terms)
        if ((await readContent(cluster, names.terms)) === content) return
        const index = names.termsOf(nextNumber())
        const settings = { number_of_shards: 1, number_of_replicas: replicas, refresh_interval: '-1' }
        await createWritable(cluster, index, { settings, mappings: termsMapping(content) })
        await writeBulk(cluster, index, termSteps(terms), pause)
        await generations.refresh(index)
        await generations.show(names.terms, index)
      }),

    async rebuild() {
      const freshWay = options.lookBy ?? (await chooseLookWay(cluster))
      const index = await generations.create(nextNumber(), freshWay)
      return {
        add: (entries) =>
          writeBulk(cluster, index, stepsOf({ entries, gone: [] }, nextNumber(), freshWay), pause),
        finish: (position) =>
          changes.add(async () => {
            await generations.makeCopies(index)
            await generations.refresh(index)
            await keepPosition(cluster, names, { index, position, version: nextNumber() })
            await generations.show(names.assets, index)
            if (live) await forgetPosition(cluster, names, live)
            live = index
            way = freshWay
            isFormer = false
          }),
        abandon: () => generations.remove(index),
      }
    },

    async close() {
      await Promise.all([changes.whenEmpty(), termChanges.whenEmpty()])
      await cluster.close()
    },
  }
}

function* termSteps(terms: readonly IndexTerm[]): Iterable<BulkStep> {
  for (const [at, term] of terms.entries()) {
    yield { action: { index: { _id: String(at) } }, document: termDocument(term) }
  }
}

/** The last entry of an id counts, and one that is gone is gone. */
function* stepsOf(
  { entries, gone }: Pick<IndexChanges, 'entries' | 'gone'>,
  version: number,
  way: LookWay,
): Iterable<BulkStep> {
  const versioned = (id: string) => ({ _id: id, version, version_type: 'external_gte' })
  const last = new Map<string, IndexEntry>(entries.map((entry) => [entry.id, entry]))
  for (const id of new Set(gone)) {
    last.delete(id)
    yield { action: { delete: versioned(id) } }
  }
  for (const [id, entry] of last) {
    yield { action: { index: versioned(id) }, document: entryDocument(entry, way) }
  }
}
