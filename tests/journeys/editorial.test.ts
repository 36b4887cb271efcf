import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  tilesOf,
  untilReady,
  urlOf,
} from '../support/journey.ts'

/** A day of the demo library with an event, and one without. */
const covered = '2025-06-07'
const uncovered = '2025-06-08'

test('ROUTE-01: the newest event leads to all of its pictures', async ({ page }) => {
  await page.goto(urlOf('argus', '/editorial-images'))
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Editorial' })).toBeVisible()
  const lead = page.getByRole('region').first()
  const name = (await lead.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await lead.getByRole('link', { name: /^See/ }).click()
  await expect(page).toHaveURL(/\/search\/2\/image\?family=editorial&eventid=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(tilesOf(page).first()).toBeVisible()
})

test('a desk is a link, and a day of it can be chosen', async ({ page }) => {
  await page.goto(urlOf('argus', '/editorial-images'))
  await untilReady(page)
  const desks = page.getByRole('navigation', { name: 'Editorial desks' })
  await desks.getByRole('link', { name: 'Sports' }).click()
  await expect(page).toHaveURL(urlOf('argus', '/editorial-images/sport'))
  await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible()
  await expect(desks.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'page')

  await page.getByLabel('Day').fill(covered)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(urlOf('argus', `/editorial-images/sport?date=${covered}`))
  await expect(page.getByRole('heading', { level: 3, name: 'June 7, 2025' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Day').fill(uncovered)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No events on June 8, 2025' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All days' }).last().click()
  await expect(page).toHaveURL(urlOf('argus', '/editorial-images/sport'))
})

test('without scripts a day is shown, and an event leads to its pictures', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(urlOf('argus', '/editorial-images'))
  await page.getByLabel('Day').fill(covered)
  await page.getByRole('button', { name: 'Show' }).click()
  const event = page.getByRole('article').getByRole('heading', { level: 4 }).first()
  const name = (await event.textContent()) ?? ''
  await event.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the archive is told by collections', async ({ page }) => {
  await page.goto(urlOf('argus', '/editorial-images/archival'))
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible()
  await expect(page.getByLabel('Day')).toHaveCount(0)
  const collection = page.getByRole('article').first().getByRole('link')
  const name = (await collection.textContent()) ?? ''
  await collection.click()
  await expect(page).toHaveURL(/editorialproducts=archival/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a desk without anything says so and leads on', async ({ page }) => {
  await page.goto(urlOf('argus', '/editorial-video'))
  await untilReady(page)
  await expect(page.getByRole('heading', { name: 'No editorial films yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'All desks' }).click()
  await expect(page).toHaveURL(urlOf('argus', '/editorial-images'))
})

const landings = [
  { site: 'argus', path: '/creative-images', title: 'Creative images' },
  { site: 'argus', path: '/creative-images/stock-photos', title: 'Stock photos' },
  { site: 'argus', path: '/creative-illustrations/stock-illustrations', title: 'Illustrations' },
  { site: 'argus', path: '/creative-vectors/stock-vectors', title: 'Vectors' },
  { site: 'argus', path: '/creative-video', title: 'Creative video' },
  { site: 'argus', path: '/creative-video/stock-videos', title: 'Stock videos' },
  { site: 'bokeh', path: '/footage', title: 'Videos' },
] as const

for (const { site, path, title } of landings) {
  test(`ROUTE-03: ${site} shows ${path} on phones and large screens`, async ({ open }) => {
    for (const width of [375, 1440]) {
      const page = await open({ viewport: { width, height: 900 } })
      await page.goto(urlOf(site, path))
      await untilReady(page)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(tilesOf(page).first()).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
    }
  })
}

test('a subject leads to as many pictures as it promises', async ({ page }) => {
  await page.goto(urlOf('argus', '/creative-images/stock-photos'))
  await untilReady(page)
  const all = page.getByRole('link', { name: /^See all/ }).first()
  const [, count] = /^See all ([\d,]+)/.exec((await all.textContent()) ?? '') ?? []
  await all.click()
  await expect(page).toHaveURL(/\/search\/2\/image\?.*mediatype=photography/)
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count} .*images`))
      .first(),
  ).toBeVisible()
})

test('a search from the page of vectors is for vectors, with and without scripts', async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    await page.goto(urlOf('argus', '/creative-vectors/stock-vectors'))
    if (javaScriptEnabled) await untilReady(page)
    await page.getByRole('main').locator('input[name="phrase"]').fill('star')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'star' })).toBeVisible()
    const query = new URL(page.url()).searchParams
    expect(query.get('mediatype')).toBe('vector')
    expect(query.get('family') ?? query.get('scope')).toBe('creative')
  }
})
