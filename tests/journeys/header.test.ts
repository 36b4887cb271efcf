import { expect, holdAnswers, sites, test, untilReady, urlOf } from '../support/journey.ts'

const firstWord = { argus: 'Editorial', bokeh: 'Photos' } as const
const firstPage = { argus: /\/editorial-images$/, bokeh: /search\/2\/image/ } as const

for (const site of sites) {
  test.describe(site, () => {
    test('a panel opens by hovering and by keyboard, and closes by Escape', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      const nav = page.getByRole('navigation', { name: 'Main' }).last()
      const lead = nav.getByRole('link', { name: `Everything in ${firstWord[site]}` })
      await nav.getByText(firstWord[site], { exact: true }).hover()
      await expect(lead).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(lead).toBeHidden()
      await page.mouse.move(700, 700)
      await nav.locator('summary').first().focus()
      await page.keyboard.press('Enter')
      await expect(lead).toBeVisible()
      await lead.click()
      await expect(page).toHaveURL(firstPage[site])
      await expect(lead).toBeHidden()
    })

    test('a page that comes leaves alone what somebody has turned to meanwhile', async ({ page }) => {
      await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
      await untilReady(page)
      const nav = page.getByRole('navigation', { name: 'Main' }).last()
      const letGo = await holdAnswers(page)
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await nav.locator('summary').first().focus()
      await page.keyboard.press('Enter')
      const lead = nav.getByRole('link', { name: `Everything in ${firstWord[site]}` })
      await expect(lead).toBeVisible()
      await letGo()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeHidden()
      await expect(lead).toBeVisible()
      await expect(nav.locator('summary').first()).toBeFocused()

      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect(page.getByRole('main'), 'nobody had to wait for what was kept').toBeFocused()
    })

    test('on a phone the menu opens, leads on and closes', async ({ open }) => {
      const page = await open({
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      })
      await page.goto(urlOf(site))
      await untilReady(page)
      await page.getByLabel('Menu').tap()
      const entry = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: firstWord[site], exact: true })
      await entry.tap()
      await expect(page).toHaveURL(firstPage[site])
      await expect(entry).toBeHidden()
    })

    test('the appearance can be chosen and is there with the first byte', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      await page.getByLabel('Appearance').selectOption('Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      const html = await (await page.request.get(urlOf(site))).text()
      expect(html).toContain('data-theme="dark"')
    })

    test('the skip link leads past the header', async ({ page }) => {
      await page.goto(urlOf(site))
      await untilReady(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).hash).toBe('#main')
    })

    test('without scripts menus open, the search works and the country can be chosen', async ({ open }) => {
      const page = await open({ javaScriptEnabled: false })
      await page.goto(urlOf(site))
      await page.locator('header nav summary').first().click()
      await expect(page.getByRole('link', { name: `Everything in ${firstWord[site]}` })).toBeVisible()
      await page.getByRole('searchbox').fill('sea')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await page.getByRole('link', { name: 'Country and language' }).click()
      await page.getByRole('main').getByLabel('Language').selectOption('Deutsch')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page).toHaveURL(urlOf(site, '/de/search/2/image?phrase=sea'))
    })
  })
}
