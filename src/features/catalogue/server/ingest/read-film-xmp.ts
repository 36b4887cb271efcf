import { type FileHandle, open } from 'node:fs/promises'

/** The identifier of the box in which MP4 and QuickTime keep XMP. */
const xmpBox = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const largestPacket = 8_000_000
const mostBoxes = 10_000

/** The XMP of a film, looked for among its outermost boxes only; the film itself is not read. */
export async function readFilmXmp(path: string): Promise<Uint8Array | null> {
  const file = await open(path)
  try {
    return await findPacket(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

async function findPacket(file: FileHandle, size: number): Promise<Uint8Array | null> {
  let position = 0
  for (let box = 0; box < mostBoxes && position + 8 <= size; box += 1) {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, position)
    if (bytesRead < 8) return null
    // 1 says that the size follows in 64 bits, 0 that the box reaches to the end.
    const short = head.readUInt32BE(0)
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - position : short
    if (length < 8) return null
    const isXmp = head.toString('latin1', 4, 8) === 'uuid' && head.subarray(8, 24).equals(xmpBox)
    if (isXmp && length <= largestPacket) {
      const bytes = Math.max(0, Math.min(length, size - position) - 24)
      const packet = Buffer.alloc(bytes)
      const read = await file.read(packet, 0, bytes, position + 24)
      return packet.subarray(0, read.bytesRead)
    }
    position += length
  }
  return null
}
