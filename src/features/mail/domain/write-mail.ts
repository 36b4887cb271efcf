import { type AnyLocale, directionOf, languageTagOf } from '#i18n/locales.ts'
import type { Translate } from '#i18n/messages.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Mail, WrittenMail } from './mail.ts'
import { tameValues } from './tame-values.ts'
import { templates } from './templates.data.ts'
import { htmlPart, textPart } from './write-parts.ts'

/** Keys are put together from the template's name, so each text takes whatever its template has. */
export type TranslateMail = Translate<Readonly<Record<string, Readonly<Record<string, string | Date>>>>>

type Needs = {
  readonly t: TranslateMail
  /** Of the texts that `t` gives. */
  readonly locale: AnyLocale
  readonly siteName: (site: SiteNickname) => string
}

/** A mail as it will be read. */
export function writeMail({ site, template, values }: Mail, { t, locale, siteName }: Needs): WrittenMail {
  const filled = { ...tameValues(templates[template], values), site: siteName(site) }
  const subject = t(`mail.${template}.subject`, filled)
  const { link } = filled as { link?: string }
  const parts = {
    site,
    siteName: siteName(site),
    languageTag: languageTagOf(locale),
    direction: directionOf(locale),
    subject,
    body: t(`mail.${template}.body`, filled),
    button:
      link === undefined
        ? null
        : { label: t(`mail.${template}.button`, filled), link, orOpen: t('mail.orOpen', filled) },
    note: t(`mail.${template}.note`, filled),
    footer: t('mail.footer', filled),
  }
  return { subject, text: textPart(parts), html: htmlPart(parts) }
}
