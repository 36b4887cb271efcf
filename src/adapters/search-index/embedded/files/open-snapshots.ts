import { randomUUID } from 'node:crypto'
import type { CountedPart } from '../writing/mark-dead.ts'
import { countDead } from '../writing/mark-dead.ts'
import type { NamesLog } from '../writing/names-log.ts'
import type { Standing } from '../writing/open-publisher.ts'
import type { TermsBlock } from '../writing/terms-block.ts'
import {
  filesOf,
  isIndexFile,
  type KeptFile,
  nameManifest,
  type Snapshot,
  writeManifest,
} from './manifest.ts'
import type { IndexFiles } from './open-index-files.ts'
import { findSnapshot, type ReadSnapshot } from './read-snapshot.ts'
import { packSegment, unpackSegment } from './segment-file.ts'

export type Snapshots = {
  /** What was found when the folder was opened. */
  readonly found: Standing | null
  /** Position of the newest snapshot. */
  readonly position: () => string | null
  /** Adds what is not there yet. Answered when a crash would find this or something newer; else it throws. */
  readonly keep: (standing: Standing) => Promise<void>
}

/** The log of names is written anew as one file when it has come to more pieces than this. */
const mostNamePieces = 8

/**
 * Snapshots in a folder. Files are never changed; a manifest says which of them belong together, and is written last.
 * The last two are kept, so that a damaged file costs a longer replay and no rebuild.
 */
export async function openSnapshots(
  files: IndexFiles,
  logId: string,
  onNotice: (text: string) => void,
): Promise<Snapshots> {
  const { newest, before, lastNumber } = await findSnapshot(files, unpackSegment, onNotice)
  const written = new WeakMap<object, KeptFile>()
  let number = lastNumber
  let kept: readonly (readonly [number: number, snapshot: Snapshot])[] = [newest, before].flatMap((one) =>
    one ? [[one.number, one.snapshot] as const] : [],
  )
  let names: { id: string; length: number; pieces: readonly KeptFile[] } = { id: '', length: 0, pieces: [] }
  const found = newest && standingOf(newest, logId)
  if (newest && found) {
    for (const [at, { segment, dead }] of found.parts.entries()) {
      const file = newest.snapshot.segments[at]
      if (file) written.set(segment, file)
      if (file?.dead && dead) written.set(dead, file.dead)
    }
    if (newest.snapshot.terms && found.terms) written.set(found.terms.bytes, newest.snapshot.terms)
    names = { id: logId, length: found.names.length, pieces: newest.snapshot.names }
  }
  await sweep()

  async function sweep(): Promise<void> {
    const needed = new Set(kept.flatMap(([at, snapshot]) => [nameManifest(at), ...filesOf(snapshot)]))
    for (const file of await files.list()) {
      // What cannot be removed is in nobody's way; the next sweep tries again.
      if (isIndexFile(file) && !needed.has(file)) await files.remove(file).catch(() => {})
    }
  }

  async function writeOnce(
    key: object,
    file: string,
    pieces: () => readonly Uint8Array[],
  ): Promise<KeptFile> {
    const known = written.get(key)
    if (known) return known
    const fresh = { file, ...(await files.write(file, pieces())) }
    written.set(key, fresh)
    return fresh
  }

  async function writePart({ segment, dead }: CountedPart): Promise<Snapshot['segments'][number]> {
    const file = await writeOnce(segment, `segment-${segment.name}`, () => packSegment(segment))
    return {
      file: file.file,
      bytes: file.bytes,
      crc: file.crc,
      dead: dead && (await writeOnce(dead, `dead-${randomUUID()}`, () => [dead])),
    }
  }

  async function writeNames(log: NamesLog): Promise<readonly KeptFile[]> {
    const goesOn = log.id === names.id && names.pieces.length < mostNamePieces
    const from = goesOn ? names.length : 0
    const before = goesOn ? names.pieces : []
    if (from === log.length) return before
    const file = `names-${randomUUID()}`
    const piece = { file, ...(await files.write(file, [log.bytes.subarray(from, log.length)])) }
    names = { id: log.id, length: log.length, pieces: [...before, piece] }
    return names.pieces
  }

  return {
    found,
    position: () => kept[0]?.[1].position ?? null,
    async keep({ parts, names: log, terms, position }) {
      const segments: Snapshot['segments'][number][] = []
      for (const part of parts) segments.push(await writePart(part))
      const snapshot: Snapshot = {
        position,
        segments,
        names: await writeNames(log),
        terms: terms && (await writeOnce(terms.bytes, `terms-${randomUUID()}`, () => [terms.bytes])),
      }
      await files.write(nameManifest(number + 1), [writeManifest(snapshot)])
      number += 1
      kept = [[number, snapshot], ...kept.slice(0, 1)]
      await sweep()
    },
  }
}

function standingOf({ snapshot, parts, names, terms }: ReadSnapshot, logId: string): Standing {
  const length = names.reduce((sum, piece) => sum + piece.length, 0)
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  let at = 0
  for (const piece of names) {
    bytes.set(piece, at)
    at += piece.length
  }
  const block: TermsBlock | null = terms && { id: randomUUID(), bytes: terms }
  return {
    parts: parts.map((part) => ({ ...part, deadCount: countDead(part.dead) })),
    names: { id: logId, bytes, length },
    terms: block,
    position: snapshot.position,
  }
}
