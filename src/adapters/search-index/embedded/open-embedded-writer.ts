import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { IndexPosition, IndexWriter } from '#features/search/server.ts'
import { claimDirectory } from '#platform/claim-directory.ts'
import { keepSnapshots } from './files/keep-snapshots.ts'
import { type IndexFiles, openIndexFiles } from './files/open-index-files.ts'
import { openSnapshots } from './files/open-snapshots.ts'
import { type Generation, openGeneration } from './writing/open-generation.ts'
import { openMergeDesk } from './writing/open-merge-desk.ts'
import { countAssets, openPublisher, type Publish, type Standing } from './writing/open-publisher.ts'
import { rebuildAside } from './writing/rebuild-aside.ts'
import { isSameBlock, packTerms } from './writing/terms-block.ts'

export type EmbeddedWriterOptions = {
  /** Held for this writer alone while it is open. */
  readonly directory: string
  /** How long another may still hold it. */
  readonly patienceMs?: number
  /** `writing/merge-worker.ts`, or what the build made of it. */
  readonly mergeWorkerFile: URL
  /** Given each state of the index, in order. An apply is answered when this is. */
  readonly publish: Publish
  readonly onNotice?: (text: string) => void
  /** How long a change may be in memory alone. */
  readonly snapshotAfterMs?: number
  /** Merges of more assets than this have a thread of their own. */
  readonly mostMergedHere?: number
  readonly openFiles?: (directory: string) => Promise<IndexFiles>
}

export type EmbeddedWriter = IndexWriter & {
  /** Writes to disk what is not there yet. A disk that refuses is noticed and tried again later. */
  readonly snapshot: () => Promise<void>
  readonly facts: () => WriterFacts
}

export type WriterFacts = {
  readonly assets: number
  readonly segments: number
  readonly position: IndexPosition | null
}

/** Writes the embedded index, in whatever thread calls this. What an earlier process kept is published once it may answer. */
export async function openEmbeddedWriter(options: EmbeddedWriterOptions): Promise<EmbeddedWriter> {
  const { onNotice = () => {}, snapshotAfterMs = 3_000, openFiles = openIndexFiles } = options
  const directory = resolve(options.directory)
  const release = await claimDirectory(directory, options.patienceMs)
  try {
    return await openHeld({ ...options, onNotice, snapshotAfterMs }, await openFiles(directory), release)
  } catch (error) {
    await release()
    throw error
  }
}

type Held = EmbeddedWriterOptions & Required<Pick<EmbeddedWriterOptions, 'onNotice' | 'snapshotAfterMs'>>

async function openHeld(
  { mergeWorkerFile, publish, onNotice, snapshotAfterMs, mostMergedHere = 30_000 }: Held,
  files: IndexFiles,
  release: () => Promise<void>,
): Promise<EmbeddedWriter> {
  const id = randomUUID()
  const snapshots = await openSnapshots(files, id, onNotice)
  const desk = openMergeDesk(mergeWorkerFile)
  const tell = openPublisher(publish)
  const { found } = snapshots
  let generation = open(id, found)
  let terms = found?.terms ?? null
  /** Null until there is an index that can answer. */
  let position = found?.position ?? null
  /** Nothing is told before it is known whether what was found may answer. */
  let isShown = found === null
  const aside = new Set<Generation>()
  let isClosed = false

  function open(generationId: string, kept: Standing | null) {
    const rest = { mostMergedHere, mergeAside: desk.merge, onMerged, onNotice }
    return openGeneration(kept ? { id: generationId, kept, ...rest } : { id: generationId, ...rest })
  }

  function onMerged(): void {
    if (!isClosed)
      changed().catch((error: unknown) => onNotice(`a merge could not be shown: ${String(error)}`))
  }

  function demandOpen(): void {
    if (isClosed) throw new Error('The search index is closed for writing.')
  }

  function standing(): Standing | null {
    if (position === null) return null
    return { parts: generation.parts(), names: generation.names(), terms, position }
  }

  async function changed(): Promise<void> {
    keeper.touch()
    const now = isShown ? standing() : null
    if (now) await tell(now)
  }

  const keeper = keepSnapshots({ snapshots, standing, afterMs: snapshotAfterMs, onNotice })

  return {
    checkpoint: async () => snapshots.position(),
    isThere: async () => true,
    async judgeFound(mayAnswer) {
      if (isShown) return
      // What another database is about is not proposed beside the assets of this one either.
      if (!mayAnswer) {
        terms = null
        return
      }
      isShown = true
      const now = standing()
      if (now) await tell(now)
    },
    async apply({ entries, gone, position: at }) {
      demandOpen()
      // What is built aside will stand at a position of its own; a few changes alone are no index.
      if (position === null && aside.size > 0) return
      generation.put(entries, gone)
      position = at
      isShown = true
      await changed()
      // Whoever applies in a tight loop still lets merges come in and snapshots be written.
      await nextTurn()
    },
    async keepTerms(kept) {
      const fresh = packTerms(randomUUID(), kept)
      // To open terms costs whoever answers from them a second or two.
      if (terms && isSameBlock(terms, fresh)) return
      terms = fresh
      await changed()
    },
    async rebuild() {
      const fresh = open(randomUUID(), null)
      aside.add(fresh)
      return rebuildAside(fresh, {
        async takeOver(at) {
          demandOpen()
          generation.retire()
          generation = fresh
          position = at
          isShown = true
          await changed()
          await keeper.keepNow()
        },
        onOver: () => aside.delete(fresh),
      })
    },
    snapshot: keeper.keepNow,
    facts: () => ({ assets: countAssets(generation.parts()), segments: generation.parts().length, position }),
    async close() {
      if (isClosed) return
      isClosed = true
      for (const one of [generation, ...aside]) one.retire()
      await desk.close()
      await keeper.keepNow()
      keeper.stop()
      await release()
    },
  }
}
