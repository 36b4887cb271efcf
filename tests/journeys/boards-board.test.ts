import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/account-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openCalmly,
  type SiteName,
  screens,
  sites,
  test,
  untilReady,
  urlOf,
  widths,
} from '../support/journey.ts'

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|404|410)/,
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' },
})

const demoPassword = 'show-me-the-picture'

/** One of those who come with the demo; their addresses are confirmed. */
async function enter(page: Page, site: SiteName, username: 'member' | 'customer'): Promise<void> {
  await page.goto(urlOf(site, '/sign-in'))
  await signIn(page, username, demoPassword)
  await expect(page).not.toHaveURL(/sign-in/)
}

type Made = { readonly id: string; readonly ids: readonly string[]; readonly path: string }

/** A board with some of the newest pictures, made by the calls that the save button makes. */
async function makeBoard(page: Page, site: SiteName, name: string, count = 6): Promise<Made> {
  await page.goto(urlOf(site, '/search/2/image'))
  const made = await page.evaluate(
    async ([title, size]) => {
      const call = async (path: string, body: object) => {
        const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
        const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
        const init = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch(`/components/collaboration/api/${path}`, init)).json()
      }
      const links = [...document.querySelectorAll('main li > a[href*="/detail/"]')]
      const ids = links
        .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
        .slice(0, Number(size))
      const { id } = (await call('create-board', { name: title })) as { id: string }
      if (ids.length > 0) await call('add-assets', { boardId: id, assetIds: ids.map((each) => `gi:${each}`) })
      return { id, ids }
    },
    [name, count] as const,
  )
  return { ...made, path: `/collaboration/boards/${made.id}` }
}

async function openBoard(page: Page, site: SiteName, path: string): Promise<void> {
  await page.goto(urlOf(site, path))
  await untilReady(page)
}

function cardsOf(page: Page): Locator {
  return page.getByRole('main').locator('li[data-asset]')
}

function orderOf(page: Page): Promise<string[]> {
  return cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-asset') ?? ''))
}

async function expectOrder(page: Page, ids: readonly (string | undefined)[]): Promise<void> {
  await expect.poll(() => orderOf(page)).toEqual(ids)
}

test('BOARD-10: a board is renamed where it stands, deleted, and taken back', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'argus', 'member')
  const { path } = await makeBoard(page, 'argus', 'Harbor at night', 3)
  await openBoard(page, 'argus', path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbor at night')

  await main.getByText('Edit name and description').click()
  await main.getByLabel('Name', { exact: true }).fill('   ')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByText('Give the board a name.')).toBeVisible()
  await main.getByLabel('Name', { exact: true }).fill('Harbor at dawn')
  await main.getByLabel('Description').fill('For the spring issue.')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbor at dawn')
  await expect(main.getByText('For the spring issue.', { exact: true }).first()).toBeVisible()
  await expect(main.getByLabel('Name', { exact: true })).toBeHidden()

  await main.getByRole('button', { name: 'Delete board' }).click()
  await expect(page.getByText('Board deleted.')).toBeVisible()
  const missing = await page.request.get(urlOf('argus', path))
  expect(missing.status()).toBe(410)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await openBoard(page, 'argus', path)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbor at dawn')
})

test('BOARD-10: notes, comments on the board and on one asset, and who did what', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'bokeh', 'member')
  const { path } = await makeBoard(page, 'bokeh', 'Window display', 3)
  await openBoard(page, 'bokeh', path)
  const main = page.getByRole('main')
  const [first, second] = [cardsOf(page).nth(0), cardsOf(page).nth(1)]

  await first.getByText('Add a note').click()
  await first.getByRole('textbox', { name: 'Note' }).fill('Crop to a square.')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.locator('summary').getByText('Crop to a square.')).toBeVisible()
  await expect(first.getByRole('textbox', { name: 'Note' })).toBeHidden()

  const beside = main.getByRole('complementary')
  await beside.getByLabel('Comment on the board').fill('Which of these?')
  await beside.getByRole('button', { name: 'Add comment' }).click()
  await expect(beside.getByText('Which of these?', { exact: true }).last()).toBeVisible()
  await expect(beside.getByLabel('Comment on the board')).toHaveValue('')

  await second.getByRole('link', { name: /^Comment on / }).click()
  await beside.getByLabel('Comment on this asset').fill('This one.')
  await beside.getByRole('button', { name: 'Add comment' }).click()
  await expect(beside.getByRole('listitem').filter({ hasText: 'This one.' })).toBeVisible()
  await expect(beside.getByText('Which of these?')).toHaveCount(0)
  await expect(second.getByRole('link', { name: /^1 comment on / })).toBeVisible()
  await beside.getByRole('link', { name: 'Show all comments' }).click()
  await expect(beside.getByText('Which of these?')).toBeVisible()

  await beside
    .getByRole('listitem')
    .filter({ hasText: 'This one.' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(beside.getByText('This one.')).toHaveCount(0)

  await beside.getByRole('link', { name: 'Activity' }).click()
  await expect(beside.getByText('You added 3 assets')).toBeVisible()
  await expect(beside.getByText('You deleted a comment')).toBeVisible()
})

test('BOARD-10: assets are reordered by mouse, by keys and by the menu, and stay so', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'argus', 'member')
  const {
    path,
    ids: [a, b, c, d, e],
  } = await makeBoard(page, 'argus', 'In order', 5)
  await openBoard(page, 'argus', path)
  const cards = cardsOf(page)
  await expectOrder(page, [a, b, c, d, e])

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/order'))
  const from = await cards.nth(0).locator('[data-frame]').boundingBox()
  const to = await cards.nth(2).locator('[data-frame]').boundingBox()
  if (!from || !to) throw new Error('The cards have no place')
  await page.mouse.move(from.x + 60, from.y + 60)
  await page.mouse.down()
  await page.mouse.move(from.x + 120, from.y + 70, { steps: 3 })
  await page.mouse.move(to.x + to.width - 20, to.y + 60, { steps: 6 })
  await page.mouse.up()
  await expectOrder(page, [b, c, a, d, e])
  expect((await kept).status()).toBe(200)
  expect(new URL(page.url()).pathname, 'a drag follows no link').toBe(path)

  const handle = cards.nth(2).getByRole('button', { name: /^Move / })
  await handle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/picked up\. Position 3 of 5/)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expectOrder(page, [b, a, c, d, e])
  await expect(page.getByText('Position 2 of 5.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expectOrder(page, [b, c, a, d, e])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  const keptByKeys = page.waitForResponse((answer) => answer.url().endsWith('/order'))
  await page.keyboard.press('Enter')
  await expectOrder(page, [a, b, c, d, e])
  expect((await keptByKeys).status()).toBe(200)
  await expect(cards.nth(0).getByRole('button', { name: /^Move / })).toBeFocused()

  await cards.nth(0).locator('summary').last().click()
  await page.getByRole('button', { name: 'Move to last' }).click()
  await expectOrder(page, [b, c, d, e, a])
  await openBoard(page, 'argus', path)
  await expectOrder(page, [b, c, d, e, a])
})

test('BOARD-10: an order that cannot be kept is taken back and said', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'argus', 'member')
  const { path, ids } = await makeBoard(page, 'argus', 'Line is down', 3)
  await openBoard(page, 'argus', path)
  await page.route('**/order', (route) => route.fulfill({ status: 404, json: { type: 'not-found' } }))
  const handle = cardsOf(page)
    .nth(0)
    .getByRole('button', { name: /^Move / })
  await handle.focus()
  for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('This is not there any more.')).toBeVisible()
  await expectOrder(page, ids)
})

test('BOARD-10: several assets are copied, moved, removed and put back', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'bokeh', 'member')
  const target = await makeBoard(page, 'bokeh', 'Target of copies', 0)
  const {
    path,
    ids: [a, b, c, d, e],
  } = await makeBoard(page, 'bokeh', 'Batch', 5)
  await openBoard(page, 'bokeh', path)
  const cards = cardsOf(page)
  const pick = async (...places: number[]) => {
    for (const place of places) {
      await cards.nth(place).hover()
      await cards.nth(place).getByRole('checkbox').check()
    }
  }
  const bar = page.getByRole('region', { name: 'Selection' })

  await pick(0, 2)
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Copy to…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Board name').fill('target OF')
  await dialog
    .getByRole('button', { name: /^Target of copies Empty/ })
    .first()
    .click()
  await expect(page.getByText('2 assets copied to “Target of copies”.')).toBeVisible()
  await expectOrder(page, [a, b, c, d, e])

  await pick(1)
  await bar.getByRole('button', { name: 'Move to…' }).click()
  await dialog.getByLabel('New board').fill('Moved apart')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('1 asset moved to “Moved apart”.')).toBeVisible()
  await expectOrder(page, [a, c, d, e])

  await pick(0, 2)
  await bar.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('2 assets removed.')).toBeVisible()
  await expectOrder(page, [c, e])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOrder(page, [a, c, d, e])

  await openBoard(page, 'bokeh', target.path)
  await expectOrder(page, [a, c])
})

test('BOARD-10: a link shows the board to a guest, who may join; both see each other, until it is withdrawn', async ({
  open,
}) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'argus', 'member')
  const { path } = await makeBoard(page, 'argus', 'Together', 3)
  await openBoard(page, 'argus', path)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('People with the link').selectOption('edit')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link: Anyone with the link' })
  await expect(field).toHaveValue(/invitation_code=/)
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const guest = await openCalmly(open, screens[375])
  expect((await guest.goto(link))?.status()).toBe(200)
  await untilReady(guest)
  await expect(guest.getByText('You are looking at this board as a guest.')).toBeVisible()
  await expect(cardsOf(guest)).toHaveCount(3)
  await expect(guest.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(guest.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  expect((await guest.request.get(urlOf('argus', path))).url()).toContain('/sign-in')

  const other = await openCalmly(open, screens[1440])
  await enter(other, 'argus', 'customer')
  expect((await other.request.get(urlOf('argus', path))).status()).toBe(404)
  await other.goto(link)
  await untilReady(other)
  await other.getByRole('button', { name: 'Join this board' }).click()
  await expect(other.getByText('You have joined this board.')).toBeVisible()
  await untilReady(other)
  await expect(main.getByText(/^Shared with /)).toBeVisible()

  // A half-written comment outlives what somebody else does.
  await main.getByLabel('Comment on the board').fill('I think')
  await cardsOf(other).nth(0).getByText('Add a note').click()
  await cardsOf(other).nth(0).getByRole('textbox', { name: 'Note' }).fill('From the other desk')
  await cardsOf(other).nth(0).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(cardsOf(page).nth(0).getByText('From the other desk').first()).toBeVisible()
  await expect(cardsOf(guest).nth(0).getByText('From the other desk')).toBeVisible()
  await expect(main.getByLabel('Comment on the board')).toHaveValue('I think')
  await main.getByRole('button', { name: 'Add comment' }).click()
  await expect(other.getByRole('complementary').getByText('I think')).toBeVisible()

  await main.getByRole('link', { name: 'Share', exact: true }).click()
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(field).toHaveCount(0)
  await expect(guest.getByText('This board is no longer open to you.')).toBeVisible()
  expect((await guest.goto(link))?.status()).toBe(410)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This board is no longer open.')

  await dialog.getByRole('button', { name: /^Remove/ }).click()
  await expect(other.getByText('This board is no longer open to you.')).toBeVisible()
})

test('BOARD-10: everything that a form can do is done without script', async ({ open }) => {
  const page = await openCalmly(open, screens[1440])
  await enter(page, 'argus', 'member')
  const {
    path,
    ids: [a, b],
  } = await makeBoard(page, 'argus', 'Plain', 2)
  const { cookies } = await page.context().storageState()

  const plain = await openCalmly(open, { ...screens[375], javaScriptEnabled: false })
  await plain.context().addCookies(cookies)
  await plain.goto(urlOf('argus', path))
  const main = plain.getByRole('main')
  const first = cardsOf(plain).nth(0)

  await main.getByText('Edit name and description').click()
  await main.getByLabel('Name', { exact: true }).fill('')
  await main.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(main.getByText('Give the board a name.')).toBeVisible()
  await main.getByLabel('Name', { exact: true }).fill('Plain and simple')
  await main.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Plain and simple')

  await first.getByText('Add a note').click()
  await first.getByRole('textbox', { name: 'Note' }).fill('Kept without script')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.locator('summary').getByText('Kept without script')).toBeVisible()

  await main.getByLabel('Comment on the board').fill('Said without script')
  await main.getByRole('button', { name: 'Add comment' }).click()
  await expect(main.getByText('Said without script')).toBeVisible()

  await first.locator('summary').last().click()
  await first.getByRole('button', { name: 'Remove from board' }).click()
  await expectOrder(plain, [b])
  await main.getByRole('button', { name: 'Undo' }).click()
  await expectOrder(plain, [a, b])

  await main.getByRole('link', { name: 'Share', exact: true }).click()
  await main.getByRole('button', { name: 'Create link' }).click()
  await expect(main.getByText('The link is ready.')).toBeVisible()
  await expect(main.getByText(/invitation_code=/)).toBeVisible()
  await main.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(main.getByText(/invitation_code=/)).toHaveCount(0)

  await main.getByRole('button', { name: 'Delete board' }).click()
  await expect(main.getByText('Board deleted.')).toBeVisible()
})

for (const site of sites) {
  for (const width of widths) {
    test(`the page of a board on ${site} is accessible at ${width} px, also while it is shared`, async ({
      open,
    }) => {
      const page = await openCalmly(open, screens[width])
      await enter(page, site, 'member')
      const { path } = await makeBoard(page, site, 'Für die Titelseite: Herbst', 4)
      await openBoard(page, site, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page)
        await expectNoOverflow(page)
        await page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, '[role="dialog"]')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await cardsOf(page).nth(0).hover()
      await cardsOf(page).nth(0).getByRole('checkbox').check()
      await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  }
}

test('an empty board says so and leads to the search', async ({ open }) => {
  const page = await openCalmly(open, screens[375])
  await enter(page, 'bokeh', 'customer')
  const { path } = await makeBoard(page, 'bokeh', 'Nothing yet', 0)
  await openBoard(page, 'bokeh', path)
  await expect(page.getByText(/^Nothing is on this board yet\./)).toBeVisible()
  await page.getByRole('link', { name: 'Search for pictures' }).click()
  await expect(page).toHaveURL(/\/search\/2\/image/)
})
