import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const chunkings = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 12 })

test('all bytes arrive in order, however they were cut, or none when they are too many', async () => {
  await fc.assert(
    fc.asyncProperty(chunkings, fc.nat(200), async (pieces, atMost) => {
      const whole = Buffer.concat(pieces)
      const read = await readBytes(Readable.from(pieces.map((piece) => Buffer.from(piece))), atMost)
      expect(read).toEqual(whole.length <= atMost ? whole : 'too-long')
    }),
    { numRuns: 60 },
  )
})

test('what is too long is read to its end all the same', async () => {
  const stream = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(10)))
  const ended = new Promise((resolve) => stream.once('end', () => resolve('ended')))
  expect(await readBytes(stream, 15)).toBe('too-long')
  expect(await ended).toBe('ended')
})

test('a sender who goes away has sent nothing', async () => {
  const stream = new Readable({ read() {} })
  stream.push('half of it')
  const reading = readBytes(stream, 100)
  stream.destroy(new Error('gone'))
  expect(await reading).toBe('broken-off')
})
