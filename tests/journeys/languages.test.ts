import { expect, expectAccessible, sites, test, untilReady, urlOf } from '../support/journey.ts'

// The browser itself notes a page that answers 404.
test.use({ expectedComplaint: /status of 404/ })

for (const site of sites) {
  test.describe(site, () => {
    test('ROUTE-05: under /de the page is German and every link keeps the prefix', async ({ page }) => {
      await page.goto(urlOf(site, '/de'))
      await untilReady(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
      expect(links.filter((path) => !path.startsWith('/de'))).toEqual([])
    })

    test('a search under a prefix keeps its phrase and its document', async ({ page }) => {
      await page.goto(urlOf(site, '/de'))
      await untilReady(page)
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      const bar = page.locator('input[type=search]').first()
      await bar.fill("bird's sea")
      await bar.press('Enter')
      await expect(page).toHaveURL(urlOf(site, '/de/search/2/image?phrase=bird%27s%20sea'))
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: "bird's sea" })).toBeVisible()
    })

    test('the choice of country and language is kept', async ({ page }) => {
      await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
      await untilReady(page)
      await page.getByRole('link', { name: 'Country and language' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Language').selectOption('English (UK)')
      await dialog.getByLabel('Country').selectOption('Iceland')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=sea'))
      await expect(page.getByRole('contentinfo')).toContainText('Iceland')
      await page.goto(urlOf(site))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    })

    test('the choice dialog closes by Escape and gives the focus back', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      const opener = page.getByRole('link', { name: 'Country and language' })
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opener).toBeFocused()
    })

    for (const path of ['/', '/search/2/image', '/nowhere']) {
      test(`the pseudo-locale, longer and from right to left, fits ${path} on a phone`, async ({ open }) => {
        const page = await open({ viewport: { width: 375, height: 812 } })
        await page.context().addCookies([{ name: `${site}_locale`, value: 'ar-xb', url: urlOf(site) }])
        await page.goto(urlOf(site, path))
        await untilReady(page)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
      })
    }

    test('SITE-07: a choice on one site says nothing on the other', async ({ context, page }) => {
      await context.addCookies([
        { name: `${site === 'argus' ? 'bokeh' : 'argus'}_locale`, value: 'de', url: urlOf(site) },
      ])
      await page.goto(urlOf(site))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    })
  })
}
