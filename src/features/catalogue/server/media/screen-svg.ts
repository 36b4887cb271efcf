import { SaxesParser } from 'saxes'
import { readPictureHeader } from './picture-header.ts'
import type { PictureLimits } from './picture-limits.ts'
import { type Refusal, refusal } from './picture-refusal.ts'

const forbiddenElements = new Set(
  'script foreignObject iframe object embed audio video canvas handler listener'.toLowerCase().split(' '),
)
const maxElements = 200_000
const maxDepth = 256
const embedded = /^data:image\/(?:png|jpe?g|webp|gif);base64,/i

class Unsafe extends Error {
  readonly refusal: Refusal
  constructor(refused: Refusal) {
    super(refused.sentence)
    this.refusal = refused
  }
}

/**
 * Refuses a drawing that could run, fetch or swell, rather than mending it: a seller's work is taken as it is or not at
 * all, and what buyers download is the very file that was screened.
 */
export function screenSvg(bytes: Uint8Array, limits: PictureLimits): Refusal | null {
  if (bytes.byteLength > limits.maxSvgBytes) return refusal('file-too-large')
  const held: Held = { pixels: 0 }
  const parser = new SaxesParser({ xmlns: true })
  let [elements, depth] = [0, 0]

  parser.on('doctype', (text) => {
    if (text.includes('[')) throw unsafe('It defines entities.')
  })
  parser.on('processinginstruction', ({ target }) => {
    throw unsafe(`It asks for "${target}".`)
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1
    depth += 1
    if (elements === 1 && (local !== 'svg' || uri !== 'http://www.w3.org/2000/svg')) {
      throw new Unsafe(refusal('not-a-picture'))
    }
    if (elements > maxElements || depth > maxDepth) throw unsafe('It has too many parts.')
    if (forbiddenElements.has(local.toLowerCase())) throw unsafe(`It contains <${local}>.`)
    for (const attribute of Object.values(attributes)) {
      screenAttribute(attribute.local.toLowerCase(), attribute.value, limits, held)
    }
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('text', screenStyle)
  parser.on('cdata', screenStyle)
  parser.on('error', (error) => {
    throw error
  })

  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
    return null
  } catch (error) {
    return error instanceof Unsafe ? error.refusal : refusal('damaged')
  }
}

type Held = { pixels: number }

function screenAttribute(name: string, value: string, limits: PictureLimits, held: Held): void {
  if (name.startsWith('on')) throw unsafe(`It reacts to events ("${name}").`)
  if (name === 'base') throw unsafe('It refers to other addresses.')
  if (name === 'href' || name === 'src') screenReference(value.trim(), limits, held)
  else screenStyle(value)
}

/** Pixels of the pictures that an SVG may hold, all together: each of them is unpacked to draw it. */
const embeddedPixels = 50_000_000

function screenReference(target: string, limits: PictureLimits, held: Held): void {
  if (target === '' || target.startsWith('#')) return
  const [head] = embedded.exec(target) ?? []
  if (head === undefined) throw unsafe('It refers to other files or addresses.')
  const inner = readPictureHeader(Buffer.from(target.slice(head.length), 'base64'))
  if (inner?.kind !== 'picture' || !inner.size) throw unsafe('It holds something that is no picture.')
  held.pixels += inner.size.width * inner.size.height
  if (held.pixels > Math.min(limits.maxPixels, embeddedPixels)) throw new Unsafe(refusal('too-many-pixels'))
}

function screenStyle(text: string): void {
  if (/@import|javascript:|expression\s*\(/i.test(text)) throw unsafe('Its style fetches or runs something.')
  for (const [, target = ''] of text.matchAll(/url\(\s*["']?([^)"']*)/gi)) {
    if (!target.startsWith('#')) throw unsafe('It refers to other files or addresses.')
  }
  // An escape could spell any of the words above.
  if (/\\[0-9a-f]/i.test(text)) throw unsafe('Its style is written in escapes.')
}

function unsafe(detail: string): Unsafe {
  return new Unsafe(refusal('unsafe-svg', detail))
}
