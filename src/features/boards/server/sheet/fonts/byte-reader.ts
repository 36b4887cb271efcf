/** Reads numbers one after the other, the first byte the highest, as fonts have them. */
export function openByteReader(bytes: Uint8Array, start = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = start
  const step = (length: number) => {
    at += length
    return at - length
  }
  const reader = {
    u8: () => view.getUint8(step(1)),
    i8: () => view.getInt8(step(1)),
    u16: () => view.getUint16(step(2)),
    i16: () => view.getInt16(step(2)),
    u32: () => view.getUint32(step(4)),
    /** A share, such as how far a weight lies between two others. */
    f2dot14: () => view.getInt16(step(2)) / 16_384,
    fixed: () => view.getInt32(step(4)) / 65_536,
    take: (length: number) => {
      const from = step(length)
      if (at > bytes.length) throw new RangeError('the font ends too early')
      return bytes.subarray(from, at)
    },
    /** UIntBase128 of WOFF2. */
    base128: () => {
      let value = 0
      for (let read = 0; read < 5; read += 1) {
        const byte = reader.u8()
        value = value * 128 + (byte & 0x7f)
        if (byte < 0x80) return value
      }
      throw new RangeError('a number of the font has no end')
    },
    /** 255UInt16 of WOFF2. */
    short255: () => {
      const code = reader.u8()
      if (code === 253) return reader.u16()
      if (code === 255) return reader.u8() + 253
      return code === 254 ? reader.u8() + 506 : code
    },
  }
  return reader
}

export type ByteReader = ReturnType<typeof openByteReader>

/** As the reader would read them, whether they have a sign or not. */
export function writeShorts(values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, place * 2)
  return bytes
}
