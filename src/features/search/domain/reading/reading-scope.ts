import type { Family, Offer } from '#features/catalogue/domain.ts'
import type { ReadPart } from './read-naturally.ts'
import type { ReadKind } from './value-readings.data.ts'

/** `creative,editorial` and no family at all are both mixed (SP-19). */
export type Scope = 'creative' | 'editorial' | 'mixed'

export function scopeOf(family: Family | null, { families }: Pick<Offer, 'families'>): Scope {
  if (family) return family
  return families.includes('editorial') ? 'mixed' : 'creative'
}

/** Only news has these in its phrases. */
const editorialKinds: readonly ReadKind[] = ['date', 'person', 'place']

/**
 * Which parts of a phrase are read (SEARCH-03). In the editorial scope all of them; in the mixed one all of them where a
 * phrase is of the editorial kind; people by name wherever they can be asked for.
 */
export function partsToRead(
  parts: readonly ReadPart[],
  rules: Readonly<{ scope: Scope; readsNaturally: boolean; readsPeople: boolean }>,
): readonly ReadPart[] {
  const { scope, readsNaturally, readsPeople } = rules
  const isEditorial =
    scope === 'editorial' || (scope === 'mixed' && parts.some(({ kind }) => editorialKinds.includes(kind)))
  return parts.filter(({ kind }) =>
    kind === 'person' ? readsPeople && scope !== 'creative' : readsNaturally && isEditorial,
  )
}
