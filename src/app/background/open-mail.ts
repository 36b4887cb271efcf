import { openKeptMail } from '#adapters/mail/kept/open-kept-mail.ts'
import { openSmtp } from '#adapters/mail/smtp/open-smtp.ts'
import type { Config } from '#config/read-config.ts'
import {
  deliverMailsJob,
  deliverMailsQueue,
  type MailQueries,
  mailChannel,
  mailQueries,
  openSendMail,
  type SendMail,
} from '#features/mail/server.ts'
import type { Database } from '#platform/database.ts'
import type { Jobs } from '#platform/jobs.ts'
import { listenForNews } from '#platform/listen-for-news.ts'
import type { Log } from '#platform/log.ts'
import { argus } from '#sites/argus/argus.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import type { SiteNickname } from '#sites/site.ts'

export type MailRoom = { readonly mails: MailQueries; readonly sendMail: SendMail }

const names: Readonly<Record<SiteNickname, string>> = { argus: argus.name, bokeh: bokeh.name }
const siteName = (site: SiteNickname) => names[site]
const lookEveryMs = 15_000

/** Where mails are written. Sending them is work for the jobs. */
export function openMail(db: Database): MailRoom {
  const mails = mailQueries(db)
  return { mails, sendMail: openSendMail({ mails, siteName }) }
}

type DeliveryNeeds = {
  readonly mails: MailQueries
  readonly jobs: Jobs
  readonly url: string
  readonly log: Log
}

/** Sends mails as they are written, and again when their pause is over. */
export async function startMailDelivery(
  { mail, mode }: Pick<Config, 'mail' | 'mode'>,
  { mails, jobs, url, log }: DeliveryNeeds,
) {
  if (mail.kind === 'kept' && mode === 'production') {
    log.warn('SMTP_URL is not set: mails are kept in the database and nobody gets them')
  }
  const transport = mail.kind === 'smtp' ? openSmtp(mail) : openKeptMail()
  const wake = () => jobs.send(deliverMailsQueue, {}, 'due')
  await jobs.work(deliverMailsJob({ mails, transport, siteName, log }, wake))

  const later = (error: unknown) => log.warn({ err: error }, 'mails will be looked for later')
  const look = () => {
    mails
      .hasDue()
      .then((isDue) => (isDue ? wake() : undefined), later)
      .catch(later)
  }
  const news = listenForNews(url, { channels: [mailChannel], name: 'diptych mail', onNews: look })
  const timer = setInterval(look, lookEveryMs)
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await news.stop()
    },
  }
}
