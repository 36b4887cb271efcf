import {
  expect,
  expectAccessible,
  linkOf,
  sites,
  test,
  tilesOf,
  untilReady,
  urlOf,
} from '../support/journey.ts'

// The browser itself notes a page that answers 404.
test.use({ expectedComplaint: /status of 404/ })

for (const site of sites) {
  test.describe(site, () => {
    test('a visitor finds a picture from the home page and comes back to where he was', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      const bar = page.getByRole('combobox', { name: 'Search pictures' })
      await bar.fill('sea')
      await bar.press('Enter')
      await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=sea'))
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect(page).toHaveTitle(/^sea · /)

      const tile = linkOf(tilesOf(page).nth(1))
      const name = await tile.locator('b').textContent()
      await page.evaluate(() => scrollTo(0, 60))
      await tile.hover()
      const top = await page.evaluate(() => scrollY)
      expect(top).toBeGreaterThan(0)
      await tile.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      expect(await page.evaluate(() => scrollY)).toBe(0)

      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    })

    test('moving between pages loads no document', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      await page.getByRole('main').getByRole('link').last().click()
      await expect(page).toHaveURL(/search\/2\/image/)
      await expect(page.getByRole('main')).toBeFocused()
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    })

    test('ROUTE-02: /search/2 shows images, sixty a page, with links to the next', async ({ page }) => {
      await page.goto(urlOf(site, '/search/2'))
      await untilReady(page)
      await expect(tilesOf(page)).toHaveCount(60)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText('Page 2 of 2')).toBeVisible()
      await expect(tilesOf(page).first()).toBeVisible()
    })

    test('going back while the next page is still on its way stays where one went', async ({ page }) => {
      await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
      await untilReady(page)
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeHidden()
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/components/pages/api/page*', async (route) => {
        await held
        await route.continue().catch(() => undefined)
      })
      await page.getByRole('main').getByRole('link').first().click()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      letGo()
      await page.unroute('**/components/pages/api/page*')
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
      await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=sea'))
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
    })

    for (const [name, path, status] of [
      ['the home page', '/', 200],
      ['results', '/search/2/image?phrase=flowers', 200],
      ['an empty result', '/search/2/image?phrase=qqqqqq', 200],
      ['what never was', '/nowhere', 404],
      ['the choice of country', '/country', 200],
      ['the showroom', '/dev/design', 200],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`${name} is accessible in ${colorScheme}`, async ({ open }) => {
          const page = await open({ colorScheme })
          const answer = await page.goto(urlOf(site, path))
          expect(answer?.status()).toBe(status)
          await untilReady(page)
          await expectAccessible(page)
        })
      }

      test(`${name} fits a screen of 320 pixels`, async ({ open }) => {
        const page = await open({ viewport: { width: 320, height: 640 } })
        await page.goto(urlOf(site, path))
        await untilReady(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
    }
  })
}

test.describe('pictures that are blank', () => {
  // The browser itself notes what is missing.
  test.use({ expectedComplaint: /status of 404/ })

  test('stand for those that there are alone', async ({ page }) => {
    await page.goto(urlOf('argus', '/search/2/image'))
    const picture = page.getByRole('main').locator('img[src*="/media/"]').first()
    const src = (await picture.getAttribute('src')) ?? ''
    const statusOf = (address: string) => page.evaluate(async (to) => (await fetch(to)).status, address)
    expect(await statusOf(src)).toBe(200)
    expect(await statusOf(src.replace(/[^/]+$/, '333.jpg'))).toBe(404)
  })
})

for (const site of sites) {
  test.describe(`${site}, with its pictures`, () => {
    test.use({ isCalm: false })

    test('home and results show what was drawn for them', async ({ page }) => {
      test.setTimeout(200_000)
      for (const path of ['/', '/search/2/image']) {
        await page.goto(urlOf(site, path))
        const pictures = page.getByRole('main').locator('img[src*="/media/"]')
        const widths = () =>
          pictures.evaluateAll((images) =>
            images.slice(0, 3).map((image) => (image as HTMLImageElement).naturalWidth),
          )
        // Nobody has asked for them before: the first visitor waits until they are drawn.
        await expect
          .poll(async () => (await widths()).filter((width) => width > 100).length, { timeout: 90_000 })
          .toBe(3)
      }
    })
  })
}
