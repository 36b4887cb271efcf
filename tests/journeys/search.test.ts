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

for (const site of sites) {
  test.describe(site, () => {
    test('SEARCH-07: a word is found in the language of the page', async ({ page }) => {
      await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
      await untilReady(page)
      const english = await linkOf(tilesOf(page).first()).getAttribute('href')
      await page.goto(urlOf(site, '/de/search/2/image?phrase=Meer'))
      await untilReady(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Meer' })).toBeVisible()
      await expect(linkOf(tilesOf(page).first())).toHaveAttribute('href', `/de${english}`)
    })

    test('SEARCH-03: a misspelt word is corrected, and can be searched for as it stands', async ({
      page,
    }) => {
      // Words are collected some seconds after the library is complete.
      await expect(async () => {
        await page.goto(urlOf(site, '/search/2/image?phrase=mountian'))
        await expect(page.getByText('Showing results for “mountain”.')).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 60_000 })
      await untilReady(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Search instead for “mountian”' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'mountian' })).toBeVisible()
      await expect(tilesOf(page)).toHaveCount(0)
    })
  })
}
