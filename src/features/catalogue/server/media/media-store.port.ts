import type { Readable } from 'node:stream'
import type { ByteRange, MediaName } from '../../domain/media-name.ts'

export type { ByteRange, MediaName }

export type MediaFacts = {
  readonly bytes: number
  readonly contentType: string
  readonly modifiedAt: Date
  /** Quoted, as HTTP sends it; another content has another one. */
  readonly etag: string
}

/**
 * Where originals and renditions are kept. A file is there whole or not at all; putting the same name again replaces it
 * whole; several processes may do so at once. A name that is no `MediaName` is refused by every implementation.
 */
export type MediaStore = {
  /** A stream that fails leaves the store as it was, and a put that fails closes its stream. */
  readonly put: (
    name: MediaName,
    body: Uint8Array | Readable,
    facts: { readonly contentType: string },
  ) => Promise<void>
  readonly stat: (name: MediaName) => Promise<MediaFacts | null>
  /**
   * Null when there is no such file. A range beyond its end is an error of the caller, who has asked `stat`. The facts
   * are those of the whole file, as it was when the body was opened. Whoever does not read the body to its end destroys it.
   */
  readonly read: (
    name: MediaName,
    range?: ByteRange,
  ) => Promise<{ readonly facts: MediaFacts; readonly body: Readable } | null>
  /** What is not there is removed already. */
  readonly remove: (name: MediaName) => Promise<void>
  /** Names that begin so, in order. */
  readonly list: (prefix: string) => AsyncIterable<MediaName>
}
