import { type FilmDefinition, type FrameRate, frameRates } from '../../domain/asset-values.data.ts'
import type { FilmContainer } from './film-container.ts'

/** What a film file says of itself, as it is seen: turned upright. */
export type FilmFileFacts = {
  readonly container: FilmContainer
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** Null for a rate that the filters do not know. */
  readonly frameRate: FrameRate | null
  readonly definition: FilmDefinition
  readonly aspect: string
  readonly codec: string
  /** How far a stored frame is turned clockwise to be seen upright, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270
  readonly hasSound: boolean
}

/** Lines of the shorter side that each definition begins with. */
const definitions: readonly (readonly [lines: number, definition: FilmDefinition])[] = [
  [2160, '4k'],
  [1080, 'hd'],
  [720, 'hdweb'],
]

type Size = { readonly width: number; readonly height: number }

export function definitionOf({ width, height }: Size): FilmDefinition {
  const lines = Math.min(width, height)
  // Cinema formats are wider and have fewer lines: 3840 x 1600 is sold as 4K all the same.
  const columns = Math.max(width, height)
  return definitions.find(([least]) => lines >= least || columns >= (least * 16) / 9)?.[1] ?? 'sd'
}

/** The rate of the filters that a measured one stands for. */
export function frameRateOf(framesPerSecond: number): FrameRate | null {
  return frameRates.find((rate) => Math.abs(Number(rate) - framesPerSecond) < 0.011) ?? null
}

const commonAspects = [
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '1:1',
  '3:2',
  '2:3',
  '17:9',
  '21:9',
  '4:5',
  '5:4',
] as const

/** The usual name of a shape that comes within a hundredth of it; any other in its lowest terms. */
export function aspectOf({ width, height }: Size): string {
  const near = commonAspects.find((aspect) => {
    const [across = 1, down = 1] = aspect.split(':').map(Number)
    return Math.abs((width / height / across) * down - 1) < 0.01
  })
  const divisor = greatestDivisor(width, height)
  return near ?? `${width / divisor}:${height / divisor}`
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

/** Reads the tool's account of a file. Null when there is no film in it. */
export function readFilmFacts(words: string, container: FilmContainer): FilmFileFacts | null {
  // Texts that a file brings along stand indented behind a name, so they cannot pass for the tool's own lines.
  const [account = ''] = words.split(/^(?:Stream mapping:|Output #)/m, 1)
  const streams = account.match(/^ {4}Stream #0:\d+.*$/gm) ?? []
  const at = streams.findIndex((line) => /: Video: /.test(line) && !line.includes('(attached pic)'))
  const line = streams[at]
  const size = /, (\d{1,6})x(\d{1,6})(?:[ ,]|$)/.exec(line ?? '')
  const framesPerSecond = Number(
    /, ([\d.]+)(k?) fps/.exec(line ?? '')?.[1] ?? /, ([\d.]+) tbr/.exec(line ?? '')?.[1],
  )
  if (!line || !size) return null
  const stored = { width: Number(size[1]), height: Number(size[2]) }
  const sided = streams[at + 1]
  const from = account.indexOf(line)
  const rotation = rotationOf(account.slice(from, sided ? account.indexOf(sided, from + 1) : undefined))
  const { width, height } = rotation % 180 === 0 ? stored : { width: stored.height, height: stored.width }
  if (width < 1 || height < 1) return null
  return {
    container,
    durationMs: durationOf(account) ?? lastTimeOf(words) ?? 0,
    width,
    height,
    framesPerSecond: Number.isFinite(framesPerSecond) ? framesPerSecond : 0,
    frameRate: frameRateOf(framesPerSecond),
    definition: definitionOf({ width, height }),
    aspect: aspectOf({ width, height }),
    codec: /: Video: (\w+)/.exec(line)?.[1] ?? '',
    rotation,
    hasSound: streams.some((stream) => /: Audio: /.test(stream)),
  }
}

function rotationOf(account: string): FilmFileFacts['rotation'] {
  const degrees = Number(/^ +displaymatrix: rotation of (-?[\d.]+) degrees/m.exec(account)?.[1] ?? 0)
  const turned = (((Math.round(-degrees / 90) * 90) % 360) + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}

function durationOf(account: string): number | null {
  return milliseconds(/^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(account))
}

/** How far the film was read, from the tool's closing line. */
export function lastTimeOf(words: string): number | null {
  return milliseconds(/^frame=.* time=(\d+):(\d\d):(\d\d\.\d+)/m.exec(words))
}

function milliseconds(found: RegExpExecArray | null): number | null {
  if (!found) return null
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map(Number)
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000)
}
