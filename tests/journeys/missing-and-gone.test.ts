import { expect, expectAccessible, sites, test, untilReady, urlOf } from '../support/journey.ts'

test.use({ expectedComplaint: /status of (404|410)/ })

async function withdrawnId(): Promise<string> {
  // Ids run up from the first; the withdrawn asset is among the first taken in.
  for (let id = 1_000_001; id < 1_000_060; id += 1) {
    const answer = await fetch(urlOf('argus', `/detail/${id}`))
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
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Earth' }).click()
    await expect(page).toHaveURL(urlOf(site, '/search/2/image?phrase=earth'))
  })
}

test('ROUTE-04: a withdrawn asset answers 410 and shows similar ones', async ({ page }) => {
  const answer = await page.goto(urlOf('argus', `/detail/${await withdrawnId()}`))
  expect(answer?.status()).toBe(410)
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This picture has been withdrawn.')
  await expect(page.getByRole('heading', { name: 'Similar pictures' })).toBeVisible()
  await expectAccessible(page)
})

test('ROUTE-03: an asset that site B does not sell does not exist there', async ({ page }) => {
  const answer = await page.goto(urlOf('bokeh', `/detail/${await withdrawnId()}`))
  expect(answer?.status()).toBe(404)
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well, that is out of focus.')
})

test('ROUTE-03: a path that only the other site has answers 404', async ({ page }) => {
  expect((await page.goto(urlOf('argus', '/join')))?.status()).toBe(404)
  expect((await page.goto(urlOf('bokeh', '/register')))?.status()).toBe(404)
})
