import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SiteNickname } from '#sites/site.ts'
import { retryPause } from '../domain/retry-pause.ts'
import type { MailFate, MailQueries, MailRow } from './mail-queries.ts'
import type { Delivery, MailTransport } from './mail-transport.port.ts'

type Needs = {
  readonly mails: Pick<MailQueries, 'tryNext'>
  readonly transport: MailTransport
  readonly siteName: (site: SiteNickname) => string
  readonly log: Log
}

/** A job ends in time, and what is left waits for the next one. */
const mostInOneGo = 100

export const deliverMailsQueue = { name: 'mail.deliver' } as const

/**
 * Sends what is due. When a mail is due stands in its row, so the job itself needs no retries: whoever wakes it now and then
 * is enough. Several may run at once; a mail is in one hand only.
 */
export function deliverMailsJob(needs: Needs, again: () => Promise<void>): Job<object> {
  return {
    ...deliverMailsQueue,
    concurrency: 2,
    retryLimit: 2,
    expireInSeconds: 900,
    async handle(_data, signal) {
      const delivered = await deliverMails(needs, signal)
      if (delivered >= mostInOneGo) await again()
    },
  }
}

/** How many were tried. */
export async function deliverMails(needs: Needs, signal?: AbortSignal): Promise<number> {
  let tried = 0
  while (tried < mostInOneGo && !signal?.aborted) {
    if (!(await needs.mails.tryNext((mail) => deliver(mail, needs)))) break
    tried += 1
  }
  return tried
}

async function deliver(
  mail: MailRow & { age_seconds: number },
  { transport, siteName, log }: Needs,
): Promise<MailFate> {
  const attempt = transport.deliver({
    reference: mail.reference,
    writtenAt: mail.created_at,
    fromName: siteName(mail.site as SiteNickname),
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text_part,
    html: mail.html_part,
  })
  // A surprise must not keep the mails behind this one from being sent.
  const delivery = await attempt.catch((error: unknown): Delivery => {
    log.error({ err: error, mail: mail.id }, 'sending a mail broke')
    return { kind: 'later', reason: 'something broke' }
  })
  const fate = fateOf(delivery, mail)
  // The id leads to the row; addresses and links stay out of the log.
  const about = { mail: mail.id, template: mail.template, attempts: mail.attempts + 1 }
  if (fate.kind === 'given-up') log.error({ ...about, reason: fate.problem }, 'a mail is given up')
  if (fate.kind === 'again') {
    log.warn({ ...about, reason: fate.problem, inSeconds: fate.inSeconds }, 'a mail will be sent later')
  }
  return fate
}

function fateOf(delivery: Delivery, mail: MailRow & { age_seconds: number }): MailFate {
  switch (delivery.kind) {
    case 'sent':
    case 'kept':
      return { kind: delivery.kind }
    case 'refused':
      return { kind: 'given-up', problem: delivery.reason }
    case 'later': {
      const inSeconds = retryPause({ attempts: mail.attempts + 1, ageSeconds: mail.age_seconds })
      return inSeconds === null
        ? { kind: 'given-up', problem: delivery.reason }
        : { kind: 'again', problem: delivery.reason, inSeconds }
    }
  }
}
