import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { links } from '#links/links.ts'
import { useNavigation, useNavigator } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { Gallery } from '../domain/gallery.ts'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { parseAddress, writeAddress } from '../domain/parameters/search-address.ts'
import { changeSearch, type SearchChange } from '../domain/parameters/search-change.ts'
import { profileOf } from '../domain/parameters/search-profile.ts'

/** How the parts of the results page read and change the search. */
export type SearchControls = Readonly<{
  /** As the visitor has set them: a change shows before its results are there. */
  parameters: SearchParameters
  isLoading: boolean
  /** The address of the search after these changes: for links, which work without scripts. */
  linkTo: (...changes: readonly SearchChange[]) => string
  /**
   * Changes the search and stays where one is on the page. It starts from the address at that moment, so a change that
   * is quicker than the links on the page loses nothing.
   */
  go: (...changes: readonly SearchChange[]) => void
}>

const ControlsContext = createContext<SearchControls | null>(null)

export function useSearchControls(): SearchControls {
  const controls = useContext(ControlsContext)
  if (controls === null) throw new Error('There is no SearchControlsProvider around this component')
  return controls
}

type Props = { parameters: SearchParameters; gallery: Gallery | null; children: ReactNode }

/** The URL is the truth: what is shown is the search it says, or the one that is on its way. */
export function SearchControlsProvider({ parameters, gallery, children }: Props) {
  const visit = useVisit()
  const navigator = useNavigator()
  // What is pressed shows that at once; chips, tabs and a hundred links follow when it has been painted.
  const pendingUrl = useDeferredValue(useNavigation((state) => state.pendingUrl))
  const asked = useMemo(
    () => (pendingUrl === null ? null : searchAt(pendingUrl, visit)) ?? parameters,
    [pendingUrl, visit, parameters],
  )
  const firstEvent = gallery?.events[0]
  const controls = useMemo(() => {
    const surroundings = {
      profile: profileOf(visit.site),
      firstEvent: firstEvent ? { images: firstEvent.images_count, films: firstEvent.films_count } : null,
    }
    const linkAfter = (before: SearchParameters, changes: readonly SearchChange[]) => {
      const { type, query } = writeAddress(visit.site, changeSearch(before, changes, surroundings))
      return links.search(visit, { type }, query)
    }
    return {
      parameters: asked,
      isLoading: asked !== parameters,
      linkTo: (...changes: readonly SearchChange[]) => linkAfter(asked, changes),
      go: (...changes: readonly SearchChange[]) => {
        const { pendingUrl, url } = navigator.read()
        const now = searchAt(pendingUrl ?? url, visit) ?? asked
        navigator.go(linkAfter(now, changes), { stay: true })
      },
    }
  }, [asked, parameters, visit, firstEvent, navigator])
  return <ControlsContext value={controls}>{children}</ControlsContext>
}

/** The search of a URL, null where it is another page. */
function searchAt(url: string, visit: ReturnType<typeof useVisit>): SearchParameters | null {
  const [path = '', query = ''] = url.split('?')
  const base = links.search(visit, {})
  if (path !== base && !path.startsWith(`${base}/`)) return null
  return parseAddress(visit.site, path.slice(base.length + 1) || undefined, new URLSearchParams(query))
}
