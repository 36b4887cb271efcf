import { links, signInLink } from '#links/links.ts'
import { parseWayBack } from '#links/return-url.ts'
import type { Visit } from '#visit/visit.ts'

/** Where somebody goes who may not be at a path yet: visitors sign in, who is only remembered gives the password again. */
export function entranceTo(visit: Visit, path: string): string {
  return visit.viewer.kind === 'member'
    ? links.signIn(visit, { returnurl: path, again: 1 })
    : signInLink(visit, path)
}

/** ROUTE-07: both spellings are read. What is no path of this site leads nowhere. */
export function returnUrlIn(values: { get(name: string): string | null }): string | null {
  return parseWayBack(values.get('returnurl') ?? values.get('returnUrl') ?? undefined)
}
