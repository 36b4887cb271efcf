import type { AssetType } from '#features/catalogue/domain.ts'
import type { Order } from '../index-question.ts'
import type { Scope } from './reading-scope.ts'
import type { ReadKind } from './value-readings.data.ts'

export type RecommendConfig = 'none' | 'recommendonly' | 'autoapply'

/** Another order that would serve better, in force already or only proposed (SEARCH-04). */
export type Recommendation = Readonly<{ autoApplied: boolean; params: Readonly<{ sortorder: 'newest' }> }>

type Facts = Readonly<{
  scope: Scope
  assetType: AssetType
  order: Order['by']
  kinds: readonly ReadKind[]
}>

/** The first rule that holds decides. */
const rules: readonly Readonly<{ holds: (facts: Facts) => boolean; params: Recommendation['params'] }>[] = [
  // Whoever names a day wants what happened, not what is liked.
  { holds: ({ kinds }) => kinds.includes('date'), params: { sortorder: 'newest' } },
  // Of people in the news the last pictures are wanted.
  { holds: ({ kinds }) => kinds.includes('person'), params: { sortorder: 'newest' } },
]

export function recommend(facts: Facts, config: RecommendConfig): Recommendation | null {
  const { scope, assetType, order } = facts
  if (config === 'none' || scope === 'creative' || assetType !== 'image' || order !== 'best') return null
  const rule = rules.find(({ holds }) => holds(facts))
  return rule ? { autoApplied: config === 'autoapply', params: rule.params } : null
}
