import type { BigIntStats } from 'node:fs'
import { contentTypeOf, type MediaName } from '#features/catalogue/domain.ts'
import type { MediaFacts } from '#features/catalogue/server.ts'

/**
 * Null for what is no file. Size, stamp and inode make a strong tag here: a process gives no stamp twice
 * (`write-durably.ts`), and what replaces a file has another inode. A hash would have to lie in a second file beside
 * each, and two files cannot be replaced in one step.
 */
export function factsOf(name: MediaName, found: BigIntStats): MediaFacts | null {
  if (!found.isFile()) return null
  const tag = [found.size, found.mtimeNs, found.ino].map((part) => part.toString(36)).join('-')
  return {
    bytes: Number(found.size),
    contentType: contentTypeOf(name),
    modifiedAt: found.mtime,
    etag: `"${tag}"`,
  }
}
