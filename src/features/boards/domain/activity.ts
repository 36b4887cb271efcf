import { type GivenRole, givenRoles } from './board-permissions.ts'

/** `count`: how many. `words`: what somebody typed. `asset`: an id. `person`: an account, shown by name. `role`: one that was given. */
type ActivityValueKind = 'count' | 'words' | 'asset' | 'person' | 'role'

/** What can be told of a board, and the values that each line keeps. Of many assets it keeps the first. */
export const activityKinds = {
  created: { name: 'words' },
  renamed: { from: 'words', to: 'words' },
  described: {},
  'hero-changed': {},
  deleted: {},
  restored: {},
  'assets-added': { count: 'count', asset: 'asset' },
  'assets-removed': { count: 'count', asset: 'asset' },
  'assets-put-back': { count: 'count', asset: 'asset' },
  /** Put into another order. */
  'assets-moved': { count: 'count', asset: 'asset' },
  'note-changed': { asset: 'asset' },
  commented: { asset: 'asset' },
  'comment-deleted': { asset: 'asset' },
  /** Whom is told to the owner alone, by the list of invitations. */
  invited: { role: 'role' },
  'invitation-withdrawn': {},
  joined: { role: 'role' },
  left: {},
  'member-changed': { member: 'person', role: 'role' },
  'member-removed': { member: 'person' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ActivityValueKind>>>>

export type ActivityKind = keyof typeof activityKinds

type ValueOf<Kind extends ActivityValueKind> = Kind extends 'count'
  ? number
  : Kind extends 'role'
    ? GivenRole
    : string

/** A value that does not fit, such as the asset of a comment on the board as a whole, is left out. */
export type ActivityValues<Kind extends ActivityKind> = {
  readonly [Name in keyof (typeof activityKinds)[Kind]]?:
    | ValueOf<(typeof activityKinds)[Kind][Name] & ActivityValueKind>
    | undefined
}

/** Something that happened, with the values of its kind. */
export type Happening = {
  readonly [Kind in ActivityKind]: { readonly kind: Kind; readonly values: ActivityValues<Kind> }
}[ActivityKind]

/** A line as it is shown: people by name, never by account. The time is ISO 8601. */
export type ActivityLine = Happening &
  Readonly<{
    id: string
    revision: number
    at: string
    /** A name, empty for an account that is closed. */
    by: string
    isOwn: boolean
  }>

const isRight: Readonly<Record<ActivityValueKind, (value: unknown) => boolean>> = {
  count: (value) => typeof value === 'number',
  words: (value) => typeof value === 'string',
  asset: (value) => typeof value === 'string',
  person: (value) => typeof value === 'string',
  role: (value) => givenRoles.some((role) => role === value),
}

/** What was written down, or null for a kind that this version does not know. */
export function readHappening(kind: string, values: unknown): Happening | null {
  if (!isActivityKind(kind)) return null
  const given = (values ?? {}) as Readonly<Record<string, unknown>>
  const places: readonly (readonly [string, ActivityValueKind])[] = Object.entries(activityKinds[kind])
  const kept = places.flatMap(([name, valueKind]) =>
    isRight[valueKind](given[name]) ? [[name, given[name]] as const] : [],
  )
  return { kind, values: Object.fromEntries(kept) } as Happening
}

/** The accounts that a line speaks of. */
export function peopleIn({ kind, values }: Happening): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => (isPerson(kind, name) ? [String(value)] : []))
}

/** The same with names instead of accounts; empty for one that is closed. */
export function withNames<Line extends Happening>(line: Line, nameOf: (accountId: string) => string): Line {
  const values = Object.entries(line.values).map(([name, value]) => [
    name,
    isPerson(line.kind, name) ? nameOf(String(value)) : value,
  ])
  return { ...line, values: Object.fromEntries(values) }
}

function isPerson(kind: ActivityKind, name: string): boolean {
  const places: Readonly<Record<string, ActivityValueKind>> = activityKinds[kind]
  return places[name] === 'person'
}

function isActivityKind(kind: string): kind is ActivityKind {
  return Object.hasOwn(activityKinds, kind)
}
