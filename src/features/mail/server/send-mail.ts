import type { DatabaseTransaction } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Mail } from '../domain/mail.ts'
import { writeMail } from '../domain/write-mail.ts'
import type { MailQueries } from './mail-queries.ts'
import { mailTexts } from './mail-texts.ts'

/** Writes a mail that will be sent as soon as it can be. With a transaction, only if that one is kept. */
export type SendMail = (mail: Mail, transaction?: DatabaseTransaction) => Promise<void>

type Needs = {
  readonly mails: Pick<MailQueries, 'keep'>
  readonly siteName: (site: SiteNickname) => string
}

export function openSendMail({ mails, siteName }: Needs): SendMail {
  return async (mail, transaction) => {
    // Addresses are checked where they are typed; what could name a second recipient or a header never gets further.
    if (!/^[^\s\p{Cc},;:<>()[\]\\"@]+@[^\s\p{Cc},;:<>()[\]\\"@]+$/u.test(mail.to) || mail.to.length > 254) {
      throw new Error('A mail has no address that it could be sent to.')
    }
    const { t, locale } = mailTexts(mail.locale)
    await mails.keep(mail, writeMail(mail, { t, locale, siteName }), transaction)
  }
}
