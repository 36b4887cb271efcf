import type { Locator, Page } from '@playwright/test'
import {
  closeSheet,
  type FilterOption,
  firstOptions,
  labelOf,
  openGroups,
  openPanel,
  optionOf,
  press,
} from '../support/filter-panel.ts'
import {
  chipsOf,
  countOf,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdAnswers,
  screens,
  sites,
  test,
  tilesOf,
  untilReady,
  urlOf,
  widths,
} from '../support/journey.ts'

/** Searches that have every filter of a site between them. */
const searches = {
  argus: ['/search/2/image?family=editorial', '/search/2/image?family=creative', '/search/2/film'],
  bokeh: ['/search/2/image', '/search/2/film'],
} as const

test.describe.configure({ timeout: 120_000 })

for (const site of sites) {
  for (const width of widths) {
    test(`SP-01, SEARCH-02: on ${site} at ${width} every filter can be set and unset, by pointer and by keyboard`, async ({
      open,
    }) => {
      test.setTimeout(300_000)
      const page = await open(screens[width])
      const done = new Set<string>()
      for (const path of searches[site]) {
        await page.goto(urlOf(site, path))
        await untilReady(page)
        const panel = await openPanel(page, width)
        await openGroups(panel)
        for (const option of await firstOptions(panel)) {
          if (done.has(option.parameter)) continue
          done.add(option.parameter)
          await test.step(`${path}: ${option.parameter}, ${option.label}`, async () => {
            // A group that had nothing to offer for a moment comes back shut.
            await openGroups(panel)
            const by = done.size % 2 === 0 ? 'pointer' : 'key'
            if (width === 375) await pressInSheet(page, panel, option)
            else await pressBesideResults(page, panel, option, by)
          })
        }
        await expectNoOverflow(page)
      }
      expect(done.size).toBeGreaterThan(10)
    })

    test(`SP-01, SP-09: on ${site} at ${width} any color and any length can be typed in, and a length be slid to`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      await page.goto(urlOf(site, '/search/2/image?family=creative'))
      await untilReady(page)
      let panel = await openPanel(page, width)
      await optionOf(panel, 'checkbox', 'Color', 'Black and white').press('Space')
      await expect(page).toHaveURL(/bwonly=true/)
      await panel.getByLabel('Other color').fill('#2a6f97')
      await expect(page).toHaveURL(/colorindex=2a6f97/)
      await expect(page).not.toHaveURL(/bwonly/)
      await closeSheet(page, width)
      await chipsOf(page).getByText('#2A6F97').click()
      await expect(page).not.toHaveURL(/colorindex/)
      await expect(chipsOf(page)).toHaveCount(0)

      await page.goto(urlOf(site, '/search/2/film'))
      await untilReady(page)
      panel = await openPanel(page, width)
      const shortest = panel.getByRole('spinbutton', { name: 'Shortest, seconds' })
      const longest = panel.getByRole('spinbutton', { name: 'Longest, seconds' })
      await shortest.fill('90')
      await shortest.press('Tab')
      await expect(page).toHaveURL(/videodurationmin=90/)
      // Whoever mixes the two up means what is between them.
      await longest.fill('1')
      await longest.press('Enter')
      await expect(page).toHaveURL(
        /videodurationmin=1&videodurationmax=90|videodurationmax=90&videodurationmin=1/,
      )
      await closeSheet(page, width)
      await expect(tilesOf(page).first()).toBeVisible()
      await chipsOf(page).getByText('1–90 seconds').click()
      await expect(page).toHaveURL(urlOf(site, '/search/2/film'))

      await openPanel(page, width)
      const thumb = panel.getByRole('slider', { name: 'Longest, seconds' })
      await expect(thumb).toHaveAttribute('aria-valuetext', '60+')
      await thumb.fill('20')
      await expect(page).toHaveURL(/videodurationmax=20/)
      await expect(longest).toHaveValue('20')
      await thumb.press('End')
      await expect(page).toHaveURL(urlOf(site, '/search/2/film'))
    })

    test(`on ${site} at ${width} a name is found in a long list`, async ({ open }) => {
      const page = await open(screens[width])
      await page.goto(urlOf(site, '/search/2/image'))
      await untilReady(page)
      const panel = await openPanel(page, width)
      await openGroups(panel)
      const field = panel.getByRole('searchbox', { name: /^Find an? / }).last()
      const list = panel
        .locator('fieldset')
        .filter({ has: page.getByRole('searchbox') })
        .last()
      await expect(list.getByRole('checkbox')).not.toHaveCount(0)
      const last = await labelOf(list.locator('a[aria-checked]').last())
      await field.fill('zzzz')
      await expect(list.getByText('No match in this list')).toBeVisible()
      // Escape in a field with a text clears the text and leaves the sheet open.
      await field.press('Escape')
      await expect(field).toHaveValue('')
      await expect(panel).toBeVisible()
      await field.fill(last.toUpperCase())
      const found = list.getByRole('checkbox')
      expect(await labelOf(found)).toBe(last)
      await press(found, width)
      await expect(page).toHaveURL(/artistexact=|contributor=/)
      await closeSheet(page, width)
      await expect(chipsOf(page)).toHaveText([last])
    })

    test(`SEARCH-01, SP-15: on ${site} at ${width} results are sorted, and all filters cleared at once`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      await page.goto(
        urlOf(site, '/search/2/image?family=creative&orientations=horizontal&excludenudity=true'),
      )
      await untilReady(page)
      const sort = page.getByLabel('Sort:')
      await sort.selectOption('Newest')
      await expect(page).toHaveURL(/sortorder=newest/)
      await expect(chipsOf(page)).toHaveText(['Landscape', 'Hide nudity'])
      await sort.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page).not.toHaveURL(/sortorder=newest/)
      await expect(sort).toBeFocused()
      const before = await countOf(page).textContent()
      await page.getByRole('link', { name: 'Clear all' }).first().click()
      await expect(page).not.toHaveURL(/orientations/)
      await expect(countOf(page)).not.toHaveText(before ?? '')
    })
  }

  test(`on ${site} a panel that is not wanted stays away over a reload`, async ({ open }) => {
    const page = await open(screens[1440])
    await page.goto(urlOf(site, '/search/2/image'))
    await untilReady(page)
    const panel = page.getByRole('region', { name: 'Filters' })
    const button = page.getByRole('link', { name: /^Filters/ })
    await expect(button).toBeHidden()
    const kept = page.waitForResponse('**/components/search/api/preferences')
    await panel.getByRole('button', { name: 'Hide' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    expect((await kept).ok()).toBe(true)
    await page.reload()
    await expect(panel).toBeHidden()
    await untilReady(page)
    await button.press('Enter')
    await expect(panel).toBeFocused()
    await expect(button).toBeHidden()
  })
}

for (const width of widths) {
  test(`SP-10: on argus at ${width} results can be had of the days between two dates`, async ({ open }) => {
    const page = await open(screens[width])
    await page.goto(urlOf('argus', '/search/2/image?family=editorial'))
    await untilReady(page)
    const all = await countOf(page).textContent()
    const panel = await openPanel(page, width)
    await press(optionOf(panel, 'radio', 'Date', 'Date range'), width)
    await expect(page).toHaveURL(/recency=daterange/)
    await panel.getByLabel('From').fill('2037-01-01')
    await panel.getByLabel('To', { exact: true }).fill('1990-01-01')
    await panel.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/begindate=1990-01-01/)
    await expect(page).toHaveURL(/enddate=2037-01-01/)
    await expect(countOf(page)).not.toHaveText(/^0 /)
    await panel.getByLabel('To', { exact: true }).fill('1990-01-02')
    await panel.getByLabel('To', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/enddate=1990-01-02/)
    await expect(countOf(page)).toHaveText('0 images')
    await closeSheet(page, width)
    await expect(chipsOf(page)).toHaveText([/1990.+1990/])
    await chipsOf(page).press('Enter')
    await expect(page).not.toHaveURL(/recency|begindate|enddate/)
    await expect(countOf(page)).toHaveText(all ?? '')
  })
}

for (const site of sites) {
  test(`on ${site} the filters are a sheet over the page on a phone, and nothing behind it is reached`, async ({
    open,
  }) => {
    const page = await open(screens[375])
    await page.goto(urlOf(site, '/search/2/image'))
    await untilReady(page)
    const button = page.getByRole('link', { name: /^Filters/ })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await button.tap()
    await expect(sheet).toBeFocused()
    await expectAccessible(page)
    await openGroups(sheet)
    const isInside = () =>
      document.activeElement === document.body || Boolean(document.activeElement?.closest('#filters'))
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await page.evaluate(isInside), `focus after ${key}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()

    await button.press('Enter')
    await sheet.getByRole('link', { name: 'Close filters' }).tap()
    await expect(sheet).toBeHidden()
    await button.tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(180, 10)
    await expect(sheet).toBeHidden()

    await button.tap()
    await expect(sheet).toBeFocused()
    // It slides in; where things are is measured when it stands.
    await sheet.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    const last = sheet.locator('a[aria-checked]').last()
    await last.scrollIntoViewIfNeeded()
    const before = await last.boundingBox()
    const letGo = await holdAnswers(page)
    await last.tap()
    await expect(last).toHaveAttribute('aria-checked', 'true')
    await expect(sheet.getByRole('link', { name: 'Show results' })).toBeVisible()
    await letGo()
    const show = sheet.getByRole('link', { name: /^Show [\d,]+ images?$/ })
    await expect(show).toBeVisible()
    // What was pressed stays where the finger is: names that come and go with the new counts move it by less than a row.
    const after = await last.boundingBox()
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(44)
    const said = (await show.textContent())?.replace('Show ', '') ?? ''
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(countOf(page)).toHaveText(said)
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName(/1 filter applied/)
    await expectNoOverflow(page)
  })
}

/** Pressed by pointer and let go by key, or pressed by key and let go by its chip. The chip is there before the results. */
async function pressBesideResults(
  page: Page,
  panel: Locator,
  { role, group, label, count }: FilterOption,
  by: 'pointer' | 'key',
): Promise<void> {
  const option = optionOf(panel, role, group, label).first()
  const before = page.url()
  const target = new URL((await option.getAttribute('href')) ?? '', before).href
  const letGo = await holdAnswers(page)
  if (by === 'pointer') await option.click()
  else await option.press(role === 'radio' ? 'Enter' : 'Space')
  await expect(option).toBeChecked()
  await expect(chipsOf(page)).toHaveText([label])
  expect(page.url()).toBe(before)
  await letGo()
  await expect(page).toHaveURL(target)
  await expect(option).toBeFocused()
  if (count) await expect(countOf(page)).toHaveText(count)
  if (by === 'key') {
    await chipsOf(page).click()
  } else {
    if (role === 'radio') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
  }
  await expect(option).not.toBeChecked()
  await expect(chipsOf(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(target)
}

/** Touched in the sheet, which stays open, and let go by a key. */
async function pressInSheet(
  page: Page,
  sheet: Locator,
  { role, group, label, count }: FilterOption,
): Promise<void> {
  const option = optionOf(sheet, role, group, label).first()
  const target = new URL((await option.getAttribute('href')) ?? '', page.url()).href
  await option.tap()
  await expect(option).toBeChecked()
  await expect(page).toHaveURL(target)
  if (count) await expect(sheet.getByRole('link', { name: `Show ${count}` })).toBeVisible()
  await option.focus()
  if (role === 'radio') await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(option).not.toBeChecked()
  await expect(page).not.toHaveURL(target)
}
