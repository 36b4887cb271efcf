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

test.use({ isCalm: false })

for (const site of sites) {
  test.describe(site, () => {
    test('a film shows itself while one points at it, and is a link all the time', async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto(urlOf(site, '/search/2/film'))
      await untilReady(page)
      const tile = tilesOf(page).first()
      await expect(tile.getByText(/\d+:\d\d$/)).toBeVisible()
      await expect(tile.locator('video')).toHaveCount(0)
      await tile.hover()
      // The first one who points at it waits until it is drawn.
      await expect
        .poll(() => tile.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
          timeout: 90_000,
        })
        .toBeGreaterThan(0)
      await expect(linkOf(tile)).toHaveAttribute('href', /\/detail\/\d+$/)
      await page.mouse.move(0, 0)
      await expect(tile.locator('video')).toHaveCount(0)
    })

    test('the page of a film plays it, with a mark, and says how long it is', async ({ page }) => {
      test.setTimeout(180_000)
      await page.goto(urlOf(site, '/search/2/film'))
      await linkOf(tilesOf(page).first()).click()
      const film = page.getByRole('main').locator('video')
      await expect(film).toHaveAttribute('poster', /\/preview\.jpg$/)
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration), { timeout: 150_000 })
        .toBeGreaterThan(3)
      await expect(page.getByText('Frame rate')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
