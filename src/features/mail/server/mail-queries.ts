import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { MailMessage } from '#platform/database-types.generated.ts'
import type { Mail, WrittenMail } from '../domain/mail.ts'

export type MailQueries = ReturnType<typeof mailQueries>
export type MailRow = Selectable<MailMessage>

/** Where those who deliver hear of new mails. */
export const mailChannel = 'mail'

/** What becomes of a mail after an attempt. */
export type MailFate =
  | { readonly kind: 'sent' | 'kept' }
  | { readonly kind: 'given-up'; readonly problem: string }
  | { readonly kind: 'again'; readonly problem: string; readonly inSeconds: number }

const listed = 100
const mostIdDigits = 18

export function mailQueries(db: Database) {
  return {
    /** In the transaction of the change that it tells of, if there is one: both happen or neither. */
    async keep(
      { site, template, locale, to }: Mail,
      { subject, text, html }: WrittenMail,
      within: DatabaseTransaction | Database = db,
    ): Promise<void> {
      // Told when the transaction is through, and with it.
      await sql`
        with written as (
          insert into mail.message (site, template, locale, recipient, subject, text_part, html_part)
          values (${site}, ${template}, ${locale}, ${to}, ${subject}, ${text}, ${html}) returning id)
        select pg_notify(${mailChannel}, '') from written`.execute(within)
    },

    /**
     * Hands out the mail that has waited longest and writes down what became of it. The row is locked meanwhile: nobody
     * else has it, and should this process end, it is free again. False when nothing is due.
     */
    async tryNext(deliver: (mail: MailRow & { age_seconds: number }) => Promise<MailFate>): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { rows } = await sql<MailRow & { age_seconds: number }>`
          select *, extract(epoch from now() - created_at)::float8 as age_seconds from mail.message
          where state = 'waiting' and due_at <= now()
          order by due_at limit 1 for update skip locked`.execute(transaction)
        const mail = rows[0]
        if (!mail) return false
        await writeFate(transaction, mail.id, await deliver(mail))
        return true
      })
    },

    async hasDue(): Promise<boolean> {
      const { rows } = await sql<{ due: boolean }>`
        select exists (select from mail.message where state = 'waiting' and due_at <= now()) as due`.execute(
        db,
      )
      return rows[0]?.due === true
    },

    /** The newest first, all or those to one address. */
    async list(recipient?: string): Promise<readonly MailRow[]> {
      return db
        .selectFrom('mail.message')
        .selectAll()
        .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
        .orderBy('id', 'desc')
        .limit(listed)
        .execute()
    },

    async find(id: string): Promise<MailRow | null> {
      if (!/^\d+$/.test(id) || id.length > mostIdDigits) return null
      const row = await db.selectFrom('mail.message').selectAll().where('id', '=', id).executeTakeFirst()
      return row ?? null
    },

    /** A month after a mail nobody asks any more whether it was sent. */
    async removeOld(): Promise<void> {
      await sql`
        delete from mail.message
        where created_at < now() - interval '30 days' and state <> 'waiting'`.execute(db)
    },
  }
}

async function writeFate(transaction: DatabaseTransaction, id: string, fate: MailFate): Promise<void> {
  if (fate.kind === 'again') {
    await sql`
      update mail.message set attempts = attempts + 1, last_problem = ${fate.problem},
        due_at = clock_timestamp() + make_interval(secs => ${fate.inSeconds})
      where id = ${id}`.execute(transaction)
    return
  }
  const problem = fate.kind === 'given-up' ? fate.problem : null
  const isEmptied = fate.kind !== 'kept'
  await sql`
    update mail.message set state = ${fate.kind}, attempts = attempts + 1, last_problem = ${problem},
      ended_at = clock_timestamp(),
      subject = case when ${isEmptied}::boolean then '' else subject end,
      text_part = case when ${isEmptied}::boolean then '' else text_part end,
      html_part = case when ${isEmptied}::boolean then '' else html_part end
    where id = ${id}`.execute(transaction)
}
