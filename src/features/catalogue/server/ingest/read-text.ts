import { createReadStream } from 'node:fs'

export type TextFacts = {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** The first line, for recognizing how its columns are separated. */
  readonly firstLine: string
  /** Line breaks outside of quotation marks, which is about the number of rows. */
  readonly lines: number
}

const longestFirstLine = 100_000

/** Reads a text file once to its end, in bounded memory: only then it is sure that it is UTF-8. */
export async function inspectText(path: string): Promise<TextFacts> {
  const encoding = await recognizeEncoding(path)
  let firstLine = ''
  let isFirst = true
  let lines = 0
  let isQuoted = false
  for await (const chunk of decodeFile(path, encoding)) {
    const text: string = chunk
    if (isFirst) {
      const end = text.search(/[\r\n]/)
      firstLine += end < 0 ? text : text.slice(0, end)
      isFirst = end < 0 && firstLine.length < longestFirstLine
    }
    for (const [sign] of text.matchAll(/["\n]/g)) {
      if (sign === '"') isQuoted = !isQuoted
      else if (!isQuoted) lines += 1
    }
  }
  return { encoding, firstLine, lines }
}

async function recognizeEncoding(path: string): Promise<TextFacts['encoding']> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isStart = true
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes: Uint8Array = chunk
      const wide = isStart ? recognizeWide(bytes) : null
      if (wide) return wide
      isStart = false
      strict.decode(bytes, { stream: true })
    }
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** UTF-16 by its mark or, without one, by the zeros that Latin letters leave. */
function recognizeWide(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const head = start.subarray(0, 64)
  const zeros = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (zeros(1) > head.length / 4 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > head.length / 4 && zeros(1) === 0 ? 'utf-16be' : null
}

/** The text of a file, piece by piece. A byte order mark is not part of it. */
export async function* decodeFile(path: string, encoding: TextFacts['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) {
    const bytes: Uint8Array = chunk
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}
