import type { RenditionName } from '#features/catalogue/domain.ts'

export const perPageChoices = [1, 4, 9, 20] as const
/** How many assets stand on a sheet. */
export type PerPage = (typeof perPageChoices)[number]
const usualPerPage: PerPage = 9

export type Paper = 'a4' | 'letter'

/** ISO 3166-1 alpha-3. Everybody else writes on A4. */
const letterCountries: ReadonlySet<string> = new Set(['USA', 'CAN'])

/** Sharp enough in print, and never larger than what anybody may look at. */
export const sheetRenditions: Readonly<Record<PerPage, RenditionName>> = {
  1: 'preview',
  4: '640',
  9: '480',
  20: '320',
}

/** Assets in one document; larger boards have several. */
export const assetsPerPart = 200

export function parsePerPage(text: string | null | undefined): PerPage {
  return perPageChoices.find((choice) => String(choice) === text) ?? usualPerPage
}

export function parsePaper(text: string | null | undefined, country: string): Paper {
  if (text === 'a4' || text === 'letter') return text
  return letterCountries.has(country) ? 'letter' : 'a4'
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
