import type { SiteNickname } from '#sites/site.ts'

export const yearSeconds = 365 * 24 * 3_600

type CookieTerms = {
  /** Kept for so long, or until the browser is closed. */
  readonly forSeconds?: number
  /** Sent by https alone. */
  readonly isSecure: boolean
}

/** A cookie of a site, for all its pages (SITE-07: its name carries the nickname). Scripts may read it. */
export function writeCookie(
  site: SiteNickname,
  name: string,
  value: string,
  { forSeconds, isSecure }: CookieTerms,
): string {
  const age = forSeconds === undefined ? '' : `; Max-Age=${forSeconds}`
  return `${site}_${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
