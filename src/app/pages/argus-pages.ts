import type { PageId } from '#sites/site.ts'
import type { AnyPage } from '#visit/page-contract.ts'

/** The pages site A has so far, each fetched when it is first shown. */
export const argusPages: Readonly<Record<PageId, () => Promise<AnyPage>>> = {
  'content-pages/argus-home': () => import('#features/content-pages/pages/argus-home.page.tsx'),
  'content-pages/argus-status': () => import('#features/content-pages/pages/argus-status.page.tsx'),
  'content-pages/country': () => import('#features/content-pages/pages/country.page.tsx'),
  'content-pages/design': () => import('#features/content-pages/pages/design.page.tsx'),
  'search/results': () => import('#features/search/pages/results.page.tsx'),
  'search/landing': () => import('#features/search/pages/landing.page.tsx'),
  'editorial/landing': () => import('#features/editorial/pages/landing.page.tsx'),
  'assets/detail': () => import('#features/assets/pages/detail.page.tsx'),
}
