import type { SiteNickname } from '#sites/site.ts'
import { nameDevice } from './name-device.ts'
import { type NoticeValueKind, notificationKinds, toldAsOne } from './notification-kinds.data.ts'

export type NotificationKind = keyof typeof notificationKinds

type ValuesOf<Kind extends NotificationKind> = Readonly<
  Record<keyof (typeof notificationKinds)[Kind], string>
>

/** Something to tell an account on a site. */
export type Notice = {
  /** Whom: one, or several who are told the same. */
  readonly accountId: string | readonly string[]
  readonly site: SiteNickname
  readonly kind: NotificationKind
  /** Of a person, the id of the account. */
  readonly values: Readonly<Record<string, string>>
  /** What it tells of, where that can be taken back and what is told as one counts on without it. */
  readonly item?: string
  /** The name of the browser that it is about, which is not told itself: whoever got in by it would put it away. */
  readonly aboutDevice?: string
}

/** One that waits to be read. */
export type Notification = {
  [Kind in NotificationKind]: {
    readonly id: string
    readonly kind: Kind
    readonly values: ValuesOf<Kind>
    /** ISO 8601. */
    readonly createdAt: string
  }
}[NotificationKind]

/** A board that something is told of, and the link by which the reader may open it. */
export type NoticedBoard = Readonly<{ boardId: string; code: string | null }>

type Row = {
  readonly id: string
  readonly kind: string
  readonly values: unknown
  readonly createdAt: Date
}

const longestValue = 200

/** How each is kept; null for what is asked for when it is told. */
const written: Readonly<Record<NoticeValueKind, ((value: string) => string) | null>> = {
  device: nameDevice,
  // Whatever could mean something in an address is none.
  key: (value) => (/^[\w-]+$/.test(value) ? value : ''),
  board: null,
  person: null,
  times: () => '1',
}

/** How what a notice is about is called now. */
export type CalledNow = Readonly<{
  /** Null for one that is not open to the reader. */
  board?: string | null | undefined
  /** Null for an account that is closed. */
  person?: string | null | undefined
}>

/** What was written down, or null for what this version does not know or cannot tell. */
export function readNotification(row: Row, { board, person }: CalledNow = {}): Notification | null {
  const { id, kind, createdAt } = row
  if (!isKind(kind)) return null
  const given = valuesIn(row)
  const told = (name: string, valueKind: NoticeValueKind) => {
    if (valueKind === 'board') return board
    // Versions before kept the name itself.
    return valueKind === 'person' && personIn(row) !== null ? (person ?? '') : given[name]
  }
  const values = Object.entries(notificationKinds[kind]).map(
    ([name, valueKind]) => [name, told(name, valueKind)] as const,
  )
  if (!values.every(([, value]) => typeof value === 'string')) return null
  return { id, kind, values: Object.fromEntries(values), createdAt: createdAt.toISOString() } as Notification
}

/** The board whose name must be known to tell it, or null where there is none. */
export function boardIn(row: Pick<Row, 'kind' | 'values'>): NoticedBoard | null {
  if (!isKind(row.kind) || !Object.hasOwn(notificationKinds[row.kind], 'board')) return null
  const { boardId, code } = valuesIn(row)
  return typeof boardId === 'string' ? { boardId, code: typeof code === 'string' ? code : null } : null
}

/** The account whose name must be known to tell it, or null where there is none. */
export function personIn({ values }: Pick<Row, 'values'>): string | null {
  const { byId } = valuesIn({ values })
  return typeof byId === 'string' && isAccountId(byId) ? byId : null
}

/** The values that a kind has a place for, each of a length that can be shown. Names of people are never kept. */
export function keptValues({ kind, values }: Pick<Notice, 'kind' | 'values'>): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(notificationKinds[kind]).flatMap(([name, valueKind]) => {
      const kept = written[valueKind]?.(values[name] ?? '')
      return kept === undefined ? [] : [[name, kept.slice(0, longestValue).toWellFormed()]]
    }),
  )
  const hasPerson = Object.hasOwn(notificationKinds[kind], 'by')
  return hasPerson ? { ...own, byId: isAccountId(values.by ?? '') ? (values.by ?? '') : '' } : own
}

function isAccountId(text: string): boolean {
  return /^\d{1,19}$/.test(text)
}

/** What those have in common that are told as one; null for a kind that is told every time. */
export function sameIn(kind: NotificationKind, kept: Readonly<Record<string, string>>) {
  const name = toldAsOne[kind]
  return name === undefined ? null : { [name]: kept[name] ?? '' }
}

function valuesIn({ values }: Pick<Row, 'values'>): Readonly<Record<string, unknown>> {
  return (values ?? {}) as Readonly<Record<string, unknown>>
}

function isKind(text: string): text is NotificationKind {
  return Object.hasOwn(notificationKinds, text)
}
