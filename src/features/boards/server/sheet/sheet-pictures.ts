import type { RenditionName } from '#features/catalogue/domain.ts'
import type { Renditions } from '#features/catalogue/server.ts'

/** Pictures that were made meanwhile are kept, so asking again gets further. */
export class SheetTakesTooLong extends Error {}

type Wanted = Pick<Renditions, 'get' | 'open'>

/** The pictures of one document, as JPEG: what cannot be shown is null, what is only late stops the document. */
export function openSheetPictures({ get, open }: Wanted, name: RenditionName, withinMs: number) {
  const signal = AbortSignal.timeout(withinMs)
  const file = `${name}.jpg`
  return async (mediaKey: string): Promise<Uint8Array | null> => {
    if (signal.aborted) throw new SheetTakesTooLong()
    // One picture that cannot be made leaves its frame empty; the others are still worth having.
    const kept = await get(mediaKey, file, { priority: 'visitor', signal }).catch(() => null)
    if (signal.aborted || kept?.kind === 'busy') throw new SheetTakesTooLong()
    const opened = kept?.kind === 'kept' ? await open(mediaKey, file) : null
    if (!opened) return null
    const parts: Uint8Array[] = []
    for await (const part of opened.body) parts.push(part)
    return Buffer.concat(parts)
  }
}
