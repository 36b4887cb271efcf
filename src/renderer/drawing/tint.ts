function bytesOf(hex: string): [number, number, number] {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}

function hexOf(bytes: readonly number[]): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** From one screen color towards another. */
export function mix(from: string, to: string, share: number): string {
  const target = bytesOf(to)
  return hexOf(bytesOf(from).map((byte, place) => byte + ((target[place] ?? byte) - byte) * share))
}

/** Shade leans to blue, as it does under an open sky; plain black would look dirty. */
export function darker(hex: string, share: number): string {
  return mix(hex, '#1b1a3a', share)
}

export function lighter(hex: string, share: number): string {
  return mix(hex, '#ffffff', share)
}

/** 0 is black, 1 is white. */
export function brightness(hex: string): number {
  const [red, green, blue] = bytesOf(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

export function grayOf(hex: string): string {
  const level = brightness(hex) * 255
  return hexOf([level, level, level])
}
