import type { Page } from '@playwright/test'
import { newestIds } from '../support/board-steps.ts'
import { expect, type SiteName, screens, sites, test, tilesOf, urlOf, widths } from '../support/journey.ts'

test.describe.configure({ timeout: 90_000 })
// A page that answers so is among them.
test.use({ expectedComplaint: /status of 410/ })

/** Pages that show assets of their own. */
const places: Readonly<Record<SiteName, readonly string[]>> = {
  argus: [
    '/',
    '/search/2/image',
    '/search/2/film',
    '/creative-images',
    '/creative-video',
    '/editorial-images',
  ],
  bokeh: ['/', '/search/2/image', '/search/2/film', '/footage'],
}

for (const site of sites) {
  for (const width of widths) {
    test(`BOARD-05: on every page of ${site} at ${width} every tile has its save button`, async ({
      open,
    }) => {
      const page = await open(screens[width])
      const [id] = await newestIds(page, site, 1)
      const all = [
        ...places[site],
        `/detail/${id}`,
        await withdrawnPath(page, site),
        await curatedPath(page, site),
      ]
      let seen = 0
      for (const path of all) {
        await page.goto(urlOf(site, path))
        const tiles = await readTiles(page)
        seen += tiles.length
        expect(
          tiles.filter(({ shown, saves }) => saves.join() !== shown),
          path,
        ).toEqual([])
        const hidden = tiles.filter(({ isVisible }) => !isVisible)
        if (width === 375) expect(hidden, path).toEqual([])
        else if (tiles.length > 0) {
          await tilesOf(page).first().hover()
          await expect.poll(async () => (await readTiles(page))[0]?.isVisible, path).toBe(true)
        }
        // A picture that leads to its asset outside of a list would have been missed.
        const stray = page.locator('main a[href*="/detail/"]:has(img):not(li a)')
        await expect(stray, path).toHaveCount(0)
      }
      expect(seen).toBeGreaterThan(60)
    })
  }
}

/** What each tile leads to, what it saves, and whether that can be seen. */
function readTiles(page: Page) {
  return tilesOf(page).evaluateAll((items) =>
    items.map((item) => {
      const href = item.querySelector('a[href*="/detail/"]')?.getAttribute('href') ?? ''
      const buttons = [...item.querySelectorAll('button[name="save"]')]
      return {
        shown: /\/detail\/(\d+)/.exec(href)?.[1],
        saves: buttons.map((button) => button.getAttribute('value')),
        // Some rows of galleries are for wide screens only.
        isVisible:
          !item.checkVisibility() ||
          buttons.every((button) =>
            button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ),
      }
    }),
  )
}

/** The page of an asset that is gone shows similar ones. Ids run up from the first. */
async function withdrawnPath(page: Page, site: SiteName): Promise<string> {
  for (let id = 1_000_001; id < 1_000_060; id += 1) {
    const answer = await page.request.get(urlOf(site, `/detail/${id}`))
    if (answer.status() === 410) return `/detail/${id}`
  }
  throw new Error('No asset is withdrawn')
}

async function curatedPath(page: Page, site: SiteName): Promise<string> {
  await page.goto(urlOf(site, '/collaboration/curated-sets'))
  const href = await page.locator('main a[href*="set="]').first().getAttribute('href')
  return href ?? ''
}
