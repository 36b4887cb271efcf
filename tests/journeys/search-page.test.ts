import type { Page } from '@playwright/test'
import {
  addressesOf,
  chipsOf,
  countOf,
  expect,
  expectAccessible,
  expectNoOverflow,
  linkOf,
  screens,
  sites,
  test,
  tilesOf,
  untilReady,
  urlOf,
  widths,
} from '../support/journey.ts'

const moreKinds = { argus: ['/search/2/image?family=editorial&groupbyevent=true'], bokeh: [] } as const

test.describe.configure({ timeout: 120_000 })

for (const site of sites) {
  for (const width of widths) {
    test(`SP-07, STORE-04: on ${site} at ${width} pages turn, a filter begins anew, and back brings all of it again`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      await page.goto(urlOf(site, '/search/2/image?family=creative'))
      await untilReady(page)
      const first = await addressesOf(page)
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
      await pages.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(pages.getByText('Page 2 of 2')).toBeVisible()
      const second = await addressesOf(page)
      expect(second.filter((address) => first.includes(address))).toEqual([])
      await expect(page.getByRole('main')).toBeFocused()

      await linkOf(tilesOf(page)).nth(20).scrollIntoViewIfNeeded()
      const top = await topOf(page)
      expect(top).toBeGreaterThan(0)
      await linkOf(tilesOf(page)).nth(20).press('Enter')
      await expect(page).toHaveURL(/\/detail\//)
      await page.goBack()
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(() => topOf(page)).toBe(top)
      expect(await addressesOf(page)).toEqual(second)

      if (width === 375) await page.getByRole('link', { name: /^Filters/ }).tap()
      const shape = page.locator('#filters').getByRole('checkbox', { name: 'Landscape' })
      await shape.press('Space')
      await expect(page).toHaveURL(/orientations=horizontal/)
      await expect(page).not.toHaveURL(/page=/)
      if (width === 375) await page.keyboard.press('Escape')
      const found = await countOf(page).textContent()
      const filtered = await addressesOf(page)

      await page.goBack()
      await expect(page).toHaveURL(/page=2/)
      await expect(chipsOf(page)).toHaveCount(0)
      expect(await addressesOf(page)).toEqual(second)
      await page.goForward()
      await expect(chipsOf(page)).toHaveText(['Landscape'])
      await expect(page.locator('#filters [role="checkbox"][aria-checked="true"]')).toHaveText('Landscape')
      await expect(countOf(page)).toHaveText(found ?? '')
      expect(await addressesOf(page)).toEqual(filtered)
    })

    test(`on ${site} at ${width} what is picked stays picked over pages, and its numbers can be copied`, async ({
      open,
    }) => {
      const page = await open({
        ...screens[width],
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await page.goto(urlOf(site, '/search/2/image'))
      await untilReady(page)
      const bar = page.getByRole('region', { name: 'Selection' })
      await expect(bar).toBeHidden()
      const numbers = (await addressesOf(page)).map((address) => address?.split('/').at(-1))
      const boxes = page.getByRole('checkbox', { name: /^Select / })
      await boxes.first().press('Space')
      await expect(bar.getByText('1 selected')).toBeVisible()
      if (width === 375) await boxes.nth(1).tap()
      else await boxes.nth(1).click()
      await expect(bar.getByText('2 selected')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(bar.getByText('2 selected')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Select /, checked: true })).toHaveCount(0)
      await page.goBack()
      await expect(boxes.nth(1)).toBeChecked()
      await page.reload()
      await untilReady(page)
      await expect(boxes.first()).toBeChecked()
      await bar.getByRole('button', { name: 'Copy numbers' }).click()
      await expect(bar.getByText('2 numbers copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numbers.slice(0, 2).join(', '))
      await expectNoOverflow(page)
      await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
      await expect(bar).toBeHidden()
      await expect(boxes.first()).not.toBeChecked()
    })

    test(`on ${site} at ${width} results are like an asset, which a tile leads to, and there is a way back to everything`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
      await untilReady(page)
      const tile = tilesOf(page).first()
      const similar = tile.getByRole('link', { name: /^Similar to / })
      const id = (await linkOf(tile).getAttribute('href'))?.split('/').at(-1)
      const address = urlOf(site, `/search/2/image?morelikethis=${id}`)
      if (width === 1440) {
        await tile.hover()
        await similar.click()
        await expect(page).toHaveURL(address)
      } else {
        // A tile under a finger has no room for it.
        await expect(similar).toBeHidden()
        await page.goto(address)
        await untilReady(page)
      }
      await expect(page.getByRole('heading', { level: 1, name: 'More like this' })).toBeVisible()
      const itself = page.getByRole('main').getByRole('link', { name: /^Similar to “/ })
      await expect(itself).toHaveAttribute('href', `/detail/${id}`)
      expect((await addressesOf(page)).length).toBeGreaterThan(1)
      await page.getByRole('link', { name: 'Search without this picture' }).click()
      await expect(page).toHaveURL(urlOf(site, '/search/2/image'))
    })

    test(`on ${site} at ${width} an empty result and a page that is not there lead on`, async ({ open }) => {
      const page = await open(screens[width])
      await page.goto(urlOf(site, '/search/2/image?phrase=sea%20qqqqqq&orientations=square'))
      await untilReady(page)
      await expect(countOf(page)).toHaveText('0 images')
      await expectAccessible(page)
      await expect(chipsOf(page)).toHaveText(['Square'])
      await page.getByRole('link', { name: 'Search without filters' }).click()
      await expect(chipsOf(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Search for “sea”' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect(tilesOf(page).first()).toBeVisible()

      await page.goto(urlOf(site, '/search/2/image?page=100'))
      await untilReady(page)
      await expect(page.getByRole('heading', { name: 'There are not that many pages.' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the first page' }).click()
      await expect(page).toHaveURL(urlOf(site, '/search/2/image'))
      await expect(tilesOf(page).first()).toBeVisible()
    })
  }
}

/** From tab to tab, with something that the next scope does not have (SP-08), and where that leads. */
const scopeMoves = {
  argus: [
    {
      from: '/search/2/image?family=creative&license=rf&colorindex=2a6f97',
      tab: 'Editorial',
      gone: /license|colorindex/,
    },
    {
      from: '/search/2/image?family=editorial&editorialproducts=sport&license=rm',
      tab: 'Creative',
      gone: /editorialproducts|license/,
    },
    {
      from: '/search/2/image?family=creative&excludenudity=true&imagesize=large',
      tab: 'Films',
      gone: /excludenudity|imagesize/,
    },
  ],
  bokeh: [
    {
      from: '/search/2/image?excludenudity=true&imagesize=large',
      tab: 'Videos',
      gone: /excludenudity|imagesize/,
    },
    { from: '/search/2/film?framerate=25', tab: 'Photos', gone: /framerate/ },
  ],
} as const

for (const site of sites) {
  for (const width of widths) {
    test(`SP-08: on ${site} at ${width} a tab keeps the phrase and drops what its part does not have`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      const tabs = page.getByRole('navigation', { name: 'Kinds of media' })
      for (const { from, tab, gone } of scopeMoves[site]) {
        await page.goto(urlOf(site, `${from}&phrase=sea`))
        await untilReady(page)
        await expect(chipsOf(page).first()).toBeAttached()
        const link = tabs.getByRole('link', { name: tab })
        if (tab === 'Films' || tab === 'Videos') await link.press('Enter')
        else await link.click()
        await expect(page).not.toHaveURL(gone)
        await expect(page).toHaveURL(/phrase=sea/)
        await expect(tabs.locator('[aria-current="page"]')).toContainText(tab)
        await expect(chipsOf(page)).toHaveCount(0)
        await expectNoOverflow(page)
      }
    })
  }

  test(`on ${site} everything works without scripts`, async ({ open }) => {
    const page = await open({ ...screens[375], javaScriptEnabled: false })
    await page.goto(urlOf(site, '/search/2/image?family=creative'))
    const all = await countOf(page).textContent()
    await page.getByRole('link', { name: /^Filters/ }).click()
    const panel = page.getByRole('region', { name: 'Filters' })
    await panel.getByRole('checkbox', { name: 'Landscape' }).click()
    await expect(page).toHaveURL(/orientations=horizontal/)
    await expect(countOf(page)).not.toHaveText(all ?? '')
    await page.getByLabel('Sort:').selectOption('Newest')
    await page.getByRole('main').getByRole('button', { name: 'Apply' }).last().click()
    await expect(page).toHaveURL(/orientations=horizontal/)
    await expect(page).toHaveURL(/sortorder=newest/)
    await page.getByRole('link', { name: 'Remove filter: Landscape' }).click()
    await expect(countOf(page)).toHaveText(all ?? '')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page).toHaveURL(/sortorder=newest/)
    await page
      .getByRole('navigation', { name: 'Kinds of media' })
      .getByRole('link', { name: /Films|Videos/ })
      .click()
    await expect(page).toHaveURL(/search\/2\/film/)
    await page.getByRole('link', { name: /^Filters/ }).click()
    await panel.getByRole('spinbutton', { name: 'Shortest, seconds' }).fill('1')
    await panel.getByRole('spinbutton', { name: 'Longest, seconds' }).fill('99')
    await panel.getByRole('button', { name: 'Apply' }).click()
    await expect(chipsOf(page)).toHaveText(['1–99 seconds'])
    await expect(tilesOf(page).first()).toBeVisible()
  })

  test(`on ${site} results and their filters fit from right to left`, async ({ open }) => {
    for (const width of widths) {
      const page = await open(screens[width])
      await page.context().addCookies([{ name: `${site}_locale`, value: 'ar-xb', url: urlOf(site) }])
      for (const path of [
        '/search/2/image?orientations=horizontal,square&excludenudity=true',
        '/search/2/image?phrase=qqqqqq',
        '/search/2/film',
      ]) {
        await page.goto(urlOf(site, path))
        await untilReady(page)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expectNoOverflow(page)
      }
      if (width === 375) {
        await page.locator('main a[href="#filters"]').tap()
        await expect(page.getByRole('dialog')).toBeFocused()
        await expectNoOverflow(page)
      }
    }
  })

  test(`on ${site} results of every kind are accessible`, async ({ open }) => {
    const page = await open(screens[1440])
    const filtered = '/search/2/image?phrase=sea&family=creative&colorindex=2a6f97&orientations=horizontal'
    for (const path of [filtered, '/search/2/film', '/search/2/image?page=100', ...moreKinds[site]]) {
      await page.goto(urlOf(site, path))
      await untilReady(page)
      await expectAccessible(page)
    }
  })
}

for (const width of widths) {
  test(`on argus at ${width} editorial results are seen event by event, and one event by itself`, async ({
    open,
  }) => {
    const page = await open(screens[width])
    await page.goto(urlOf('argus', '/search/2/image?family=editorial'))
    await untilReady(page)
    if (width === 375) await page.getByRole('link', { name: /^Filters/ }).tap()
    await page.locator('#filters').getByRole('switch', { name: 'Group by event' }).press('Space')
    await expect(page).toHaveURL(/groupbyevent=true/)
    if (width === 375) await page.keyboard.press('Escape')
    const event = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
    const name = (await event.textContent()) ?? ''
    const group = page.getByRole('region', { name })
    const count = /[\d,]+/.exec(
      (await group.getByRole('link', { name: /^See all/ }).textContent()) ?? '',
    )?.[0]
    await expect(linkOf(group.getByRole('listitem')).first()).toBeVisible()
    await expectNoOverflow(page)
    await event.click()
    await expect(page).toHaveURL(/eventid=/)
    await expect(page).not.toHaveURL(/groupbyevent/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(countOf(page).first()).toHaveText(new RegExp(`^${count} images?$`))
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

test('on argus a range of days is set without scripts', async ({ open }) => {
  const page = await open({ ...screens[1440], javaScriptEnabled: false })
  await page.goto(urlOf('argus', '/search/2/image?family=editorial'))
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByRole('radio', { name: 'Date range' }).click()
  await panel.getByLabel('From').fill('1990-01-01')
  await panel.getByLabel('To', { exact: true }).fill('1990-01-02')
  await panel.getByRole('button', { name: 'Apply' }).first().click()
  await expect(page).toHaveURL(/begindate=1990-01-01/)
  await expect(page).toHaveURL(/family=editorial/)
  await expect(countOf(page)).toHaveText('0 images')
  await chipsOf(page).click()
  await expect(tilesOf(page).first()).toBeVisible()
})

for (const site of sites) {
  test(`SP-02: on ${site} no address breaks the results page`, async ({ page, request }) => {
    const ofTheOther = {
      argus: 'istockcollection=signature&contributor=nobody&istockexclusive=true',
      bokeh:
        'family=editorial&editorialproducts=sport&groupbyevent=true&eventid=1&recency=daterange&begindate=2020-01-01',
    }
    const queries = [
      'page=0',
      'page=-1',
      'page=1000000000',
      'page=NaN&page=2',
      `phrase=${'a%20'.repeat(2_000)}`,
      'phrase=%E0%A4%A&orientations=%',
      'phrase=%00%FF',
      'nonsense=1&__proto__=x&constructor=y&orientations=nonsense&sortorder=nonsense',
      ofTheOther[site],
      'imageurl=javascript:alert(1)',
      'imageurl=javascript:alert(1)&searchbyimage=../../etc/passwd',
      'morelikethis=999999999999&colorindex=zzzzzz&begindate=9999-99-99&videodurationmin=-5',
    ]
    for (const query of queries) {
      const answer = await request.get(urlOf(site, `/search/2/image?${query}`), { maxRedirects: 5 })
      const html = await answer.text()
      expect([200, 400, 404], query).toContain(answer.status())
      expect(html, query).toContain('name="phrase"')
      expect(html, query).not.toMatch(/(?:href|src|action)="javascript:/i)
    }
    for (const query of ['page=0', ofTheOther[site]]) {
      await page.goto(urlOf(site, `/search/2/image?${query}`))
      await untilReady(page)
      await expect(tilesOf(page).first()).toBeVisible()
      await expect(chipsOf(page)).toHaveCount(0)
    }
  })
}

function topOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
