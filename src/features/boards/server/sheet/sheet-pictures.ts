import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { RenditionName } from '#features/catalogue/domain.ts'
import type { Renditions } from '#features/catalogue/server.ts'
import type { SheetRenditions } from '../../domain/sheet-choices.ts'

type Wanted = Pick<Renditions, 'get' | 'open'>

type Terms = Readonly<{
  /** So long pictures are made that are not there yet; from then on those that are there must do. */
  withinMs: number
  /** Nobody waits for the document any more. */
  gone: AbortSignal
  toJpeg: (picture: Uint8Array) => Promise<Uint8Array>
  /** Until those who make pictures are asked again when they had no place. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}>

const firstPauseMs = 250
const longestPauseMs = 2_000
const usualPause = (ms: number, signal: AbortSignal) => setTimeout(ms, null, { signal }).catch(() => null)

/** A JPEG goes into the document as it is. */
const formats = ['jpg', 'avif', 'webp'] as const

/** The pictures of one document, as JPEG: first what is there, in any format, then what can be made in time. */
export function openSheetPictures({ get, open }: Wanted, names: SheetRenditions, terms: Terms) {
  const { withinMs, gone, toJpeg, pause = usualPause } = terms
  const signal = AbortSignal.any([AbortSignal.timeout(withinMs), gone])
  // Where there is a crowd, who looks at a page comes before whoever waits for a document.
  let priority: 'visitor' | 'background' = 'visitor'

  async function openKept(mediaKey: string, kept: readonly RenditionName[]): Promise<Uint8Array | null> {
    for (const name of kept)
      for (const format of formats) {
        gone.throwIfAborted()
        const opened = await open(mediaKey, `${name}.${format}`).catch(() => null)
        if (!opened) continue
        const bytes = await readAll(opened.body)
        return format === 'jpg' ? bytes : await toJpeg(bytes)
      }
    return null
  }

  async function make(mediaKey: string): Promise<Uint8Array | null> {
    const file = `${names.wanted}.jpg`
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const made = await get(mediaKey, file, { priority, signal }).catch(() => null)
      const opened = made?.kind === 'kept' ? await open(mediaKey, file) : null
      if (opened) return readAll(opened.body)
      if (made?.kind !== 'busy') return null
      priority = 'background'
      await pause(pauseMs, signal)
    }
    return null
  }

  /** One picture that cannot be had leaves its frame empty; the others are still worth having. */
  return async (mediaKey: string): Promise<Uint8Array | null> => {
    const steps = [
      () => openKept(mediaKey, [names.wanted, ...names.larger]),
      () => make(mediaKey),
      () => openKept(mediaKey, names.smaller),
    ]
    for (const step of steps) {
      const picture = await step().catch(() => null)
      gone.throwIfAborted()
      if (picture) return picture
    }
    return null
  }
}

async function readAll(body: Readable): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}
