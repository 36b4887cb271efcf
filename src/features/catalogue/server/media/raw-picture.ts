import sharp, { type Sharp } from 'sharp'

/** Red, green, blue: what every picture becomes before it is encoded. */
export type RawPicture = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Whatever it was (CMYK, 16 bits, grey, another profile, transparent), it is sRGB without alpha afterwards. */
export async function rawOf(picture: Sharp, background: string): Promise<RawPicture> {
  const { data, info } = await picture
    .flatten({ background })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`A picture came out with ${info.channels} channels.`)
  return { width: info.width, height: info.height, pixels: data }
}

export function sharpOf({ width, height, pixels }: RawPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
