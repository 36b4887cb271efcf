import type { Locale } from '#i18n/locales.ts'

/** Name and description of a set in other languages than American English. */
export type SetTexts = Readonly<Partial<Record<Locale, Readonly<{ name: string; description: string }>>>>
