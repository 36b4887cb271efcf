import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { IndexTerm } from '#features/search/domain.ts'

/** So many are read before others get their turn. */
const atOnce = 5_000

/** The same for the same terms in the same order. */
export async function fingerprint(terms: readonly IndexTerm[]): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < terms.length; start += atOnce) {
    for (const { kind, locale, text, folded, id, weight } of terms.slice(start, start + atOnce)) {
      hash.update(JSON.stringify([kind, locale, text, folded, id, weight]))
    }
    await breathe()
  }
  return hash.digest('hex')
}
