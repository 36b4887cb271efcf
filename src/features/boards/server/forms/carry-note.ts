import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { parseBoardText } from '../../domain/board-text.ts'

/** A character takes at most four bytes. */
const mostBytes = boardLimits.text * 4

/** A note as a word of an address: as it is, a long one of two thousand characters would be too long for one. */
export function packNote(note: string): string {
  return note === '' ? '' : deflateRawSync(note).toString('base64url')
}

/** Empty for what is none. Anyone can write an address: it is never unpacked to more than a note may be. */
export function unpackNote(packed: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostBytes })
    const note = parseBoardText(bytes.toString())
    return note.ok ? note.value : ''
  } catch {
    return ''
  }
}
