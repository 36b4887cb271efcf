import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import type { Suggestions } from '../../src/features/search/ui/bar/suggester.ts'
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

// A picture that is refused answers 400, which the browser itself notes.
test.use({ expectedComplaint: /status of 400/ })

const scopes = {
  argus: [
    'All images',
    'Creative images',
    'Editorial images',
    'All films',
    'Creative films',
    'Editorial films',
  ],
  bokeh: ['All images', 'Photos', 'Illustrations', 'Vectors', 'Videos'],
} as const
const films = { argus: 'All films', bokeh: 'Videos' } as const

function barOf(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search pictures' })
}

function scopeOf(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search in' })
}

function proposalsOf(page: Page, name = 'Suggestions'): Locator {
  return page.getByRole('listbox', { name }).getByRole('option')
}

/** The parameters of the page's address. */
function parametersOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

async function expectParameters(page: Page, expected: Record<string, string>): Promise<void> {
  await expect.poll(() => parametersOf(page)).toEqual(expected)
}

/** Terms are collected some seconds after the library is complete. */
async function untilProposed(
  site: SiteName,
  phrase: string,
  kind: keyof Suggestions = 'phrases',
): Promise<void> {
  const call = urlOf(site, `/components/search/api/suggestions?phrase=${encodeURIComponent(phrase)}`)
  await expect(async () => {
    const suggestions = (await (await fetch(call)).json()) as Suggestions
    expect(suggestions[kind].length).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
}

for (const site of sites) {
  test.describe(site, () => {
    for (const [name, screen] of Object.entries(namedScreens)) {
      test(`SEARCH-06: on ${name} proposals come while one types, for keys and for the pointer`, async ({
        open,
      }) => {
        test.setTimeout(90_000)
        await untilProposed(site, 'mo')
        const page = await open(screen)
        await page.goto(urlOf(site))
        await untilReady(page)
        const bar = barOf(page)
        const proposals = proposalsOf(page)
        await bar.pressSequentially('mo')
        await expect(bar).toHaveAttribute('aria-expanded', 'true')
        await expect(proposals.first().locator('mark')).toHaveText(/^mo$/i)
        await expectNoOverflow(page)
        await expectAccessible(page)

        await bar.press('ArrowDown')
        await expect(proposals.first()).toHaveAttribute('aria-selected', 'true')
        await expect(bar).toHaveAttribute(
          'aria-activedescendant',
          (await proposals.first().getAttribute('id')) ?? 'an id',
        )
        await bar.press('End')
        await expect(proposals.last()).toHaveAttribute('aria-selected', 'true')
        await bar.press('ArrowDown')
        await expect(bar).not.toHaveAttribute('aria-activedescendant')
        await bar.press('ArrowUp')
        await expect(proposals.last()).toHaveAttribute('aria-selected', 'true')
        await bar.press('Escape')
        await expect(proposals).toHaveCount(0)
        await expect(bar).toHaveAttribute('aria-expanded', 'false')
        await expect(bar).toHaveValue('mo')
        await bar.press('Escape')
        await expect(bar).toHaveValue('')

        await bar.pressSequentially('mo')
        await expect(proposals.first()).toBeVisible()
        await bar.press('Tab')
        await expect(proposals).toHaveCount(0)
        await expect(bar).not.toBeFocused()
        await expect(bar).toHaveValue('mo')

        await bar.focus()
        await bar.press('ArrowDown')
        const taken = (await proposals.first().textContent()) ?? ''
        await bar.press('Enter')
        await expectParameters(page, { phrase: taken })
        await expect(bar).toHaveValue(taken)
        await expect(tilesOf(page).first()).toBeVisible()

        await bar.fill('mo')
        await expect(proposals.nth(1)).toBeVisible()
        const pressed = (await proposals.nth(1).textContent()) ?? ''
        await proposals.nth(1).click()
        await expectParameters(page, { phrase: pressed })
        await expect(proposals).toHaveCount(0)
        await expect(bar).toHaveValue(pressed)

        await bar.fill('se')
        await expect(proposals.first()).toBeVisible()
        await bar.press('Enter')
        await expectParameters(page, { phrase: 'se' })
        await expect(proposals).toHaveCount(0)
        await page.goBack()
        await expectParameters(page, { phrase: pressed })
        await expect(bar).toHaveValue(pressed)
      })

      test(`SEARCH-06: on ${name} an empty field has the last searches, and what was viewed`, async ({
        open,
      }) => {
        test.setTimeout(90_000)
        const page = await open(screen)
        await page.goto(urlOf(site))
        await untilReady(page)
        const bar = barOf(page)
        const recent = proposalsOf(page, 'Recent searches')
        for (const phrase of ['sea', 'sky', 'tree']) {
          await bar.fill(phrase)
          await bar.press('Enter')
          await expect(page.getByRole('heading', { level: 1, name: phrase })).toBeVisible()
        }
        await bar.fill('')
        await expect(recent).toHaveText(['tree', 'sky', 'sea'])
        await expectNoOverflow(page)
        await expectAccessible(page)
        await bar.press('ArrowDown')
        await bar.press('Delete')
        await expect(recent).toHaveText(['sky', 'sea'])
        await recent.first().locator('span[aria-hidden="true"]').click()
        await expect(recent).toHaveText(['sea'])

        await page.reload()
        await untilReady(page)
        await bar.fill('')
        await recent.first().click()
        await expectParameters(page, { phrase: 'sea' })
        const tile = tilesOf(page).first().locator('a[href*="/detail/"]')
        const href = (await tile.getAttribute('href')) ?? ''
        await tile.click()
        await expect(page).toHaveURL(urlOf(site, href))

        await bar.click()
        await expect(recent).toHaveText(['sea', 'Recently viewed'])
        await bar.press('ArrowUp')
        await bar.press('Enter')
        await expectParameters(page, { recentlyviewed: 'true' })
        await expect(page.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible()
        await expect(tilesOf(page).first().locator('a').first()).toHaveAttribute('href', href)

        await bar.click()
        await page.getByRole('button', { name: 'Clear', exact: true }).click()
        await expect(proposalsOf(page)).toHaveText(['Recently viewed'])
        await expect(bar).toBeFocused()
      })

      test(`SP-12: on ${name} another phrase keeps the filters, and another scope goes by its rules`, async ({
        open,
      }) => {
        const page = await open(screen)
        await page.goto(urlOf(site, '/search/2/image?phrase=sea&orientations=horizontal&stackid=5&page=2'))
        await untilReady(page)
        const bar = barOf(page)
        await expect(bar).toHaveValue('sea')
        await bar.fill('sky')
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        await expectParameters(page, { phrase: 'sky', orientations: 'horizontal' })

        const scope = scopeOf(page)
        await expect(scope.locator('option')).toHaveText([...scopes[site]])
        await expect(scope.locator('option:checked')).toHaveText('All images')
        await scope.selectOption(films[site])
        await expect(bar).toHaveAttribute('placeholder', /films|videos/)
        await bar.press('Enter')
        await expect(page).toHaveURL(/\/search\/2\/film\?/)
        await expect.poll(() => parametersOf(page)).toMatchObject({ phrase: 'sky' })
        await expect(scope.locator('option:checked')).toHaveText(films[site])

        await page.goBack()
        await expect(page).toHaveURL(/\/search\/2\/image\?/)
        await expect(scope.locator('option:checked')).toHaveText('All images')
        await page.goBack()
        await expect(bar).toHaveValue('sea')
        await expect.poll(() => parametersOf(page)).toMatchObject({ phrase: 'sea', stackid: '5', page: '2' })
      })

      test(`SEARCH-05: on ${name} a picture finds itself, and what is none is told so`, async ({ open }) => {
        test.setTimeout(180_000)
        const page = await open(screen)
        await page.goto(urlOf(site, '/search/2/image?phrase=sea'))
        await untilReady(page)
        const tile = tilesOf(page).first()
        const href = (await tile.locator('a').first().getAttribute('href')) ?? ''
        const source = (await tile.locator('img').getAttribute('src')) ?? ''
        const ours = await (await page.request.get(urlOf(site, source))).body()

        const opener = page.getByRole('button', { name: 'Search by image' })
        await opener.click()
        const panel = page.getByRole('dialog', { name: 'Search by image' })
        const choose = panel.getByLabel('Choose a file')
        await expect(choose).toBeFocused()
        await expectNoOverflow(page)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(panel).toHaveCount(0)
        await expect(opener).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(panel).toBeVisible()
        await panel.getByRole('button', { name: 'Close' }).click()
        await expect(panel).toHaveCount(0)
        await opener.click()

        await choose.setInputFiles({
          name: 'picture.png',
          mimeType: 'image/png',
          buffer: Buffer.from('no picture'),
        })
        await expect(panel.getByRole('alert')).toHaveText(/cannot be read as an image/)
        await panel.getByLabel('Or an image address').fill('http://localhost/picture.png')
        await panel.getByRole('button', { name: 'Search', exact: true }).click()
        await expect(panel.getByRole('alert')).toHaveText(/no image at this address/)
        await expect(panel).toBeVisible()

        const choosing = page.waitForEvent('filechooser')
        await choose.focus()
        await page.keyboard.press('Enter')
        await (await choosing).setFiles({ name: 'ours.jpg', mimeType: 'image/jpeg', buffer: ours })
        await expectLikeness(page)
        await expect(panel).toHaveCount(0)
        // In a new library it is found once it has been looked at.
        await expect(async () => {
          const first = tilesOf(page).first().locator('a').first()
          if ((await first.getAttribute('href')) !== href) await page.reload()
          await expect(first).toHaveAttribute('href', href, { timeout: 1_000 })
        }).toPass({ timeout: 90_000 })
        await untilReady(page)

        await page.getByRole('link', { name: 'Search without this picture' }).click()
        await expectParameters(page, {})
        await page.goBack()
        await expectLikeness(page)
      })
    }

    test('SEARCH-05: a picture can be dropped on the bar and pasted into it', async ({ open }) => {
      const page = await open(namedScreens['a desk'])
      await page.goto(urlOf(site))
      await untilReady(page)
      await bringPicture(page, page.getByRole('search'), 'drop', await drawPicture('#2b6cb0'))
      await expectLikeness(page)
      const dropped = parametersOf(page).searchbyimage
      await bringPicture(page, barOf(page), 'paste', await drawPicture('#b7791f'))
      await expect.poll(() => parametersOf(page).searchbyimage).not.toBe(dropped)
      await expectLikeness(page)
      await page.getByRole('button', { name: 'Search by image' }).click()
      const panel = page.getByRole('dialog')
      await expect(panel).toBeVisible()
      await bringPicture(page, panel, 'drop', await drawPicture('#2b6cb0'))
      await expect.poll(() => parametersOf(page).searchbyimage).toBe(dropped)
      await expect(panel).toHaveCount(0)
    })

    test('without scripts the scope is chosen and sent with the form', async ({ open }) => {
      const page = await open({ javaScriptEnabled: false })
      await page.goto(urlOf(site))
      await page.getByRole('combobox', { name: 'Search in' }).selectOption(films[site])
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(scopeOf(page).locator('option:checked')).toHaveText(films[site])
      await expect(
        tilesOf(page)
          .first()
          .getByText(/\d+:\d\d$/),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Search by image' })).toBeHidden()
      await page.getByRole('searchbox', { name: 'Search pictures' }).fill('sea')
      await scopeOf(page).selectOption('All images')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'sea' })).toBeVisible()
      await expect(scopeOf(page).locator('option:checked')).toHaveText('All images')
    })
  })
}

for (const [name, screen] of Object.entries(namedScreens)) {
  test(`SEARCH-06: on site A and ${name} people and events are proposed, each in its group`, async ({
    open,
  }) => {
    test.setTimeout(90_000)
    const answer = await fetch(
      urlOf('argus', '/components/pages/api/page?path=/search/2/image%3Ffamily%3Deditorial'),
    )
    const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
    const event = ready.data.gallery?.facets.events?.[0]
    if (!event) throw new Error('The library has no event')
    await untilProposed('argus', event.name, 'events')

    const page = await open(screen)
    // A library as small as this one knows nobody.
    const person = { id: '7', name: 'Ada Lind' }
    await page.route('**/suggestions?phrase=Ada', (route) =>
      route.fulfill({ json: { phrases: ['adagio'], people: [person], events: [], collections: [] } }),
    )
    await page.goto(urlOf('argus'))
    await untilReady(page)
    const bar = barOf(page)
    await bar.fill('Ada')
    const people = page.getByRole('group', { name: 'People' }).getByRole('option')
    await expect(people.first()).toHaveText(person.name)
    await expectAccessible(page)
    await people.first().click()
    await expectParameters(page, { phrase: person.name, specificpeople: person.id })
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()

    await bar.fill(event.name)
    const events = page.getByRole('group', { name: 'Events' }).getByRole('option')
    await expect(events.filter({ hasText: event.name })).toBeVisible()
    await bar.press('ArrowUp')
    while ((await page.locator('[aria-selected="true"]').textContent()) !== event.name) {
      await bar.press('ArrowUp')
    }
    await bar.press('Enter')
    await expectParameters(page, { eventid: event.id })
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
    await expect(tilesOf(page).first()).toBeVisible()
  })
}

/** Results that are like a picture show it. */
async function expectLikeness(page: Page): Promise<void> {
  await expect.poll(() => parametersOf(page).searchbyimage ?? '').not.toBe('')
  await expect(page.getByText('Similar to the picture you gave')).toBeVisible()
  const picture = page.getByRole('main').locator('img[src*="/image-searches/"]')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(tilesOf(page).first()).toBeVisible()
}

async function drawPicture(background: string): Promise<string> {
  const sun = Buffer.from(
    '<svg width="320" height="240"><circle cx="90" cy="80" r="40" fill="#fff8dc"/></svg>',
  )
  const canvas = sharp({ create: { width: 320, height: 240, channels: 3, background } })
  return (
    await canvas
      .composite([{ input: sun }])
      .png()
      .toBuffer()
  ).toString('base64')
}

async function bringPicture(
  page: Page,
  target: Locator,
  how: 'drop' | 'paste',
  base64: string,
): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'picture.png', { type: 'image/png' }))
    return transfer
  }, base64)
  await target.evaluate(
    (element, { how, data }) => {
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { how, data },
  )
}
