import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { readViewed, writeViewed } from '#visit/visit-cookies.ts'
import { writeCookie } from '#visit/write-cookie.ts'

/** A page that was fetched ahead counts as viewed when it is shown; with all others the server has seen to it. */
export function rememberSeen({ seen }: ReadyPage, { site, isBot }: ClientVisit): void {
  if (seen === undefined || isBot) return
  const [, kept] = new RegExp(`(?:^|; )${site}_viewed=([^;]*)`).exec(document.cookie) ?? []
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies that it recommends is missing in older browsers.
  document.cookie = writeCookie(site, 'viewed', writeViewed(readViewed(kept), seen), { isSecure })
}
