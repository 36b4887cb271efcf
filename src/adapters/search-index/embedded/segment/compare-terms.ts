/** The order of UTF-8 bytes, without making any: by code point, where surrogates come after all that needs none. */
export function compareTerms(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const a = one.charCodeAt(at)
    const b = other.charCodeAt(at)
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1
  }
  return one.length - other.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xe000
}

/** The same order between stretches of bytes. */
export function compareBytes(
  one: Uint8Array,
  oneStart: number,
  oneEnd: number,
  other: Uint8Array,
  otherStart: number,
  otherEnd: number,
): number {
  const length = Math.min(oneEnd - oneStart, otherEnd - otherStart)
  for (let at = 0; at < length; at += 1) {
    const difference = (one[oneStart + at] ?? 0) - (other[otherStart + at] ?? 0)
    if (difference !== 0) return difference
  }
  return oneEnd - oneStart - (otherEnd - otherStart)
}
