import sharp, { type Sharp } from 'sharp'
import { openFilm } from '#renderer/film/open-film.ts'
import type { FilmRecipe } from '#renderer/film-recipe.ts'
import type { Picture } from '#renderer/recipe.ts'
import { type FilmRendition, filmRenditions } from '../../domain/rendition.ts'
import { filmInput } from './film-container.ts'
import { withFilmDirectory } from './film-directory.ts'
import type { FrameSize } from './film-encoding.ts'
import type { FilmFileFacts } from './film-facts.ts'
import { filmBounds } from './film-inspection.ts'
import { filmLimits, runFilmTool } from './film-tool.ts'

/** A film is drawn from its recipe, or read from a file that `inspectFilm` has let in. */
export type FilmSource =
  | { readonly kind: 'recipe'; readonly film: FilmRecipe }
  | { readonly kind: 'file'; readonly path: string; readonly facts: FilmFileFacts }

const keyFrames = filmRenditions.filter((name) => name.startsWith('key-'))

export function isKeyFrame(name: FilmRendition): boolean {
  return keyFrames.includes(name)
}

/** Which share of the film lies before a key frame. They stand evenly, none at the very ends. */
export function keyFrameShare(name: FilmRendition): number {
  return (keyFrames.indexOf(name) + 0.5) / keyFrames.length
}

/** Long films often begin black or with a title: their poster and hover preview start a little later. */
export function openingSeconds({ durationMs }: { readonly durationMs: number }): number {
  return durationMs > 10_000 ? durationMs / 10_000 : 0
}

export function sizeOfFilm(source: FilmSource): FrameSize {
  return source.kind === 'recipe' ? source.film.still : source.facts
}

/** The frame that stands for the film, as PNG, for the renditions of its picture. Null when it cannot be read. */
export async function makePoster(source: FilmSource, size: FrameSize): Promise<Uint8Array | null> {
  if (source.kind === 'recipe') return pngOf(openFilm(source.film, size).frameAt(0))
  return readFrame(source, openingSeconds(source.facts), size)
}

/** One frame of a film file as PNG. */
export async function readFrame(
  { path, facts }: Extract<FilmSource, { kind: 'file' }>,
  seconds: number,
  { width, height }: FrameSize,
): Promise<Uint8Array | null> {
  const outcome = await withFilmDirectory((directory) =>
    runFilmTool({
      directory,
      limits: { ...filmLimits, forMs: filmBounds.forMs },
      arguments: [
        ...filmInput(path, facts.container, filmBounds.pixels, ['-ss', seconds.toFixed(3)]),
        ...['-map', '0:v:0', '-frames:v', '1'],
        ...['-vf', `scale=${width}:${height}:flags=lanczos,setsar=1`],
        ...['-threads', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
      ],
    }),
  )
  return outcome.kind === 'done' && outcome.output.byteLength > 0 ? outcome.output : null
}

export function pngOf(picture: Picture): Promise<Uint8Array> {
  return rawPicture(picture).png({ compressionLevel: 3 }).toBuffer()
}

export function rawPicture({ pixels, width, height }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
