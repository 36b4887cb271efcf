import type { PageId } from '#sites/site.ts'

/** FLAG-01: which flag chooses the variant of the board calls differs by page. */
const flags: Readonly<Record<PageId, string>> = {
  'search/results': 'collaboration-toolbox-v2-search',
  'assets/detail': 'collaboration-toolbox-v2-asset-detail',
}

export function boardFlagOf(page: PageId): string {
  return flags[page] ?? 'collaboration-toolbox-v2'
}
