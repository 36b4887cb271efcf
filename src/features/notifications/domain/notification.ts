import type { SiteNickname } from '#sites/site.ts'
import { nameDevice } from './name-device.ts'
import { type NoticeValueKind, notificationKinds } from './notification-kinds.data.ts'

export type NotificationKind = keyof typeof notificationKinds

type ValuesOf<Kind extends NotificationKind> = Readonly<
  Record<keyof (typeof notificationKinds)[Kind], string>
>

/** Something to tell an account on a site. */
export type Notice = {
  readonly accountId: string
  readonly site: SiteNickname
  readonly kind: NotificationKind
  readonly values: Readonly<Record<string, string>>
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

const longestValue = 200

const written: Readonly<Record<NoticeValueKind, (value: string) => string>> = {
  device: nameDevice,
  words: (value) => value,
  // Whatever could mean something in an address is none.
  key: (value) => (/^[\w-]+$/.test(value) ? value : ''),
}

/** What was written down, or null for what this version does not know or cannot tell. */
export function readNotification(row: {
  readonly id: string
  readonly kind: string
  readonly values: unknown
  readonly createdAt: Date
}): Notification | null {
  const { id, kind, createdAt } = row
  if (!isKind(kind)) return null
  const given = (row.values ?? {}) as Readonly<Record<string, unknown>>
  const values = Object.keys(notificationKinds[kind]).map((name) => [name, given[name]] as const)
  if (!values.every(([, value]) => typeof value === 'string')) return null
  return { id, kind, values: Object.fromEntries(values), createdAt: createdAt.toISOString() } as Notification
}

/** The values that a kind has a place for, each of a length that can be shown. */
export function keptValues({ kind, values }: Pick<Notice, 'kind' | 'values'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(notificationKinds[kind]).map(([name, valueKind]) => [
      name,
      written[valueKind](values[name] ?? '')
        .slice(0, longestValue)
        .toWellFormed(),
    ]),
  )
}

function isKind(text: string): text is NotificationKind {
  return Object.hasOwn(notificationKinds, text)
}
