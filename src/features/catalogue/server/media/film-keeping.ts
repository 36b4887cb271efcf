import { createReadStream } from 'node:fs'
import type { FilmRendition } from '../../domain/rendition.ts'
import { withFilmDirectory } from './film-directory.ts'
import type { FilmSource } from './film-frames.ts'
import type { FilmOrder, FilmRenditions } from './film-renditions.ts'
import type { MediaStore } from './media-store.port.ts'

export type FilmNeeds = {
  readonly store: Pick<MediaStore, 'put'>
  readonly make: (source: FilmSource, order: FilmOrder) => Promise<FilmRenditions>
  /** Where unfinished films are written; the system's own place unless told. */
  readonly temporary?: string
}

export type FilmKeeping = { readonly kind: 'kept' } | { readonly kind: 'failed'; readonly reason: string }

/** Makes renditions of a film and puts them into the store. Doing so twice changes nothing. */
export function keepFilmRenditions(
  { store, make, temporary }: FilmNeeds,
  mediaKey: string,
  source: FilmSource,
  wanted: readonly FilmRendition[],
): Promise<FilmKeeping> {
  return withFilmDirectory(async (directory) => {
    const made = await make(source, { wanted, directory })
    if (made.kind === 'failed') return made
    for (const { name, path, contentType } of made.files) {
      await store.put(`renditions/${mediaKey}/${name}`, createReadStream(path), { contentType })
    }
    return { kind: 'kept' }
  }, temporary)
}
