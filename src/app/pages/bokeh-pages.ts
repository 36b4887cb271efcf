import type { PageId } from '#sites/site.ts'
import type { AnyPage } from '#visit/page-contract.ts'

/** The pages site B has so far, each fetched when it is first shown. */
export const bokehPages: Readonly<Record<PageId, () => Promise<AnyPage>>> = {
  'content-pages/bokeh-home': () => import('#features/content-pages/pages/bokeh-home.page.tsx'),
  'content-pages/bokeh-status': () => import('#features/content-pages/pages/bokeh-status.page.tsx'),
  'content-pages/country': () => import('#features/content-pages/pages/country.page.tsx'),
  'content-pages/design': () => import('#features/content-pages/pages/design.page.tsx'),
  'search/results': () => import('#features/search/pages/results.page.tsx'),
  'search/landing': () => import('#features/search/pages/landing.page.tsx'),
  'assets/detail': () => import('#features/assets/pages/detail.page.tsx'),
}
