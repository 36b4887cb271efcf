import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import {
  boardIn,
  keptValues,
  type Notice,
  type NoticedBoard,
  type Notification,
  personIn,
  readNotification,
  sameIn,
} from '../domain/notification.ts'

export type NotificationQueries = ReturnType<typeof notificationQueries>

/** Tells an account something. With a transaction, only if that one is kept. */
export type Notify = (notice: Notice, transaction?: DatabaseTransaction) => Promise<void>

/** Whose notifications: an account serves both sites, what it is told belongs to one. */
export type Reader = {
  readonly accountId: string
  readonly site: SiteNickname
  /** The name of the reader's browser. */
  readonly device?: string
}

/** How boards are called now, one after the other; null for those that are not open to the reader, or not any more. */
export type NameBoards = (
  reader: Pick<Reader, 'accountId' | 'site'>,
  boards: readonly NoticedBoard[],
) => Promise<readonly (string | null)[]>

/** How people are called now, by their accounts; closed ones are missing. */
export type NamePeople = (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Who knows names, which are not kept but asked for when something is told. */
export type Naming = { readonly nameBoards: NameBoards; readonly namePeople: NamePeople }

/** What is no longer so: its item counts in no notice of these accounts any more. */
export type Retraction = Pick<Notice, 'site' | 'kind' | 'values'> & {
  readonly accountIds: readonly string[]
  readonly item: string
}

/** More at once would be a wall. */
const listed = 5
/** Of so many, the newest that can be told: boards may be gone. */
const lookedAt = 50
const keptDays = 90
const dayMs = 86_400_000
const mostIdDigits = 18

export function notificationQueries(db: Database) {
  const notify: Notify = async (notice, within) => {
    const { site, kind, aboutDevice } = notice
    const accountIds = [notice.accountId].flat()
    const values = keptValues(notice)
    const same = sameIn(kind, values)
    if (same !== null) {
      return notifyAsOne(within ?? db, { accountIds, site, kind, values, same, item: notice.item ?? null })
    }
    await (within ?? db)
      .insertInto('notifications.notification')
      .values(
        accountIds.map((account_id) => ({
          ...{ account_id, site, kind, values: JSON.stringify(values) },
          about_device: aboutDevice === undefined ? null : hashOf(aboutDevice),
        })),
      )
      .execute()
  }

  return {
    notify,

    /**
     * Those that nobody has dismissed, the newest first; none that is about the reader's own browser, and none about a board
     * that the reader cannot open any more.
     */
    async list(
      { accountId, site, device = '' }: Reader,
      { nameBoards, namePeople }: Naming,
    ): Promise<readonly Notification[]> {
      const rows = await db
        .selectFrom('notifications.notification')
        .select(['id', 'kind', 'values', 'created_at as createdAt'])
        .where('account_id', '=', accountId)
        .where('site', '=', site)
        .where('about_device', 'is distinct from', hashOf(device))
        .where('dismissed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(lookedAt)
        .execute()
      const noticed = rows.flatMap((row) => boardIn(row) ?? [])
      const people = [...new Set(rows.flatMap((row) => personIn(row) ?? []))]
      const [names, called] = await Promise.all([
        noticed.length > 0 ? nameBoards({ accountId, site }, noticed) : [],
        people.length > 0 ? namePeople(people) : new Map<string, string>(),
      ])
      const nameOf = new Map(noticed.map((board, place) => [keyOf(board), names[place]]))
      return rows
        .flatMap((row) => {
          const board = boardIn(row)
          const person = called.get(personIn(row) ?? '')
          return readNotification(row, { board: board && nameOf.get(keyOf(board)), person }) ?? []
        })
        .slice(0, listed)
    },

    /** For good. Twice is as good as once; false for what was never told to this reader. */
    async dismiss({ accountId, site, device = '' }: Reader, id: string): Promise<boolean> {
      if (!/^\d+$/.test(id) || id.length > mostIdDigits) return false
      const row = await db
        .updateTable('notifications.notification')
        .set(({ fn, ref, val }) => ({
          dismissed_at: fn.coalesce(ref('dismissed_at'), val(new Date())),
        }))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('site', '=', site)
        .where('about_device', 'is distinct from', hashOf(device))
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Puts away what is known otherwise by now: all about one thing. */
    async dismissAbout(
      { accountId, site }: Pick<Reader, 'accountId' | 'site'>,
      about: Readonly<Record<string, string>>,
    ): Promise<void> {
      await db
        .updateTable('notifications.notification')
        .set({ dismissed_at: new Date() })
        .where('account_id', '=', accountId)
        .where('site', '=', site)
        .where('values', '@>', JSON.stringify(about))
        .where('dismissed_at', 'is', null)
        .execute()
    },

    /** Takes back what was told of one thing, among those who have not read it: fewer are counted, and of none nothing is told. */
    async retract(
      { accountIds, site, kind, values, item }: Retraction,
      within: Database | DatabaseTransaction = db,
    ): Promise<void> {
      const same = sameIn(kind, keptValues({ kind, values }))
      if (same !== null) await countDown(within, { accountIds, site, kind, same, item })
    },

    /** What nobody read within three months is no news. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom('notifications.notification')
        .where('created_at', '<', new Date(Date.now() - keptDays * dayMs))
        .execute()
    },

    /** When an account is closed. */
    async removeOf(accountId: string, within: Database | DatabaseTransaction = db): Promise<void> {
      await within.deleteFrom('notifications.notification').where('account_id', '=', accountId).execute()
    },
  }
}

type AsOne = Readonly<{
  accountIds: readonly string[]
  site: SiteNickname
  kind: string
  values: Readonly<Record<string, string>>
  /** What they have in common. */
  same: Readonly<Record<string, string>>
  item: string | null
}>

/** So many of those that one notice counts can be taken back: the newest. */
const mostItems = 100

/**
 * Counts up the one that waits, which stays the same for whoever has it before them and is the newest again; where none waits, a
 * new one. Who tells of the same thing at the same moment waits for it elsewhere.
 */
async function notifyAsOne(
  db: Database | DatabaseTransaction,
  { accountIds, site, kind, values, same, item }: AsOne,
): Promise<void> {
  const items = JSON.stringify(item === null ? [] : [{ item, by: values.byId ?? '' }])
  await sql`
    with counted as (
      update notifications.notification told set created_at = now(),
        values = told.values || ${JSON.stringify(values)}::jsonb || jsonb_build_object(
          'times', ((told.values ->> 'times')::integer + 1)::text,
          'items', jsonb_path_query_array(coalesce(told.values -> 'items', '[]'), ${`$[last - ${mostItems - 2} to last]`}::jsonpath)
            || ${items}::jsonb)
      where account_id = any (${accountIds}::bigint[]) and site = ${site} and kind = ${kind}
        and values @> ${JSON.stringify(same)}::jsonb and dismissed_at is null
      returning account_id)
    insert into notifications.notification (account_id, site, kind, values)
    select told.id, ${site}, ${kind}, ${JSON.stringify(values)}::jsonb || jsonb_build_object('items', ${items}::jsonb)
    from unnest(${accountIds}::bigint[]) told (id)
    where told.id not in (select account_id from counted)`.execute(db)
}

/** The one before it is the last again. */
async function countDown(
  db: Database | DatabaseTransaction,
  { accountIds, site, kind, same, item }: Omit<AsOne, 'values'>,
): Promise<void> {
  const waiting = sql`account_id = any (${accountIds}::bigint[]) and site = ${site} and kind = ${kind}
    and values @> ${JSON.stringify(same)}::jsonb and dismissed_at is null`
  await sql`
    update notifications.notification told set values = (
      select told.values || jsonb_build_object('times', ((told.values ->> 'times')::integer - 1)::text, 'items', kept.items,
        'byId', coalesce(kept.items -> -1 ->> 'by', told.values ->> 'byId'))
      from (select jsonb_path_query_array(told.values -> 'items', '$[*] ? (@.item != $gone)',
        jsonb_build_object('gone', ${item}::text)) as items) kept)
    where ${waiting} and values @> ${JSON.stringify({ items: [{ item }] })}::jsonb`.execute(db)
  await sql`delete from notifications.notification where ${waiting} and values ->> 'times' = '0'`.execute(db)
}

function keyOf({ boardId, code }: NoticedBoard): string {
  return `${boardId} ${code ?? ''}`
}

function hashOf(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}
