import type { Readable } from 'node:stream'

/**
 * All bytes of a stream, unless they are more than may be. What comes after that is read and dropped, so that a sender
 * who is still sending gets to see the answer.
 */
export async function readBytes(
  stream: Readable,
  atMost: number,
): Promise<Buffer | 'too-long' | 'broken-off'> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let length = 0
    stream.on('data', (piece: Buffer) => {
      length += piece.length
      if (length <= atMost) pieces.push(piece)
      else {
        pieces.length = 0
        resolve('too-long')
      }
    })
    stream.on('end', () => resolve(Buffer.concat(pieces)))
    stream.on('error', () => resolve('broken-off'))
    stream.on('close', () => resolve('broken-off'))
  })
}
