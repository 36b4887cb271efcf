import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { entryFields, lookLength, textParts } from '#features/search/domain.ts'
import type { FileMark } from './open-index-files.ts'

export type KeptFile = FileMark & { readonly file: string }

/** What one snapshot is made of. */
export type Snapshot = {
  readonly position: string
  readonly segments: readonly (KeptFile & { readonly dead: KeptFile | null })[]
  /** One after the other they are the log of names. */
  readonly names: readonly KeptFile[]
  readonly terms: KeptFile | null
}

/** To be raised when columns of segments or the files change their meaning: then the index is built anew. */
const layout = 3

/** Segments hold codes of these tables, so other tables are another format. */
export const indexFormat = `${layout}-${createHash('sha256')
  .update(JSON.stringify([entryFields, textParts, lookLength]))
  .digest('hex')
  .slice(0, 16)}`

const manifestName = /^manifest-(\d{1,15})\.json$/

export function nameManifest(number: number): string {
  return `manifest-${number}.json`
}

export function numberOfManifest(file: string): number | null {
  const digits = manifestName.exec(file)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Files that a snapshot may hold. Whatever else lies in the folder is not ours to remove. */
export function isIndexFile(file: string): boolean {
  return /^(?:unfinished-)?(?:(?:segment|dead|names|terms)-[\w-]+|manifest-\d{1,15}\.json)$/.test(file)
}

export function writeManifest(snapshot: Snapshot): Uint8Array {
  const content = { format: indexFormat, ...snapshot }
  return new TextEncoder().encode(`${JSON.stringify({ crc: crcOf(content), content }, null, 1)}\n`)
}

/** Throws at what is damaged, or of another format. */
export function readManifest(bytes: Uint8Array): Snapshot {
  const { crc, content } = JSON.parse(new TextDecoder().decode(bytes)) as {
    crc: number
    content: Snapshot & { format: string }
  }
  if (crcOf(content) !== crc) throw new Error('The manifest is damaged.')
  if (content.format !== indexFormat) throw new Error('It was written by another version.')
  return content
}

export function filesOf({ segments, names, terms }: Snapshot): readonly string[] {
  return [...segments, ...segments.map(({ dead }) => dead), ...names, terms].flatMap((kept) =>
    kept ? [kept.file] : [],
  )
}

function crcOf(content: unknown): number {
  return crc32(JSON.stringify(content) ?? '')
}
