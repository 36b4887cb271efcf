import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import {
  expect,
  expectAccessible,
  type SiteName,
  sites,
  test,
  untilReady,
  urlOf,
} from '../support/journey.ts'

test.use({ expectedComplaint: /status of (404|410)/ })

/** Ids run up from the first; what is withdrawn is among the first taken in. */
async function withdrawnId(site: SiteName): Promise<string> {
  for (let id = 1_000_001; id < 1_000_060; id += 1) {
    const answer = await fetch(urlOf(site, `/detail/${id}`))
    await answer.body?.cancel()
    if (answer.status === 410) return String(id)
  }
  throw new Error('No asset is withdrawn')
}

for (const site of sites) {
  test(`ROUTE-04: on ${site} a path that never was answers 404 and helps on`, async ({ page }) => {
    const answer = await page.goto(urlOf(site, '/nowhere'))
    expect(answer?.status()).toBe(404)
    await untilReady(page)
    await expect(page.getByRole('combobox', { name: 'Search pictures' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Earth' }).click()
    await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=earth'))
  })
}

test('ROUTE-04: a withdrawn asset answers 410 and shows similar ones', async ({ page }) => {
  const answer = await page.goto(urlOf('argus', `/detail/${await withdrawnId('argus')}`))
  expect(answer?.status()).toBe(410)
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This picture has been withdrawn.')
  await expect(page.getByRole('heading', { name: 'Similar pictures' })).toBeVisible()
  await expectAccessible(page)
})

test('ROUTE-04: on site B too', async ({ page }) => {
  const answer = await page.goto(urlOf('bokeh', `/detail/${await withdrawnId('bokeh')}`))
  expect(answer?.status()).toBe(410)
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This one is gone for good.')
})

test('ROUTE-03: an asset that site B does not sell does not exist there', async ({ page }) => {
  const editorial = await fetch(
    urlOf('argus', '/components/pages/api/page?path=/search/2/image%3Ffamily%3Deditorial'),
  )
  const { ready } = (await editorial.json()) as { ready: { data: ResultsData } }
  const answer = await page.goto(urlOf('bokeh', `/detail/${ready.data.gallery?.assets[0]?.id}`))
  expect(answer?.status()).toBe(404)
})

test('ROUTE-03: a path that only the other site has answers 404', async ({ page }) => {
  expect((await page.goto(urlOf('argus', '/join')))?.status()).toBe(404)
  expect((await page.goto(urlOf('bokeh', '/register')))?.status()).toBe(404)
})
