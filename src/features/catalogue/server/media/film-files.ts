import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FilmRendition, filmRenditions } from '../../domain/rendition.ts'
import { withFilmDirectory } from './film-directory.ts'
import type { FrameSize } from './film-encoding.ts'
import { type FilmSource, isKeyFrame, sizeOfFilm } from './film-frames.ts'
import { inspectFilm } from './film-inspection.ts'
import { type FilmNeeds, keepFilmRenditions } from './film-keeping.ts'
import type { MediaStore } from './media-store.port.ts'
import type { Origin } from './origin.ts'
import type { FilmOrigin } from './read-origin.ts'

export type FilmFileNeeds = {
  readonly store: MediaStore
  readonly make: FilmNeeds['make']
  readonly poster: (source: FilmSource, size: FrameSize) => Promise<Uint8Array | null>
  /** Told why a film could not be made; visitors only learn that it was not. */
  readonly onFailure: (mediaKey: string, reason: string) => void
}

/** Makes what films have beside pictures, from a recipe or from the film file in the store. */
export function filmFiles({ store, make, poster, onFailure }: FilmFileNeeds) {
  return {
    /** The key frames come together, since the film is opened for all of them. False if it cannot be made. */
    async makeFilmFile(mediaKey: string, file: FilmRendition, origin: Origin): Promise<boolean> {
      const wanted = isKeyFrame(file) ? filmRenditions.filter(isKeyFrame) : [file]
      const outcome = await withFilm(store, origin, (source) =>
        keepFilmRenditions({ store, make }, mediaKey, source, wanted),
      )
      if (outcome?.kind !== 'kept') onFailure(mediaKey, outcome?.reason ?? 'there is no film to read')
      return outcome?.kind === 'kept'
    },

    posterOf: (origin: FilmOrigin): Promise<Uint8Array | null> =>
      withFilm(store, origin, (source) => poster(source, sizeOfFilm(source))),
  }
}

/** A film file is read from a copy on this machine's disk: the tool seeks in it. */
async function withFilm<Value>(
  store: MediaStore,
  origin: Origin,
  use: (source: FilmSource) => Promise<Value>,
): Promise<Value | null> {
  if (origin.kind === 'film') return use({ kind: 'recipe', film: origin.film })
  if (origin.kind !== 'file') return null
  const { name } = origin
  return withFilmDirectory(async (directory) => {
    const stored = await store.read(name)
    if (!stored) return null
    const path = join(directory, `original${name.slice(name.lastIndexOf('.'))}`)
    await pipeline(stored.body, createWriteStream(path))
    const inspected = await inspectFilm(path)
    return inspected.kind === 'film' ? use({ kind: 'file', path, facts: inspected.facts }) : null
  })
}
