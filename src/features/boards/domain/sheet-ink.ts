/** WCAG: above this, dark letters stand out better than light ones. */
const middle = 0.179

/** What can be read on a color such as '#446688'. */
export function isDarkInkOn(color: string): boolean {
  const [, digits = 'ffffff'] = /^#([0-9a-f]{6})$/i.exec(color) ?? []
  const value = Number.parseInt(digits, 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(toLight)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) > middle
}

/** sRGB, 0 to 255, as light, 0 to 1. */
function toLight(share: number): number {
  const part = share / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
