import { compileMessages, type Texts } from '#i18n/compile-message.ts'
import { formattingTagOf, pseudoLocale, type SpokenLocale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/messages.ts'
import { pseudoLocalize } from '#i18n/pseudo.ts'
import de from '../../../../locales/de/boards.json' with { type: 'json' }
import enGb from '../../../../locales/en-gb/boards.json' with { type: 'json' }
import enUs from '../../../../locales/en-us/boards.json' with { type: 'json' }
import ja from '../../../../locales/ja/boards.json' with { type: 'json' }

const pseudo = Object.fromEntries(Object.entries(enUs).map(([key, text]) => [key, pseudoLocalize(text)]))

const written: Readonly<Record<SpokenLocale, Texts>> = {
  'en-us': enUs,
  'en-gb': enGb,
  de,
  ja,
  [pseudoLocale]: pseudo,
}

const opened = new Map<SpokenLocale, Translate>()

/** The room's texts for what the server writes itself. */
export function boardTexts(locale: SpokenLocale): Translate {
  const t = opened.get(locale) ?? open(locale)
  opened.set(locale, t)
  return t
}

function open(locale: SpokenLocale): Translate {
  const keyed = Object.entries(written[locale]).map(([key, text]) => [`boards.${key}`, text])
  return createTranslate(locale, compileMessages(Object.fromEntries(keyed), formattingTagOf(locale)))
}
