import { expect, expectAccessible, sites, test, untilReady, urlOf } from '../support/journey.ts'

for (const site of sites) {
  test.describe(site, () => {
    test('a visitor finds a picture from the home page and comes back to where he was', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      const bar = page.getByRole('searchbox', { name: 'Search pictures' })
      await bar.fill('sea')
      await bar.press('Enter')
      await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=sea'))
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect(page).toHaveTitle(/^sea · /)

      const tile = page.getByRole('main').getByRole('link').nth(1)
      const name = await tile.getByRole('img').getAttribute('alt')
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
      await expect(page.getByRole('main').locator('li')).toHaveCount(
        site === 'argus' ? 60 : await page.getByRole('main').locator('li').count(),
      )
      const next = page.getByRole('link', { name: 'Next page' })
      if (await next.isVisible()) {
        await next.click()
        await expect(page).toHaveURL(/page=2/)
        await expect(page.getByText('Page 2 of')).toBeVisible()
      }
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
        test(`${name} is accessible in ${colorScheme}`, async ({ browser }) => {
          const context = await browser.newContext({ colorScheme })
          const page = await context.newPage()
          const answer = await page.goto(urlOf(site, path))
          expect(answer?.status()).toBe(status)
          await untilReady(page)
          await expectAccessible(page)
          await context.close()
        })
      }

      test(`${name} fits a screen of 320 pixels`, async ({ browser }) => {
        const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
        const page = await context.newPage()
        await page.goto(urlOf(site, path))
        await untilReady(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await context.close()
      })
    }
  })
}
