import type { AnyLocale } from '#i18n/locales.ts'

/** A country as the visitor calls it; any other place as it is written. */
export type NamePlace = (place: string, locale: AnyLocale) => string
