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

/** ROUTE-08: one builder for every path. Nothing else in the product puts a path together. */
export const links = Object.fromEntries(
  Object.entries(paths).map(([name, pattern]) => [name, builderOf(pattern)]),
) as unknown as { readonly [Name in PathName]: Builder<(typeof paths)[Name]> }

/** The link to a path known by name only, as navigation data has it. */
export function linkByName(
  place: Place,
  name: PathName,
  parameters: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  return joinPrefix(place.prefix, fill(paths[name], parameters)) + writeQuery(query)
}

/** ROUTE-07: sign-in that comes back to where one was. */
export function signInLink(place: Place, returnTo: string): string {
  return links.signIn(place, { returnurl: returnTo })
}

/** A query with its leading question mark; empty and unset values leave no trace. */
export function writeQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeQueryPart(name)}=${encodeQueryPart(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function builderOf(pattern: string) {
  return pattern.includes(':')
    ? (place: Place, parameters: Readonly<Record<string, string>>, query: Query = {}) =>
        joinPrefix(place.prefix, fill(pattern, parameters)) + writeQuery(query)
    : (place: Place, query: Query = {}) => joinPrefix(place.prefix, pattern) + writeQuery(query)
}

function fill(pattern: string, parameters: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/\/:(\w+)\??/g, (_, name: string) =>
    parameters[name] === undefined ? '' : `/${encodeURIComponent(parameters[name])}`,
  )
  return filled === '' ? '/' : filled
}
