import { createMemory } from '#platform/remember.ts'
import type { AssetRequest, SearchOutcome } from './found-assets.ts'
import { type SearchNeeds, searchAssets } from './search-assets.ts'

export type AssetSearch = (request: AssetRequest) => Promise<SearchOutcome>

const forMs = 2_000
const atMost = 500

/** Searches as pages ask for them: the same for everyone, so for two seconds the last answer serves a crowd. */
export function rememberedSearch(needs: SearchNeeds): AssetSearch {
  const remember = createMemory({ forMs, atMost })
  return (request) => remember(JSON.stringify(request), () => searchAssets(request, needs))
}
