import type { RenditionName } from '#features/catalogue/domain.ts'
import type { AnyLocale } from '#i18n/locales.ts'

export const perPageChoices = [1, 4, 9, 20] as const
/** How many assets stand on a sheet. */
export type PerPage = (typeof perPageChoices)[number]
const usualPerPage: PerPage = 9

export type Paper = 'a4' | 'letter'

/** ISO 3166-1 alpha-3, those that CLDR names. Everybody else writes on A4. */
const letterCountries: ReadonlySet<string> = new Set(
  'BLZ CAN CHL COL CRI GTM MEX NIC PAN PHL PRI SLV USA VEN'.split(' '),
)
/** For somebody of whom no country is known. */
const letterLocales: ReadonlySet<AnyLocale> = new Set(['en-us'])
const anyCountry = 'XWW'

export type SheetRenditions = Readonly<{
  /** Sharp enough in print, and never larger than what anybody may look at. */
  wanted: RenditionName
  /** As good, where they are there already. */
  larger: readonly RenditionName[]
  /** Better than none, the best first. */
  smaller: readonly RenditionName[]
  /** How long the wanted ones are worth waiting for, all together. Large ones take longer, and a small one looks poor there. */
  withinMs: number
}>

export const sheetRenditions: Readonly<Record<PerPage, SheetRenditions>> = {
  1: { wanted: 'preview', larger: [], smaller: ['640', '480', '320'], withinMs: 30_000 },
  4: { wanted: '640', larger: [], smaller: ['480', '320'], withinMs: 15_000 },
  9: { wanted: '480', larger: ['640'], smaller: ['320'], withinMs: 15_000 },
  20: { wanted: '320', larger: ['480', '640'], smaller: [], withinMs: 15_000 },
}

/** In any case, however long somebody stood in line. */
const leastMs = 15_000

/**
 * How long somebody stands in line for a place: longer than any document holds one, for its pictures and the writing, and
 * not so long that a proxy loses patience before the last pictures are there.
 */
export const sheetLineWithinMs = 40_000

/** A document comes before a proxy loses patience: who stood in line has less time left for pictures. */
export function picturesWithinMs({ withinMs }: SheetRenditions, waitedMs: number): number {
  return Math.max(leastMs, withinMs - waitedMs)
}

/** Assets in one document; larger boards have several. */
export const assetsPerPart = 200

export function parsePerPage(text: string | null | undefined): PerPage {
  return perPageChoices.find((choice) => String(choice) === text) ?? usualPerPage
}

export function parsePaper(
  text: string | null | undefined,
  { country, locale }: { readonly country: string; readonly locale: AnyLocale },
): Paper {
  if (text === 'a4' || text === 'letter') return text
  const isLetter = country === anyCountry ? letterLocales.has(locale) : letterCountries.has(country)
  return isLetter ? 'letter' : 'a4'
}

/** Parts count from 1. What is no part of this board is its first. */
export function parsePart(text: string | null | undefined, parts: number): number {
  const part = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
  return part <= parts ? part : 1
}

/** An empty board has one part too. */
export function countParts(assets: number): number {
  return Math.max(1, Math.ceil(assets / assetsPerPart))
}

/** Sheet by sheet; an empty board has one empty sheet. */
export function splitIntoSheets<Item>(
  items: readonly Item[],
  perPage: PerPage,
): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / perPage))
  return Array.from({ length: count }, (_, sheet) => items.slice(sheet * perPage, (sheet + 1) * perPage))
}
