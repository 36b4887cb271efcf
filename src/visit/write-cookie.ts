import type { SiteNickname } from '#sites/site.ts'

export const yearSeconds = 365 * 24 * 3_600

type CookieTerms = {
  /** Kept for so long, or until the browser is closed; 0 removes it. */
  readonly forSeconds?: number
  /** Sent by https alone. */
  readonly isSecure: boolean
}

/** A cookie of a site, for all its pages (SITE-07: its name carries the nickname). Scripts may read it. */
export function writeCookie(site: SiteNickname, name: string, value: string, terms: CookieTerms): string {
  return writeOpenCookie(`${site}_${name}`, value, terms)
}

/** A cookie of both sites, where one host name serves them. Scripts may read it. */
export function writeOpenCookie(name: string, value: string, { forSeconds, isSecure }: CookieTerms): string {
  const age = forSeconds === undefined ? '' : `; Max-Age=${forSeconds}`
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** A cookie that no script can read. */
export function writeHiddenCookie(name: string, value: string, terms: CookieTerms): string {
  return `${writeOpenCookie(name, value, terms)}; HttpOnly`
}

/** The name of a cookie that others would like to set: under https a browser takes it from this very host alone. */
export function guardedName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
