import { open } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The containers that are taken in, told by their first bytes and never by their name. */
export type FilmContainer = 'mp4' | 'mov' | 'webm' | 'mkv'

const demuxers: Readonly<Record<FilmContainer, string>> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
}

/** Decoders of what cameras, phones and editors write. Everything else of an old tool stays shut. */
const codecs = [
  ...['h264', 'hevc', 'mpeg4', 'mpeg2video', 'mjpeg', 'prores', 'dnxhd', 'libaom-av1', 'png'],
  ...['vp8', 'vp9', 'aac', 'mp3', 'mp3float', 'opus', 'vorbis', 'flac', 'ac3', 'alac'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_f32le', 'pcm_s32le'],
]

/** Brands of still pictures and of sound that share the shape of an MP4. */
const notFilms = /^(?:hei[cfmsx]|hev[cmsx]|avi[fos]|mif1|msf1|jp2 |M4[ABP] |crx )/

/** A film may open with any of these, if it has no `ftyp`: older QuickTime does. */
const quickTimeOpenings = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

export function containerOf(head: Uint8Array): FilmContainer | null {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1')
  const box = text.slice(4, 8)
  const brand = text.slice(8, 12)
  if (box === 'ftyp') {
    if (notFilms.test(brand)) return null
    return brand === 'qt  ' ? 'mov' : 'mp4'
  }
  if (quickTimeOpenings.has(box)) return 'mov'
  if (!text.startsWith('\x1aE\xdf\xa3')) return null
  if (text.includes('webm')) return 'webm'
  return text.includes('matroska') ? 'mkv' : null
}

export async function readContainer(path: string): Promise<FilmContainer | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return containerOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/**
 * How a film file is opened: by the one reader its bytes call for, so that a playlist in disguise is never followed, and
 * with no way out but plain files.
 */
export function filmInput(
  path: string,
  container: FilmContainer,
  maxPixels: number,
  position: readonly string[] = [],
): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-f', demuxers[container]],
    ...['-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'],
    ...['-codec_whitelist', codecs.join(',')],
    ...['-max_streams', '32'],
    ...['-max_pixels', String(maxPixels)],
    ...['-threads', '1'],
    ...position,
    ...['-i', `file:${resolve(path)}`],
  ]
}
