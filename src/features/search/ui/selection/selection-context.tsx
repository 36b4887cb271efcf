import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { useNavigation } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { Gallery } from '../../domain/gallery.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { readKeptBatch } from '../../domain/store/kept-batch.ts'
import { idsOf } from '../../domain/store/lists-by-id.ts'
import { reduceSearch } from '../../domain/store/reduce-search.ts'
import type { SearchEvent } from '../../domain/store/search-event.ts'
import { type SearchState, startSearch } from '../../domain/store/search-state.ts'

/** The assets that were picked, for all that is done with several at once. */
export type Selection = Readonly<{
  ids: ReadonlySet<AssetId>
  /** In the order of picking. */
  assets: readonly AssetCard[]
  has: (id: AssetId) => boolean
  toggle: (asset: AssetCard) => void
  clear: () => void
}>

type SearchStore = Readonly<{ state: SearchState; dispatch: Dispatch<SearchEvent> }>

const StoreContext = createContext<SearchStore | null>(null)
const SelectionContext = createContext<Selection | null>(null)

/** The store of the results page, for rooms whose parts stand on it. */
export function useSearchStore(): SearchStore {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('There is no SearchStoreProvider around this component')
  return store
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (selection === null) throw new Error('There is no SearchStoreProvider around this component')
  return selection
}

/** Keeps what was picked over pages and filters, and in this tab over other pages too. */
export function SearchStoreProvider({ gallery, children }: { gallery: Gallery | null; children: ReactNode }) {
  const { site, preferences } = useVisit()
  const [state, dispatch] = useReducer(reduceSearch, null, () => startSearch(profileOf(site), preferences))
  const batch = state.gallery.batchDownloadAssets

  useEffect(() => {
    if (gallery === null) return dispatch({ kind: 'page-status-set', status: 'unavailable' })
    dispatch({ kind: 'results-available', gallery })
    dispatch({ kind: 'facets-fetched', facets: gallery.facets })
    dispatch({ kind: 'page-status-set', status: 'ready' })
  }, [gallery])

  const pendingUrl = useNavigation((state) => state.pendingUrl)
  const isLoading = pendingUrl !== null
  useEffect(() => dispatch({ kind: 'loading-assets-set', isLoading }), [isLoading])

  // The server knows nothing of a batch, so the first render cannot show one.
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (isRestored.current) return keepBatch(batch)
    isRestored.current = true
    const assets = keptBatch()
    if (assets.length > 0) dispatch({ kind: 'batch-toggled', assets })
  }, [batch])

  const store = useMemo(() => ({ state, dispatch }), [state])
  // The same functions at all times, so that a tile is drawn again only when it is picked itself.
  const moves = useMemo<Pick<Selection, 'toggle' | 'clear'>>(
    () => ({
      toggle: (asset) => dispatch({ kind: 'batch-toggled', assets: [asset] }),
      clear: () => dispatch({ kind: 'batch-cleared' }),
    }),
    [],
  )
  const selection = useMemo((): Selection => {
    const ids = idsOf(batch)
    return { ids, assets: batch, has: (id) => ids.has(id), ...moves }
  }, [batch, moves])
  return (
    <StoreContext value={store}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </StoreContext>
  )
}

const batchKey = 'batch'

function keptBatch(): readonly AssetCard[] {
  try {
    return readKeptBatch(sessionStorage.getItem(batchKey))
  } catch {
    return []
  }
}

function keepBatch(batch: readonly AssetCard[]): void {
  try {
    if (batch.length === 0) sessionStorage.removeItem(batchKey)
    else sessionStorage.setItem(batchKey, JSON.stringify(batch))
  } catch {
    // A full or forbidden store keeps nothing: the batch lasts as long as the page.
  }
}
