import { TextLink } from '#design/text-link.tsx'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { type SearchedFact, searchLink } from './asset-searches.ts'

type Props = { asset: AssetDetail; fact: SearchedFact; value: string; name: string }

/** A fact that leads to all that share it; plain words where the site has no such search. */
export function FactLink({ asset, fact, value, name }: Props) {
  const href = searchLink(useVisit(), asset, fact, value)
  return href === null ? name : <TextLink href={href}>{name}</TextLink>
}
