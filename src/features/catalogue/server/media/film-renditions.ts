import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type OpenFilm, openFilm } from '#renderer/film/open-film.ts'
import type { FilmRecipe } from '#renderer/film-recipe.ts'
import type { FilmRendition } from '../../domain/rendition.ts'
import { watermarkSvg } from '../../domain/watermark.ts'
import { filmInput } from './film-container.ts'
import {
  compQuality,
  encodeFilm,
  type FilmOutput,
  type FrameSize,
  fitFrame,
  frameBoxes,
  hoverQuality,
} from './film-encoding.ts'
import {
  type FilmSource,
  isKeyFrame,
  keyFrameShare,
  openingSeconds,
  rawPicture,
  readFrame,
  sizeOfFilm,
} from './film-frames.ts'
import { filmBounds } from './film-inspection.ts'
import { type FilmLimits, type FilmOutcome, filmLimits, lastWords } from './film-tool.ts'

export type FilmFile = {
  readonly name: FilmRendition
  readonly path: string
  readonly bytes: number
  readonly contentType: 'video/mp4' | 'image/webp'
}

export type FilmRenditions =
  | { readonly kind: 'made'; readonly files: readonly FilmFile[] }
  | { readonly kind: 'failed'; readonly reason: string }

export type FilmOrder = {
  readonly wanted: readonly FilmRendition[]
  /** Where the files are written. It belongs to the caller, who takes them from there and removes it. */
  readonly directory: string
  readonly limits?: FilmLimits
  readonly signal?: AbortSignal
}

const hoverSeconds = 4

/** Makes what is wanted of a film, drawing or reading it once where it can. It draws for seconds: call it in a thread. */
export async function makeFilmRenditions(source: FilmSource, order: FilmOrder): Promise<FilmRenditions> {
  const failure = source.kind === 'recipe' ? await draw(source.film, order) : await read(source, order)
  if (failure) return { kind: 'failed', reason: failure }
  const files = order.wanted.map(async (name) => {
    const path = join(order.directory, name)
    const contentType = isKeyFrame(name) ? ('image/webp' as const) : ('video/mp4' as const)
    return { name, path, bytes: (await stat(path)).size, contentType }
  })
  return { kind: 'made', files: await Promise.all(files) }
}

/** Says why it failed, or nothing. */
type Failure = string | null

async function draw(film: FilmRecipe, order: FilmOrder): Promise<Failure> {
  const box = film.motion.kind === 'loop' ? frameBoxes.loop : frameBoxes.comp
  const size = fitFrame(film.still, order.wanted.includes('comp.mp4') ? box : frameBoxes.hover)
  const drawn = openFilm(film, size)
  // A loop's preview is one turn of it, which itself has no seam.
  const preview = film.motion.kind === 'loop' ? drawn.frames / film.framesPerSecond : hoverSeconds
  const outputs = await outputsOf({ kind: 'recipe', film }, order, preview)
  const repeat = { times: drawn.repeats, frames: drawn.frames, framesPerSecond: film.framesPerSecond }
  for (const name of order.wanted.filter(isKeyFrame)) {
    const index = Math.floor(keyFrameShare(name) * drawn.frames * drawn.repeats)
    await writeKeyFrame(rawPicture(drawn.frameAt(index)), join(order.directory, name))
  }
  if (outputs.length === 0) return null
  const last = outputs.every(({ seconds }) => seconds) ? preview * film.framesPerSecond : drawn.frames
  const outcome = await encodeFilm({
    ...rulesOf(order),
    input: [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`],
      ...['-framerate', String(film.framesPerSecond), '-i', 'pipe:0'],
    ],
    frames: framesOf(drawn, Math.min(last, drawn.frames)),
    outputs: outputs.map((output) => (output.seconds ? output : { ...output, repeat })),
  })
  return failureOf(outcome)
}

function* framesOf(film: OpenFilm, count: number): Generator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield film.frameAt(index).pixels
}

async function read(source: Extract<FilmSource, { kind: 'file' }>, order: FilmOrder): Promise<Failure> {
  const { path, facts } = source
  for (const output of await outputsOf(source, order, hoverSeconds)) {
    const start = output.seconds ? openingSeconds(facts) : 0
    const outcome = await encodeFilm({
      ...rulesOf(order),
      input: filmInput(path, facts.container, filmBounds.pixels, ['-ss', start.toFixed(3)]),
      outputs: [{ ...output, hasSound: facts.hasSound && !output.seconds }],
    })
    const failure = failureOf(outcome)
    if (failure) return failure
  }
  for (const name of order.wanted.filter(isKeyFrame)) {
    const seconds = (keyFrameShare(name) * facts.durationMs) / 1000
    const frame = await readFrame(source, seconds, fitFrame(facts, frameBoxes.keyFrame))
    if (!frame) return `There is no frame at ${seconds.toFixed(1)} seconds.`
    await writeKeyFrame(sharp(frame), join(order.directory, name))
  }
  return null
}

async function outputsOf(
  source: FilmSource,
  { wanted, directory }: FilmOrder,
  preview: number,
): Promise<FilmOutput[]> {
  const whole = sizeOfFilm(source)
  const isLoop = source.kind === 'recipe' && source.film.motion.kind === 'loop'
  const outputs: FilmOutput[] = []
  if (wanted.includes('hover.mp4')) {
    const size = fitFrame(whole, frameBoxes.hover)
    outputs.push({ file: 'hover.mp4', size, seconds: preview, quality: hoverQuality(preview) })
  }
  if (wanted.includes('comp.mp4')) {
    const size = fitFrame(whole, isLoop ? frameBoxes.loop : frameBoxes.comp)
    const watermark = await writeWatermark(size, directory)
    outputs.push({ file: 'comp.mp4', size, watermark, quality: compQuality })
  }
  return outputs
}

async function writeWatermark({ width, height }: FrameSize, directory: string): Promise<string> {
  const file = join(directory, 'watermark.png')
  await writeFile(
    file,
    await sharp(Buffer.from(watermarkSvg(width, height)))
      .png()
      .toBuffer(),
  )
  return file
}

async function writeKeyFrame(picture: Sharp, file: string): Promise<void> {
  const { width, height } = frameBoxes.keyFrame
  await picture
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort: 3 })
    .toFile(file)
}

function rulesOf({ directory, limits = filmLimits, signal }: FilmOrder) {
  return { directory, limits, ...(signal ? { signal } : {}) }
}

function failureOf(outcome: FilmOutcome): Failure {
  switch (outcome.kind) {
    case 'done':
      return null
    case 'failed':
      return `The film could not be written: ${lastWords(outcome.words)}`
    case 'too-slow':
      return 'Writing the film took too long.'
    case 'stopped':
      return 'Writing the film was stopped.'
  }
}
