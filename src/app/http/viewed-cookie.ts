import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { Visit } from '#visit/visit.ts'
import { writeViewed } from '#visit/visit-cookies.ts'
import { writeCookie } from '#visit/write-cookie.ts'

/** The assets looked at last, with the one that this page is about; null where there is nothing to remember. */
export function viewedCookie(visit: Visit, { status, seen }: ReadyPage, isSecure: boolean): string | null {
  if (seen === undefined || status !== 200 || visit.viewer.kind === 'bot') return null
  return writeCookie(visit.site, 'viewed', writeViewed(visit.viewed, seen), { isSecure })
}
