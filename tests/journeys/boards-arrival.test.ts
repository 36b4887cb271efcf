import { signIn } from '../support/account-steps.ts'
import {
  createBoard,
  isBoardAddress,
  makeBoard,
  nextChange,
  noteBoards,
  notedOn,
  switchFlags,
  switchTo,
  type Variant,
  variantNames,
} from '../support/board-steps.ts'
import { expect, screens, test, tilesOf, untilReady, urlOf } from '../support/journey.ts'
import {
  arrive,
  dialogOf,
  firstTile,
  openResults,
  openWindow,
  personOf,
  pressSave,
  saveButton,
  toastOf,
} from '../support/save-steps.ts'

test.describe.configure({ timeout: 90_000 })

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    test('BOARD-04: a visitor who saves signs in and comes back to find the asset saved', async ({
      open,
    }) => {
      const start = { open, variant, name: 'visitor' }
      await createBoard(await arrive(start), 'argus', 'Cover options, July')
      const page = await openWindow(start)
      await page.goto(urlOf('argus', '/search/2/image?family=creative'))
      await untilReady(page)
      const id = await saveButton(firstTile(page)).getAttribute('value')
      await pressSave(page)
      await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
      expect(await notedOn(page)).toEqual([])
      await signIn(page, personOf(start).username)
      await expect(page).toHaveURL(/\/search\/2\/image\?family=creative$/)
      await untilReady(page)
      await expect(toastOf(page, 'Saved to board')).toContainText('Cover options, July')
      await expect(page.locator(`button[name="save"][value="${id}"]`)).toHaveAttribute('aria-pressed', 'true')
    })

    test('BOARD-04: one without a board comes back to the dialog', async ({ open }) => {
      const start = { open, variant, name: 'boardless' }
      await arrive(start)
      const page = await openWindow(start)
      await page.goto(urlOf('argus', '/search/2/image'))
      await untilReady(page)
      await pressSave(page)
      await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
      await signIn(page, personOf(start).username)
      await expect(page).toHaveURL(/\/search\/2\/image$/)
      await untilReady(page)
      await expect(dialogOf(page).getByRole('heading', { name: 'Save to new board' })).toBeVisible()
    })

    test.describe('when a session has ended', () => {
      // The browser itself notes answers like these.
      test.use({ expectedComplaint: /status of 40[13]/ })

      test('CALL-01, BOARD-04: saving leads to sign-in, and on return the asset is saved', async ({
        open,
      }) => {
        const start = { open, variant, name: 'ended' }
        const page = await arrive(start)
        await createBoard(page, 'argus', 'Cover options, July')
        await openResults(page, 'argus')
        const id = await saveButton(firstTile(page)).getAttribute('value')
        await page.context().clearCookies({ name: /session/ })
        const problems: unknown[] = []
        await page.route(isBoardAddress, async (route) => {
          const answer = await route.fetch()
          if (answer.status() === 401) problems.push(await answer.json())
          await route.fulfill({ response: answer })
        })
        await pressSave(page)
        await expect(page).toHaveURL(/\/sign-in\?/)
        expect(problems).toMatchObject([{ errorDetails: { forceSignIn: true } }])
        await page.unroute(isBoardAddress)
        await expect(page).toHaveURL((url) => url.searchParams.get('returnurl') === '/search/2/image')
        await signIn(page, personOf(start).username)
        await expect(page).toHaveURL(/\/search\/2\/image$/)
        await untilReady(page)
        await expect(toastOf(page, 'Saved to board')).toContainText('Cover options, July')
        await expect(page.locator(`button[name="save"][value="${id}"]`)).toHaveAttribute(
          'aria-pressed',
          'true',
        )
      })
    })

    test('BOARD-07: other windows follow what is saved, removed and created', async ({ open }) => {
      const page = await arrive({ open, variant, name: 'windows' })
      await openResults(page, 'argus')
      const other = await page.context().newPage()
      await noteBoards(other)
      await openResults(other, 'argus')
      // One works in the window in front; those behind draw when they like.
      await page.bringToFront()
      const here = saveButton(firstTile(page))
      const there = saveButton(firstTile(other))

      await pressSave(page)
      await dialogOf(page).getByLabel('Board name').fill('Cover options, July')
      await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click()
      await expect(here).toHaveAttribute('aria-pressed', 'true')
      await expect(there).toHaveAttribute('aria-pressed', 'true')
      const events = (noted: readonly string[]) => noted.filter((one) => one.startsWith('board'))
      expect(events(await notedOn(other))).toEqual(events(await notedOn(page)))
      expect(events(await notedOn(other))).toHaveLength(3)

      await here.click()
      await expect(there).toHaveAttribute('aria-pressed', 'false')
      await other.close()
    })

    test('BOARD-04: for a bot nothing of boards is loaded, and for a visitor no board', async ({ open }) => {
      for (const userAgent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', undefined]) {
        const page = await open({ ...screens[1440], ...(userAgent && { userAgent }) })
        const loaded: string[] = []
        page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
        await switchTo(page, 'bokeh', variant)
        await page.goto(urlOf('bokeh', '/search/2/image'))
        await untilReady(page)
        await firstTile(page).hover()
        await saveButton(firstTile(page)).focus()
        await page.waitForLoadState('networkidle')
        expect(loaded.filter((path) => path.includes('/collaboration/'))).toEqual([])
        // That this looks at the right file is seen by the visitor, who has reached for a button.
        const hasDesk = () => loaded.some((path) => /\/desk-[^/]+\.js$/.test(path))
        if (userAgent === undefined) await expect.poll(hasDesk).toBe(true)
        else expect(hasDesk()).toBe(false)
      }
    })
  })
}

const removals: Readonly<Record<Variant, string>> = {
  legacy: 'PUT /collaboration/boards/',
  toolbox: 'DELETE /components/collaboration/api/remove-assets',
}

for (const generic of variantNames) {
  const others = generic === 'legacy' ? 'toolbox' : 'legacy'

  test(`FLAG-01: where the generic flag means ${generic}, a board's page removes by it, and other pages by their own`, async ({
    open,
  }) => {
    const page = await arrive({ open, variant: generic, name: 'flags' })
    await switchFlags(page, 'argus', { generic, search: others, detail: others })
    const { path, ids } = await makeBoard(page, 'argus', 'Autumn', 2)
    const [first, second] = ids

    await openResults(page, 'argus', path)
    const card = page.getByRole('main').locator(`li[data-asset="${first}"]`)
    await card.locator('summary', { hasText: /^More for / }).click()
    const removing = nextChange(page)
    await card.getByRole('button', { name: 'Remove from board', exact: true }).click()
    await expect(card).toHaveCount(0)
    const sent = await removing
    expect(`${sent.method()} ${new URL(sent.url()).pathname}`).toContain(removals[generic])

    await openResults(page, 'argus', `/detail/${second}`)
    const taking = nextChange(page)
    await page.getByRole('main').getByRole('button', { name: 'Remove from board', exact: true }).click()
    const taken = await taking
    expect(`${taken.method()} ${new URL(taken.url()).pathname}`).toContain(removals[others])
  })

  test(`FLAG-01: the flag of results alone decides on results, where others mean ${generic}`, async ({
    open,
  }) => {
    const page = await arrive({ open, variant: generic, name: 'searchflag' })
    await switchFlags(page, 'argus', { generic, search: others, detail: generic })
    await openResults(page, 'argus')
    expect((await notedOn(page))[0]).toContain(
      { legacy: '/collaboration/boards/default.json', toolbox: '/components/collaboration/api/default' }[
        others
      ],
    )
  })
}

test('BOARD-05: without a script the button leads to a page where a board is chosen', async ({ open }) => {
  const page = await open({ ...screens[1440], javaScriptEnabled: false })
  await page.goto(urlOf('argus', '/search/2/image'))
  await firstTile(page).hover()
  const id = await saveButton(firstTile(page)).getAttribute('value')
  await saveButton(firstTile(page)).click()
  await expect(page).toHaveURL((url) =>
    decodeURIComponent(url.href).includes(`/collaboration/boards?save=${id}`),
  )
})

test.describe('where the desk cannot be fetched', () => {
  test.use({ expectedComplaint: /ERR_FAILED|dynamically imported module|desk-/ })

  test('BOARD-05: a press leads to the page where a board is chosen, at once and later', async ({ open }) => {
    const page = await arrive({ open, variant: 'toolbox', name: 'missing' })
    await createBoard(page, 'argus', 'Cover options, July')
    let misses = 0
    await page.route(/\/desk-[^/]+\.js$/, (route) => {
      misses += 1
      return route.abort()
    })
    await page.goto(urlOf('argus', '/search/2/image'))
    await untilReady(page)
    await expect.poll(() => misses).toBeGreaterThan(0)
    const place = tilesOf(page).nth(1)
    const id = await saveButton(place).getAttribute('value')
    await place.hover()
    await saveButton(place).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('save') === id)
    await expect(page.getByRole('main').getByText('Cover options, July')).toBeVisible()

    const visitor = await openWindow({ open, variant: 'toolbox', name: 'missingvisitor' })
    await visitor.route(/\/desk-[^/]+\.js$/, (route) => route.abort())
    await visitor.goto(urlOf('argus', '/search/2/image'))
    await untilReady(visitor)
    // The press itself is the first that asks for the desk.
    await saveButton(firstTile(visitor)).dispatchEvent('click')
    await expect(visitor).toHaveURL((url) =>
      decodeURIComponent(url.href).includes('/collaboration/boards?save='),
    )
  })
})
