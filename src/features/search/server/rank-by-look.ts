import { type AssetId, rankDescriptors, readDescriptor } from '#features/catalogue/domain.ts'
import type { DescriptorQueries } from '#features/catalogue/server.ts'
import type { SimilarAnswer } from '../domain/index-question.ts'

/** Of the picture that is compared: bytes of a descriptor, or the asset that has one. */
export type LookedFor = Uint8Array | AssetId

/**
 * The finer order of what looks alike: the first ones by their descriptors, which also know a picture by a part of it,
 * then the others as they came. Where nothing can be compared, everything stays as it is.
 */
export async function rankByLook(
  { readDescriptors }: DescriptorQueries,
  { to, found, first }: { readonly to: LookedFor; readonly found: SimilarAnswer; readonly first: number },
): Promise<SimilarAnswer> {
  const nearest = found.slice(0, first)
  const ids = nearest.map(({ id }) => id)
  const kept = await readDescriptors(typeof to === 'string' ? [to, ...ids] : ids)
  const bytes = typeof to === 'string' ? kept.get(to) : to
  const query = bytes && readDescriptor(bytes)
  if (!query) return found
  const candidates = nearest.flatMap(({ id }) => {
    const descriptor = readDescriptor(kept.get(id) ?? new Uint8Array())
    return descriptor ? [{ id, descriptor }] : []
  })
  const ranked = rankDescriptors(query, candidates).map(({ id, similarity }) => ({
    id,
    likeness: similarity,
  }))
  const isRanked = new Set(ranked.map(({ id }) => id))
  return [...ranked, ...found.filter(({ id }) => !isRanked.has(id))]
}
