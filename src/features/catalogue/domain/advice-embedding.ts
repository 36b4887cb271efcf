/**
 * A vector as signed bytes. Only its direction is kept: the largest part becomes 127, and the length, which says nothing
 * of the subject, is dropped. Whoever compares two of them divides by their lengths again, as `likenessOf` does.
 */
export function packEmbedding(values: ArrayLike<number>): Uint8Array {
  const parts = Array.from(values)
  const largest = parts.reduce((most, part) => Math.max(most, Math.abs(part)), 0)
  const bytes = Int8Array.from(parts, (part) => (largest === 0 ? 0 : Math.round((part / largest) * 127)))
  return new Uint8Array(bytes.buffer)
}

/** The cosine between two packed vectors, from -1 to 1; 0 where one of them is empty or of another model. */
export function likenessOf(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return 0
  const [a, b] = [signed(one), signed(other)]
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (const [at, part] of a.entries()) {
    const against = b[at] ?? 0
    product += part * against
    lengthA += part * part
    lengthB += against * against
  }
  return lengthA === 0 || lengthB === 0 ? 0 : product / Math.sqrt(lengthA * lengthB)
}

function signed(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
