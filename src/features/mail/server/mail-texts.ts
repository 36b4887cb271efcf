import { compileMessages, type Texts } from '#i18n/compile-message.ts'
import {
  type AnyLocale,
  defaultLocale,
  formattingTagOf,
  pseudoLocale,
  type SpokenLocale,
  spokenLocales,
} from '#i18n/locales.ts'
import { createTranslate } from '#i18n/messages.ts'
import { pseudoLocalize } from '#i18n/pseudo.ts'
import de from '../../../../locales/de/mail.json' with { type: 'json' }
import enGb from '../../../../locales/en-gb/mail.json' with { type: 'json' }
import enUs from '../../../../locales/en-us/mail.json' with { type: 'json' }
import ja from '../../../../locales/ja/mail.json' with { type: 'json' }
import type { TranslateMail } from '../domain/write-mail.ts'

const pseudo = Object.fromEntries(Object.entries(enUs).map(([key, text]) => [key, pseudoLocalize(text)]))

const written: Readonly<Record<SpokenLocale, Texts>> = {
  'en-us': enUs,
  'en-gb': enGb,
  de,
  ja,
  [pseudoLocale]: pseudo,
}

const opened = new Map<SpokenLocale, TranslateMail>()

/** The texts of mails, which are no part of what pages carry. */
export function mailTexts(locale: AnyLocale): { readonly t: TranslateMail; readonly locale: SpokenLocale } {
  const spoken = spokenLocales.find((candidate) => candidate === locale) ?? defaultLocale
  const t = opened.get(spoken) ?? open(spoken)
  opened.set(spoken, t)
  return { t, locale: spoken }
}

function open(locale: SpokenLocale): TranslateMail {
  const keyed = Object.entries(written[locale]).map(([key, text]) => [`mail.${key}`, text])
  const messages = compileMessages(Object.fromEntries(keyed), formattingTagOf(locale))
  // A page with a missing text still helps; a mail with one would be a riddle to whoever gets it.
  return createTranslate(locale, messages, (key) => {
    throw new Error(`The text "${key}" of a mail cannot be written in ${locale}.`)
  })
}
