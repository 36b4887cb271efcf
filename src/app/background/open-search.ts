import type { Config } from '#config/read-config.ts'
import { openEmbeddedSearch } from './embedded-search.ts'
import type { SearchRoom, SearchRoomNeeds, SearchWorkers } from './search-room.ts'

/** The index of this installation; null where this process neither searches nor keeps one. */
export async function openSearch(
  { search, runs }: Pick<Config, 'search' | 'runs'>,
  workers: SearchWorkers,
  needs: SearchRoomNeeds,
): Promise<SearchRoom | null> {
  if (search.kind === 'opensearch') {
    // Loaded only where it is used: the client is large, and most installations have none.
    const { openClusterSearch } = await import('./cluster-search.ts')
    return openClusterSearch({ search, runs }, workers, needs)
  }
  return runs.web ? openEmbeddedSearch(search, workers, needs) : null
}
