type Band = readonly [upTo: number, nameAt: (lightness: number, saturation: number) => string]

/** Around the wheel in degrees; some names hold only for light or for dark tones. */
const wheel: readonly Band[] = [
  [10, reddish],
  [40, earthy],
  [68, yellowish],
  [160, () => 'green'],
  [195, () => 'turquoise'],
  [255, () => 'blue'],
  [300, () => 'purple'],
  [345, (lightness) => (lightness > 0.45 ? 'pink' : 'purple')],
  [360, reddish],
]

function reddish(lightness: number): string {
  if (lightness > 0.58) return 'pink'
  return lightness < 0.3 ? 'brown' : 'red'
}

function earthy(lightness: number, saturation: number): string {
  if (lightness > 0.8 || (lightness > 0.65 && saturation < 0.6)) return 'beige'
  return lightness < 0.42 || saturation < 0.45 ? 'brown' : 'orange'
}

function yellowish(lightness: number, saturation: number): string {
  if (lightness > 0.85 && saturation < 0.85) return 'beige'
  return lightness < 0.36 ? 'brown' : 'yellow'
}

/** What most people would call a screen color: one of the dozen words that one searches by. */
export function colorName(hex: string): string {
  const bits = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255] as const
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (high + low) / 2
  const chroma = high - low
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1))
  if (chroma < 0.06 || saturation < 0.18) return grayName(lightness)
  const sixth =
    high === red
      ? (green - blue) / chroma
      : high === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  const hue = (sixth * 60 + 360) % 360
  return wheel.find(([upTo]) => hue < upTo)?.[1](lightness, saturation) ?? 'red'
}

function grayName(lightness: number): string {
  if (lightness > 0.85) return 'white'
  return lightness < 0.2 ? 'black' : 'gray'
}
