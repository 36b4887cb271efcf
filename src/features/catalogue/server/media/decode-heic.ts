import { createRequire } from 'node:module'
import { readHeifProfile } from './heif-header.ts'

type Decode = (file: { buffer: Uint8Array }) => Promise<{
  width: number
  height: number
  data: Uint8ClampedArray
}>

/**
 * sharp's build leaves HEVC out for its patents, so a HEIC is decoded in WebAssembly and handed on as a TIFF, which
 * can carry the color profile along. Turned upright already.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Uint8Array> {
  // The package has no types, and its 1.5 MB are loaded with the first HEIC that comes.
  const decode = createRequire(import.meta.url)('heic-decode') as Decode
  const { width, height, data } = await decode({ buffer: bytes })
  const profile = readHeifProfile(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return wrapAsTiff({
    width,
    height,
    pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    profile,
  })
}

type Pixels = {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha. */
  readonly pixels: Uint8Array
  readonly profile: Uint8Array | null
}

const [short, long, undefinedBytes] = [3, 4, 7]

function wrapAsTiff({ width, height, pixels, profile }: Pixels): Uint8Array {
  const entries: (readonly [tag: number, type: number, count: number, value: number])[] = []
  const count = profile ? 12 : 11
  const depthsAt = 8 + 2 + count * 12 + 4
  const profileAt = depthsAt + 8
  const pixelsAt = profileAt + (profile?.byteLength ?? 0)
  entries.push(
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 4, depthsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 4],
    [278, long, 1, height],
    [279, long, 1, pixels.byteLength],
    [284, short, 1, 1],
    [338, short, 1, 2],
  )
  if (profile) entries.push([34_675, undefinedBytes, profile.byteLength, profileAt])

  const file = new Uint8Array(pixelsAt + pixels.byteLength)
  const view = new DataView(file.buffer)
  file.set([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  view.setUint16(8, entries.length, true)
  entries.forEach(([tag, type, length, value], index) => {
    const at = 10 + index * 12
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, length, true)
    view.setUint32(at + 8, value, true)
  })
  for (let index = 0; index < 4; index += 1) view.setUint16(depthsAt + index * 2, 8, true)
  if (profile) file.set(profile, profileAt)
  file.set(pixels, pixelsAt)
  return file
}
