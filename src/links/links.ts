import { joinPrefix, type Prefix } from '#i18n/prefixes.ts'
import { encodeQueryPart } from './clean-url.ts'
import { type PathName, paths } from './paths.data.ts'

/** Where a link is written: the country-language prefix that every link of the page carries (ROUTE-05). */
export type Place = { readonly prefix: Prefix | null }

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

type Required<Pattern extends string> = Pattern extends `${infer Start}/:${infer Name}/${infer Rest}`
  ? Required<Start> | RequiredName<Name> | Required<`/${Rest}`>
  : Pattern extends `${infer Start}/:${infer Name}`
    ? Required<Start> | RequiredName<Name>
    : never
type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name

type Optional<Pattern extends string> = Pattern extends `${infer Start}/:${infer Name}/${infer Rest}`
  ? Optional<Start> | OptionalName<Name> | Optional<`/${Rest}`>
  : Pattern extends `${infer Start}/:${infer Name}`
    ? Optional<Start> | OptionalName<Name>
    : never
type OptionalName<Name extends string> = Name extends `${infer Plain}?` ? Plain : never

export type PathParameters<Pattern extends string> = { readonly [N in Required<Pattern>]: string } & {
  readonly [N in Optional<Pattern>]?: string
}

type Builder<Pattern extends string> = [Required<Pattern> | Optional<Pattern>] extends [never]
  ? (place: Place, query?: Query) => string
  : (place: Place, parameters: PathParameters<Pattern>, query?: Query) => string

// Links are written by the hundred for a page, so patterns are taken apart once.
const parts = Object.fromEntries(
  Object.entries(paths).map(([name, pattern]) => [name, pattern.split('/').filter(Boolean)]),
) as Record<PathName, string[]>

/** ROUTE-08: one builder for every path. Nothing else in the product puts a path together. */
export const links = Object.fromEntries(
  Object.keys(paths).map((name) => [name, builderOf(name as PathName)]),
) as unknown as { readonly [Name in PathName]: Builder<(typeof paths)[Name]> }

/** The link to a path known by name only, as navigation data has it. */
export function linkByName(
  place: Place,
  name: PathName,
  parameters: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  return joinPrefix(place.prefix, fill(parts[name], parameters)) + writeQuery(query)
}

/** ROUTE-07: sign-in that comes back to where one was. `isAgain`: also for who is signed in and only remembered. */
export function signInLink(place: Place, returnTo: string, isAgain = false): string {
  return links.signIn(place, { returnurl: returnTo, again: isAgain ? 1 : undefined })
}

/** A query with its leading question mark; empty and unset values leave no trace. */
export function writeQuery(query: Query): string {
  let text = ''
  for (const name in query) {
    const value = query[name]
    if (value === undefined || value === '') continue
    text += `${text === '' ? '?' : '&'}${encodeQueryPart(name)}=${encodeQueryPart(String(value))}`
  }
  return text
}

function builderOf(name: PathName) {
  return paths[name].includes(':')
    ? (place: Place, parameters: Readonly<Record<string, string>>, query: Query = {}) =>
        linkByName(place, name, parameters, query)
    : (place: Place, query: Query = {}) => linkByName(place, name, {}, query)
}

/** `/detail/12` of `['detail', ':id']`. */
function fill(segments: readonly string[], parameters: Readonly<Record<string, string>>): string {
  let path = ''
  for (const segment of segments) {
    if (!segment.startsWith(':')) path += `/${segment}`
    else {
      const value = parameters[segment.endsWith('?') ? segment.slice(1, -1) : segment.slice(1)]
      if (value !== undefined) path += `/${encodeURIComponent(value)}`
    }
  }
  return path === '' ? '/' : path
}
