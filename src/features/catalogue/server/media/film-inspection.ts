import { filmInput, readContainer } from './film-container.ts'
import { withFilmDirectory } from './film-directory.ts'
import { type FilmFileFacts, lastTimeOf, readFilmFacts } from './film-facts.ts'
import { type FilmLimits, type FilmOutcome, filmLimits, runFilmTool } from './film-tool.ts'

export type FilmRefusal = {
  readonly code: 'not-a-film' | 'truncated' | 'too-long' | 'too-many-pixels' | 'too-slow'
  /** For the person who brought the file. */
  readonly reason: string
}

export type FilmBounds = FilmLimits & { readonly seconds: number; readonly pixels: number }

export const filmBounds: FilmBounds = { ...filmLimits, forMs: 60_000, seconds: 600, pixels: 16_000_000 }

export type FilmInspection =
  | { readonly kind: 'film'; readonly facts: FilmFileFacts }
  | { readonly kind: 'refused'; readonly refusal: FilmRefusal }

/** What its readers say when a file ends before its film does. Their lines begin with their name: `[mov @ 0x…]`. */
const breaks = /^\[[^\]]* @ .*(?:partial file|truncat|ended prematurely|moov atom not found|Read error)/im

/** What its decoders say when frames turn out larger than the container had promised. */
const oversized = /^\[[^\]]* @ .*(?:exceeds specified max pixel count|Picture size \d+x\d+ is invalid)/m

/** Reads a film file to its end without decoding more than its first frame, and says what it is or why it is refused. */
export async function inspectFilm(path: string, bounds: FilmBounds = filmBounds): Promise<FilmInspection> {
  const container = await readContainer(path)
  if (!container) return refuse('not-a-film', 'This is no MP4, QuickTime, WebM or Matroska film.')
  const input = filmInput(path, container, bounds.pixels)
  // One frame is decoded first, apart: beside the copy, the tool would decode all of them.
  const sample = await examine(input, ['-frames:v', '1'], bounds)
  const outcome = sample.kind === 'done' ? await examine(input, ['-c', 'copy'], bounds) : sample
  if (outcome.kind === 'too-slow') return refuse('too-slow', 'Reading this film takes too long.')
  const words = `${sample.words}\n${outcome.words}`
  const facts = readFilmFacts(outcome.words, container)
  const pixels = facts ? facts.width * facts.height : 0
  if (pixels > bounds.pixels || oversized.test(words)) {
    return refuse('too-many-pixels', `Its frames are larger than ${bounds.pixels / 1_000_000} megapixels.`)
  }
  if (breaks.test(words)) return refuse('truncated', 'The file ends before its film does.')
  if (!facts || outcome.kind !== 'done') return refuse('not-a-film', 'No film in it can be read.')
  if (facts.durationMs > bounds.seconds * 1000) {
    return refuse('too-long', `It is longer than ${Math.round(bounds.seconds / 60)} minutes.`)
  }
  const readMs = lastTimeOf(outcome.words) ?? 0
  if (facts.durationMs <= 0 || readMs <= 0) return refuse('not-a-film', 'It has no frames.')
  // Sound may outlast the picture; without any, the picture is as long as the film says it is.
  if (!facts.hasSound && readMs < facts.durationMs * 0.9 - 200) {
    return refuse('truncated', 'The file ends before its film does.')
  }
  return { kind: 'film', facts }
}

function examine(input: readonly string[], how: readonly string[], limits: FilmLimits): Promise<FilmOutcome> {
  return withFilmDirectory((directory) =>
    runFilmTool({
      directory,
      limits,
      arguments: [...input, '-map', '0:v:0', ...how, '-f', 'null', '-'],
    }),
  )
}

function refuse(code: FilmRefusal['code'], reason: string): FilmInspection {
  return { kind: 'refused', refusal: { code, reason } }
}
