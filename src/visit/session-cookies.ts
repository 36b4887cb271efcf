import type { SiteNickname } from '#sites/site.ts'
import type { Caller, Visitor } from './caller.ts'
import { guardedName, writeCookie, writeHiddenCookie, writeOpenCookie, yearSeconds } from './write-cookie.ts'

/** The browser keeps a remembered session for so long; the server decides for itself how long it lasts. */
const rememberedSeconds = 90 * 24 * 3_600

/** Readable, so that scripts can send it back (api.md, "Everywhere"). */
export const tokenCookie = 'XSRF-TOKEN'

export function sessionCookie(site: SiteNickname, isSecure: boolean): string {
  return guardedName(`${site}_session`, isSecure)
}

export function visitorCookie(isSecure: boolean): string {
  return guardedName('visitor', isSecure)
}

export function deviceCookie(site: SiteNickname): string {
  return `${site}_device`
}

/** What every visitor has: a random name, and the token that goes with it. */
export function visitorCookies({ id, csrfToken }: Visitor, isSecure: boolean): readonly string[] {
  const terms = { forSeconds: yearSeconds, isSecure }
  return [
    writeHiddenCookie(visitorCookie(isSecure), id, terms),
    writeOpenCookie(tokenCookie, csrfToken, terms),
  ]
}

type Session = Readonly<{ token: string; isRemembered: boolean }>

/** A session has begun, or goes on under a new token. What was known of the browser before is worth nothing now. */
export function signedInCookies(
  site: SiteNickname,
  { isSecure, device, renewVisitor }: Caller,
  { token, isRemembered }: Session,
): readonly string[] {
  const kept = isRemembered ? { forSeconds: rememberedSeconds, isSecure } : { isSecure }
  return [
    writeHiddenCookie(sessionCookie(site, isSecure), token, kept),
    ...visitorCookies(renewVisitor(), isSecure),
    writeHiddenCookie(deviceCookie(site), device, { forSeconds: yearSeconds, isSecure }),
    writeCookie(site, 'left', '', { forSeconds: 0, isSecure }),
  ]
}

/** A session has ended; the browser remembers that there was one (TRACK-05: logged_out). */
export function signedOutCookies(site: SiteNickname, { isSecure, renewVisitor }: Caller): readonly string[] {
  return [
    writeHiddenCookie(sessionCookie(site, isSecure), '', { forSeconds: 0, isSecure }),
    ...visitorCookies(renewVisitor(), isSecure),
    writeCookie(site, 'left', '1', { forSeconds: yearSeconds, isSecure }),
  ]
}
