import type { Locator, Page } from '@playwright/test'
import { expect, type ScreenWidth } from './journey.ts'

/** A filter as the panel shows it; the count says what choosing it finds, null where nobody counted. */
export type FilterOption = {
  role: 'checkbox' | 'radio' | 'switch'
  group: string
  label: string
  parameter: string
  count: string | null
}

/** On phones the panel is a sheet that has to be opened. */
export async function openPanel(page: Page, width: ScreenWidth): Promise<Locator> {
  if (width === 1440) return page.getByRole('region', { name: 'Filters' })
  await page.getByRole('link', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeFocused()
  return sheet
}

export async function closeSheet(page: Page, width: ScreenWidth): Promise<void> {
  if (width === 1440) return
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('link', { name: /^Show / }).tap()
  await expect(sheet).toBeHidden()
}

/** The first by key, the others by pointer. */
export async function openGroups(panel: Locator): Promise<void> {
  const shut = panel.locator('details:not([open]) > summary')
  if ((await shut.count()) > 0) await shut.first().press('Enter')
  while ((await shut.count()) > 0) await shut.first().click()
}

export function press(option: Locator, width: ScreenWidth): Promise<void> {
  return width === 375 ? option.tap() : option.click()
}

/** Of every parameter the first that is not chosen. Days have a form of their own, and the family is chosen by tabs. */
export async function firstOptions(panel: Locator): Promise<readonly FilterOption[]> {
  const all = await panel.locator('a[aria-checked="false"]').evaluateAll((links) =>
    links.map((link) => {
      const wanted = new URL((link as HTMLAnchorElement).href).searchParams
      const held = new URLSearchParams(location.search)
      const changed = [...wanted.keys(), ...held.keys()].filter((name) => wanted.get(name) !== held.get(name))
      const last = link.lastElementChild?.textContent.replace(/^, /, '') ?? ''
      return {
        role: link.role as FilterOption['role'],
        group: link.closest('fieldset, [role="radiogroup"]')?.ariaLabel ?? '',
        label: link.ariaLabel ?? link.querySelector('span')?.textContent ?? link.textContent,
        parameter: changed.find((name) => !/^(recommendconfig|suppress)/.test(name)) ?? '',
        isDays: wanted.get('recency') === 'daterange',
        count: /^[\d,]+ \w+$/.test(last) ? last : null,
      }
    }),
  )
  const simple = all.filter(({ parameter, isDays }) => parameter !== 'family' && !isDays)
  return simple.filter(
    ({ parameter }, at) => simple.findIndex((other) => other.parameter === parameter) === at,
  )
}

/** Its name goes on with how much there would be. */
export function optionOf(panel: Locator, role: FilterOption['role'], group: string, label: string): Locator {
  const place = group === '' ? panel : panel.locator(`[aria-label="${group}"]`)
  return place.getByRole(role, { name: label })
}

export async function labelOf(option: Locator): Promise<string> {
  return (await option.locator('span').first().textContent()) ?? ''
}
