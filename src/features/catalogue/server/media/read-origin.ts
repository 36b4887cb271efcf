import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from './media-store.port.ts'
import type { Origin } from './origin.ts'
import { defaultLimits } from './picture-limits.ts'
import type { PictureSource } from './picture-source.ts'

export type DrawnOrigin = Extract<Origin, { kind: 'drawing' | 'glyph' }>
export type FilmOrigin = Extract<Origin, { kind: 'file' }>

export type OriginNeeds = {
  readonly store: MediaStore
  /** Drawings and glyphs are SVG of our own. */
  readonly svgOf: (origin: DrawnOrigin) => string | Promise<string>
  /** A frame of a film file as a picture file. */
  readonly posterOf?: (origin: FilmOrigin) => Promise<Uint8Array | null>
}

/** Nothing is left of what an asset came from. */
export class OriginGone extends Error {}

/** Where an asset comes from, as something renditions can be made of; throws `OriginGone` where nothing is left of it. */
export async function readOrigin(origin: Origin, needs: OriginNeeds): Promise<PictureSource> {
  switch (origin.kind) {
    case 'recipe':
      return { kind: 'recipe', recipe: origin.recipe }
    case 'drawing':
    case 'glyph':
      return { kind: 'svg', svg: await needs.svgOf(origin) }
    case 'package':
      return asBytes(await readFile(packageFile(origin.package, origin.path)))
    case 'film':
      return { kind: 'film', film: origin.film }
    case 'file': {
      if (needs.posterOf && isFilmFile(origin)) return asBytes(await needs.posterOf(origin))
      return asBytes(await readStored(needs.store, origin.name))
    }
    default:
      // A row that an older version has written.
      throw new OriginGone()
  }
}

function asBytes(bytes: Uint8Array | null): PictureSource {
  if (!bytes) throw new OriginGone('The original is not there.')
  return { kind: 'bytes', bytes }
}

export function isFilmFile(origin: Origin): boolean {
  return origin.kind === 'file' && /\.(?:mp4|mov|webm|mkv)$/.test(origin.name)
}

/** A path that would leave its package is an error of whoever wrote it down. */
function packageFile(name: string, path: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  const file = resolve(folder, path)
  if (!file.startsWith(folder + sep)) throw new Error(`"${path}" is not inside of ${name}.`)
  return file
}

// What is too large to be looked at would be refused anyway, so it is not read into memory first.
async function readStored(store: MediaStore, name: string): Promise<Uint8Array | null> {
  const found = await store.read(name)
  if (!found) return null
  if (found.facts.bytes <= defaultLimits.maxBytes) return buffer(found.body)
  found.body.destroy()
  return null
}
