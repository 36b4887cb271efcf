/** Every picture is scaled to a square of this side before it is described, whatever its shape. */
export const sampleSide = 64

/** Red, green, blue of the square, row by row. */
export type Sample = Uint8Array

/** How light each pixel is, 0 to 255, as the eye weighs the three colors. */
export function lightnessOf(sample: Sample): Float32Array {
  const lightness = new Float32Array(sampleSide * sampleSide)
  for (let at = 0; at < lightness.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [sample[at * 3], sample[at * 3 + 1], sample[at * 3 + 2]]
    lightness[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return lightness
}
