import { join } from 'node:path'
import { type FilmLimits, type FilmOutcome, runFilmTool } from './film-tool.ts'

export type FrameSize = { readonly width: number; readonly height: number }

/** One film file that is to be written. */
export type FilmOutput = {
  readonly file: string
  readonly size: FrameSize
  /** Only the first so many seconds. */
  readonly seconds?: number
  /** Shows all frames so often, one after the other. */
  readonly repeat?: { readonly times: number; readonly frames: number; readonly framesPerSecond: number }
  /** A picture of the same size, laid over every frame: its file. */
  readonly watermark?: string
  readonly quality: FilmQuality
  readonly hasSound?: boolean
}

type FilmQuality = {
  /** Steps of x264's constant quality; six more halve the size. */
  readonly loss: number
  /** The ceiling for scenes that constant quality would let run away. */
  readonly kilobits: number
  readonly preset: 'veryfast' | 'medium'
}

/** A preview comes unasked, so it stays below 300 kB whatever it shows. */
export function hoverQuality(seconds: number): FilmQuality {
  return { loss: 25, kilobits: Math.floor(1800 / Math.max(seconds, 1)), preset: 'medium' }
}

export const compQuality: FilmQuality = { loss: 23, kilobits: 1500, preset: 'veryfast' }

/** The largest frame that fits into a box, never enlarged. H.264 wants both sides even. */
export function fitFrame(size: FrameSize, box: FrameSize): FrameSize {
  const scale = Math.min(box.width / size.width, box.height / size.height, 1)
  const even = (side: number) => Math.max(Math.round((side * scale) / 2) * 2, 2)
  return { width: even(size.width), height: even(size.height) }
}

/** Boxes that frames are fitted into. */
export const frameBoxes = {
  hover: { width: 320, height: 568 },
  keyFrame: { width: 320, height: 568 },
  comp: { width: 960, height: 960 },
  /** Scenes that move by themselves are drawn anew for every frame, so they are drawn smaller. */
  loop: { width: 640, height: 640 },
} as const satisfies Readonly<Record<string, FrameSize>>

/** Writes all outputs from one reading of the input. */
export function encodeFilm(order: {
  readonly input: readonly string[]
  readonly frames?: Iterable<Uint8Array>
  readonly outputs: readonly FilmOutput[]
  readonly directory: string
  readonly limits: FilmLimits
  readonly signal?: AbortSignal
}): Promise<FilmOutcome> {
  const marks = order.outputs.flatMap(({ watermark }) => watermark ?? [])
  const split = order.outputs.map((_, index) => `[in${index}]`).join('')
  const filters = [
    `[0:v:0]split=${order.outputs.length}${split}`,
    ...order.outputs.map((output, index) => filterOf(output, index, marks)),
  ]
  return runFilmTool({
    directory: order.directory,
    limits: order.limits,
    arguments: [
      ...order.input,
      ...marks.flatMap((file) => ['-protocol_whitelist', 'file', '-f', 'png_pipe', '-i', `file:${file}`]),
      ...['-filter_complex_threads', '1', '-filter_complex', filters.join(';')],
      ...order.outputs.flatMap((output, index) => [
        ...['-map', `[out${index}]`],
        ...(output.hasSound ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'] : ['-an']),
        ...fileArguments(output.quality, order.limits),
        `file:${join(order.directory, output.file)}`,
      ]),
    ],
    ...(order.frames ? { input: order.frames } : {}),
    ...(order.signal ? { signal: order.signal } : {}),
  })
}

function filterOf(output: FilmOutput, index: number, marks: readonly string[]): string {
  const { width, height } = output.size
  const steps = [
    ...(output.seconds === undefined ? [] : [`trim=duration=${output.seconds}`, 'setpts=PTS-STARTPTS']),
    `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    'setsar=1',
    'format=yuv420p',
  ]
  if (output.repeat && output.repeat.times > 1) {
    const { times, frames, framesPerSecond } = output.repeat
    steps.push(`loop=loop=${times - 1}:size=${frames}:start=0`, `setpts=N/${framesPerSecond}/TB`)
  }
  const chain = `[in${index}]${steps.join(',')}`
  if (output.watermark === undefined) return `${chain}[out${index}]`
  const mark = marks.indexOf(output.watermark) + 1
  return `${chain}[clean${index}];[clean${index}][${mark}:v]overlay=0:0,format=yuv420p[out${index}]`
}

function fileArguments({ loss, kilobits, preset }: FilmQuality, { outputBytes }: FilmLimits): string[] {
  return [
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', preset, '-threads', '1', '-pix_fmt', 'yuv420p'],
    ...['-crf', String(loss), '-maxrate', `${kilobits}k`, '-bufsize', `${kilobits}k`],
    // Whole pictures often enough that a player can jump to any of the key frames at once.
    ...['-force_key_frames', 'expr:gte(t,n_forced*1)'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...['-movflags', '+faststart', '-fs', String(outputBytes), '-f', 'mp4'],
  ]
}
