import { type MailQueries, mailUrlOf } from '#features/mail/server.ts'
import { found, type Loaded, notFound, type PageRequest } from '#visit/page-contract.ts'

export type ShownMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Template, site and language. */
  readonly about: readonly string[]
  readonly state: string
  readonly problem: string | null
  readonly attempts: number
  /** ISO 8601. */
  readonly writtenAt: string
  /** Null once it has been sent and emptied. */
  readonly htmlUrl: string | null
}

export type MailsData = { readonly mails: readonly ShownMail[]; readonly to: string }

type Needs = {
  readonly mode: 'production' | 'development'
  readonly mails: Pick<MailQueries, 'list'>
  /** Only then is nobody's real mail among them. */
  readonly areMailsKept?: boolean
}

/** The mails of this installation are for those who build the product. */
export async function load({ needs, query }: PageRequest<Needs>): Promise<Loaded<MailsData>> {
  if (needs.mode === 'production' || !needs.areMailsKept) return notFound
  const to = query.get('to')?.trim() ?? ''
  const rows = await needs.mails.list(to === '' ? undefined : to)
  const mails = rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text_part,
    about: [row.template, row.site, row.locale],
    state: row.state,
    problem: row.last_problem,
    attempts: row.attempts,
    writtenAt: row.created_at.toISOString(),
    htmlUrl: row.html_part === '' ? null : mailUrlOf(row.id),
  }))
  return found({ mails, to })
}
