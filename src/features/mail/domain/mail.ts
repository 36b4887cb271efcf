import type { AnyLocale } from '#i18n/locales.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { templates, ValueKind } from './templates.data.ts'

export type TemplateName = keyof typeof templates

export type TemplateValues<Name extends TemplateName> = {
  readonly [Value in keyof (typeof templates)[Name]]: (typeof templates)[Name][Value] extends 'moment'
    ? Date
    : string
}

type MailOf<Name extends TemplateName> = {
  readonly to: string
  readonly site: SiteNickname
  /** Of the recipient. One that is not spoken yet is answered in English. */
  readonly locale: AnyLocale
  readonly template: Name
  readonly values: TemplateValues<Name>
}

/** A mail that somebody wants to be sent: who gets it, in which language, which one, and what is filled in. */
export type Mail = { [Name in TemplateName]: MailOf<Name> }[TemplateName]

/** Written out, as the recipient will read it. */
export type WrittenMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type ValueKinds = Readonly<Record<string, ValueKind>>
