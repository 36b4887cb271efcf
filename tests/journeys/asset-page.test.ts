import type { Page } from '@playwright/test'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  namedScreens,
  type SiteName,
  sites,
  test,
  tilesOf,
  untilReady,
  urlOf,
} from '../support/journey.ts'

// The browser itself notes a page that answers 404 or 410.
test.use({ expectedComplaint: /status of (404|410)/ })

const clipboard = ['clipboard-read', 'clipboard-write']

async function galleryAt(site: SiteName, path: string) {
  const answer = await fetch(urlOf(site, `/components/pages/api/page?path=${encodeURIComponent(path)}`))
  const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
  if (!ready.data.gallery) throw new Error(`No results at ${path}`)
  return ready.data.gallery
}

async function firstId(site: SiteName, path: string): Promise<string> {
  const [asset] = (await galleryAt(site, path)).assets
  if (!asset) throw new Error(`Nothing at ${path}`)
  return asset.id
}

/** A picture of the site's largest event. */
async function storyOf(site: SiteName) {
  const [event] = (await galleryAt(site, '/search/2/image?family=editorial')).facets.events ?? []
  if (!event) throw new Error('The library has no event')
  return { event, id: await firstId(site, `/search/2/image?eventid=${event.id}`) }
}

/** One of each kind that the site has pages of. A photo comes last: in a small library it alone is sure of neighbors. */
async function idsOfKinds(site: SiteName): Promise<readonly string[]> {
  return [
    await firstId(site, '/search/2/film'),
    ...(site === 'argus' ? [(await storyOf(site)).id] : []),
    await firstId(site, '/search/2/image?mediatype=photography'),
  ]
}

/** The asset as other programs read it. */
async function readAsset(site: SiteName, id: string) {
  const answer = await fetch(urlOf(site, `/components/assets/api/${id}`))
  return (await answer.json()) as {
    title: string
    creditLine: string
    assetType: 'image' | 'film'
    sizes: readonly unknown[]
    keywords: readonly string[]
  }
}

/** Searches that the page leads to and that find nothing. */
async function deadEnds(page: Page, site: SiteName): Promise<readonly string[]> {
  const hrefs = await page
    .getByRole('main')
    .locator('a[href*="/search/2/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(3)
  const found = await Promise.all(
    [...new Set(hrefs)].map(async (href) => [href, (await galleryAt(site, href)).assets.length] as const),
  )
  return found.filter(([, count]) => count === 0).map(([href]) => href)
}

/** Neighbors that are not found in time are absent; then the page is asked for again. */
async function untilNeighborsOf(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 25_000 })
}

for (const site of sites) {
  test.describe(site, () => {
    for (const [name, screen] of Object.entries(namedScreens)) {
      test(`ASSET-01: on ${name} a picture is enlarged and shared, and one comes back to where one was`, async ({
        open,
      }) => {
        test.setTimeout(120_000)
        const page = await open({ ...screen, permissions: clipboard })
        await page.goto(urlOf(site, '/search/2/image?mediatype=photography'))
        await untilReady(page)
        const results = page.url()
        const tile = tilesOf(page).nth(20).locator('a').first()
        const href = (await tile.getAttribute('href')) ?? ''
        await tile.scrollIntoViewIfNeeded()
        const top = await page.evaluate(() => scrollY)
        expect(top).toBeGreaterThan(0)
        await tile.click()
        await expect(page).toHaveURL(urlOf(site, href), { timeout: 20_000 })
        const { title } = await readAsset(site, href.split('/').at(-1) ?? '')
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

        const opener = page.getByRole('link', { name: 'Enlarge' })
        await opener.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: title })
        const near = dialog.locator('[data-zoomed="true"]')
        // Its script waits behind pictures that are being drawn for the first time.
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible({ timeout: 20_000 })
        await page.keyboard.press('+')
        await expect(near).toBeVisible()
        await page.keyboard.press('-')
        await expect(near).toHaveCount(0)
        await dialog.getByRole('button', { name: 'Zoom in' }).click()
        await dialog.getByRole('button', { name: 'Zoom in' }).click()
        await dialog.getByRole('button', { name: 'Zoom out' }).click()
        await expect(near).toBeVisible()
        await dialog.getByRole('button', { name: 'Fit to screen' }).click()
        await expect(near).toHaveCount(0)
        await dialog.locator('[data-zoomed]').dblclick()
        await expect(near).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
        await page.getByRole('main').locator('figure img').click()
        await dialog.getByRole('button', { name: 'Close' }).click()
        await expect(dialog).toHaveCount(0)

        await page.getByRole('button', { name: 'Share' }).click()
        await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(urlOf(site, href))

        const keyword = page.getByRole('region', { name: 'Keywords' }).getByRole('link').first()
        const word = (await keyword.textContent()) ?? ''
        await keyword.click()
        await expect(page.getByRole('heading', { level: 1, name: word, exact: true })).toBeVisible()
        await expect(tilesOf(page).first()).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        // A phone has its own way back, and the picture stands first there.
        if (name === 'a phone') await page.goBack()
        else await page.getByRole('link', { name: 'Back to results' }).press('Enter')
        await expect(page).toHaveURL(results)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      })

      test(`ASSET-01: on ${name} pages of every kind say what matters and lead nowhere in vain`, async ({
        open,
      }) => {
        test.setTimeout(60_000)
        const page = await open(screen)
        for (const id of await idsOfKinds(site)) {
          const asset = await readAsset(site, id)
          await page.goto(urlOf(site, `/detail/${id}`))
          await untilReady(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(asset.title)
          await expect(page.getByText('Model release')).toBeVisible()
          await expect(page.getByText('Property release')).toBeVisible()
          await expect(page.getByRole('region', { name: 'Details' })).toContainText(asset.creditLine)
          const sizes = page.getByRole('table', { name: 'Sizes' }).getByRole('row')
          if (asset.assetType === 'film') {
            await expect(sizes).toHaveCount(0)
            await expect(page.getByRole('main').locator('video[controls]')).toBeVisible()
            await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('button')).toHaveCount(6)
            await expect(page.getByText('Frame rate')).toBeVisible()
          } else {
            await expect(sizes).toHaveCount(asset.sizes.length + 1)
          }
          expect(await deadEnds(page, site)).toEqual([])
          await expectNoOverflow(page)
          await expectAccessible(page)
        }
        await untilNeighborsOf(page, 'Similar')
      })
    }

    test('ASSET-01: without scripts the page is complete, and machines can read it', async ({ open }) => {
      test.setTimeout(60_000)
      const page = await open({ javaScriptEnabled: false })
      for (const id of await idsOfKinds(site)) {
        const asset = await readAsset(site, id)
        await page.goto(urlOf(site, `/detail/${id}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(asset.title)
        const keyword = page.getByRole('region', { name: 'Keywords' }).getByRole('link').first()
        await expect(keyword).toHaveAttribute('href', /\/search\/2\/.*phrase=/)
        await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
        const objects = await page.locator('script[type="application/ld+json"]').allTextContents()
        const isFilm = asset.assetType === 'film'
        expect(objects.map((text) => JSON.parse(text))).toMatchObject([
          {
            '@type': isFilm ? 'VideoObject' : 'ImageObject',
            name: asset.title,
            creditText: asset.creditLine,
          },
          { '@type': 'BreadcrumbList' },
        ])
        if (!isFilm) {
          const large = await page.getByRole('link', { name: 'Enlarge' }).getAttribute('href')
          const picture = await page.request.get(urlOf(site, large ?? ''))
          expect(picture.headers()['content-type']).toBe('image/jpeg')
        }
        const linked = (selector: string) => page.locator(selector).getAttribute('href')
        expect(await linked('link[rel=canonical]')).toBe(urlOf(site, `/detail/${id}`))
        expect(await linked('link[hreflang=de]')).toBe(urlOf(site, `/de/detail/${id}`))
        expect(await linked('link[hreflang=ja]')).toBe(urlOf(site, `/jp/detail/${id}`))
        expect(await linked('link[hreflang=x-default]')).toBe(urlOf(site, `/detail/${id}`))
      }
      await untilNeighborsOf(page, 'Similar')
      await tilesOf(page).first().locator('a').first().click()
      await expect(page).toHaveURL(/\/detail\/\d+$/)
    })

    test('ASSET-01: German and Japanese pages fit a phone', async ({ open }) => {
      const page = await open(namedScreens['a phone'])
      for (const id of await idsOfKinds(site)) {
        for (const [prefix, language] of [
          ['de', 'de'],
          ['jp', 'ja'],
        ]) {
          await page.goto(urlOf(site, `/${prefix}/detail/${id}`))
          await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
          await untilReady(page)
          await expectNoOverflow(page)
        }
      }
    })

    test('ROUTE-04: what never was, what is gone and older numbers are answered as such', async ({
      page,
    }) => {
      const id = await firstId(site, '/search/2/image')
      const older = await page.request.get(urlOf(site, `/detail/gi:${id}`), { maxRedirects: 0 })
      expect(older.headers().location).toBe(`/detail/${id}`)

      for (const missing of ['999999999', 'gi:999999999', 'nonsense']) {
        expect((await page.request.get(urlOf(site, `/detail/${missing}`))).status()).toBe(404)
      }
      expect((await page.goto(urlOf(site, '/detail/999999999')))?.status()).toBe(404)
      await untilReady(page)
      await expect(page.getByRole('combobox', { name: 'Search pictures' })).toBeVisible()
      await expectAccessible(page)

      expect((await page.goto(urlOf(site, `/detail/${await withdrawnId(site)}`)))?.status()).toBe(410)
      await untilReady(page)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await tilesOf(page).first().locator('a').first().click()
      await expect(page.getByRole('link', { name: 'Enlarge' }).or(page.locator('video'))).toBeVisible()
    })
  })
}

for (const [name, screen] of Object.entries(namedScreens)) {
  test(`ASSET-01: on site A and ${name} a picture of an event leads to its story and can be embedded`, async ({
    open,
  }) => {
    test.setTimeout(60_000)
    const { event, id } = await storyOf('argus')
    const { title } = await readAsset('argus', id)
    const page = await open({ ...screen, permissions: clipboard })
    await page.goto(urlOf('argus', `/detail/${id}`))
    await untilReady(page)
    await expect(page.getByText('Editorial use only.', { exact: false })).toBeVisible()

    const embed = page.getByRole('button', { name: 'Embed' })
    await embed.press('Enter')
    await expect(embed).toHaveAttribute('aria-expanded', 'true')
    const code = page.getByRole('textbox', { name: 'Code to embed' })
    await expect(code).toHaveValue(new RegExp(`<figure><a href="${urlOf('argus', `/detail/${id}`)}">`))
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
    const picture = /<img src="([^"]+)"/.exec(await code.inputValue())?.[1] ?? ''
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
    await embed.click()
    await expect(code).toHaveCount(0)
    const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
    expect(await (await page.request.get(oembed ?? '')).json()).toMatchObject({ title, type: 'photo' })

    await untilNeighborsOf(page, 'More from this story')
    await untilReady(page)
    const story = page.getByRole('region', { name: 'More from this story' })
    await expect(story.locator(`a[href$="/detail/${id}"]`)).toHaveCount(0)
    await story.getByRole('link', { name: 'See all' }).click()
    await expect(page).toHaveURL(new RegExp(`eventid=${event.id}`))
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
    await expect(tilesOf(page).locator(`a[href$="/detail/${id}"]`).first()).toBeVisible()
    await page.goBack()
    await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: event.name }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
  })
}

test('ASSET-01: on site B nothing can be embedded', async ({ page }) => {
  await page.goto(urlOf('bokeh', `/detail/${await firstId('bokeh', '/search/2/image')}`))
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Embed' })).toHaveCount(0)
})

/** Ids run up from the first; what is withdrawn is among the first taken in. */
async function withdrawnId(site: SiteName): Promise<string> {
  for (let id = 1_000_001; id < 1_000_060; id += 1) {
    const answer = await fetch(urlOf(site, `/components/assets/api/${id}`))
    await answer.body?.cancel()
    if (answer.status === 410) return String(id)
  }
  throw new Error('No asset is withdrawn')
}
