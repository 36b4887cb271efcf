import type { Locator, Page } from '@playwright/test'
import {
  confirmAddress,
  enterDemo,
  expectDone,
  fillIn,
  press,
  register,
  signIn,
  someone,
} from '../support/account-steps.ts'
import { makeBoard } from '../support/board-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  screens,
  sites,
  test,
  untilReady,
  urlOf,
  widths,
} from '../support/journey.ts'

// Each walks a whole way, with somebody of its own.
test.describe.configure({ timeout: 60_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|401|404|503)/,
  // What is still fading in has little contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

const list = '/collaboration/boards'

function coversOf(page: Page): Locator {
  return page.getByRole('main').getByRole('list', { name: 'My boards' }).getByRole('listitem')
}

async function expectCovers(page: Page, ...names: readonly string[]): Promise<void> {
  await expect(coversOf(page).getByRole('heading')).toHaveText([...names])
}

/** By the form behind the button. */
async function createAnother(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByText('New board', { exact: true }).click()
  await fillIn(page, { 'Board name': name })
  await press(page, 'Create board')
}

/** What the calls of a page do, with its token. */
function call(page: Page, path: string, body: object = {}): Promise<unknown> {
  return page.evaluate(
    async ([to, sent]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
      const init = { method: 'POST', headers, body: sent }
      return (await fetch(`/components/collaboration/api/${to}`, init)).json()
    },
    [path, JSON.stringify(body)] as const,
  )
}

for (const site of sites) {
  test.describe(site, () => {
    test('BOARD-10: boards are made, found, ordered, deleted and taken back', async ({ open }) => {
      const page = await open(screens[1440])
      await register(page, site, someone(site, 'lena'))
      await page.goto(urlOf(site, list))
      await expect(page.getByRole('heading', { name: 'No boards yet' })).toBeVisible()
      const name = page.getByRole('main').getByLabel('Board name', { exact: true })
      await press(page, 'Create board')
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(/Give the board a name\./)
      await name.fill('x'.repeat(256))
      await press(page, 'Create board')
      await expect(name).toHaveAccessibleDescription(/The name is too long\./)
      await expect(name).toHaveValue('x'.repeat(256))
      await name.fill('Harbor & <sea>')
      await press(page, 'Create board')
      await expectDone(page, 'Board created.')
      await createAnother(page, '   ')
      await expect(name).toHaveAccessibleDescription(/Give the board a name\./)
      await name.fill('Alpine huts')
      await press(page, 'Create board')
      await expectCovers(page, 'Alpine huts', 'Harbor & <sea>')
      await expect(coversOf(page).first()).toContainText('Default')
      await createAnother(page, 'Bakery')
      await expectDone(page, 'Board created.')

      await untilReady(page)
      const search = page.getByRole('main').getByRole('searchbox', { name: 'Find a board' })
      await search.fill('HAR')
      await expectCovers(page, 'Harbor & <sea>')
      await search.fill('zebra')
      await expect(page.getByText('No board has “zebra” in its name.')).toBeVisible()
      await search.fill('b')
      await expectCovers(page, 'Bakery', 'Harbor & <sea>')
      await search.press('Enter')
      await expect(page).toHaveURL(urlOf(site, `${list}?search=b`))
      await expectCovers(page, 'Bakery', 'Harbor & <sea>')
      await search.fill('')
      await expect(page).toHaveURL(urlOf(site, list))
      await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Name' }).click()
      await expect(page).toHaveURL(urlOf(site, `${list}?sort=name`))
      await expectCovers(page, 'Alpine huts', 'Bakery', 'Harbor & <sea>')

      const actions = page.getByLabel('Actions for Alpine huts')
      await actions.click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
      await expect(actions).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Make default' }).click()
      await expectDone(page, 'Default board changed.')
      await expect(coversOf(page).filter({ hasText: 'Alpine huts' })).toContainText('Default')
      await actions.click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expectDone(page, 'Board deleted.')
      await expect(coversOf(page)).toHaveCount(2)
      await press(page, 'Undo')
      await expectDone(page, 'The board is back.')
      await expect(coversOf(page)).toHaveCount(3)
    })

    test('BOARD-09: the menu of the header shows boards by keyboard and mouse', async ({ open }) => {
      const person = someone(site, 'mona')
      const before = await open(screens[1440])
      await register(before, site, person)
      await makeBoard(before, site, 'Autumn window', 1)
      const page = await open(screens[1440])
      await page.goto(urlOf(site))
      await page.getByRole('banner').getByRole('link', { name: 'Boards' }).click()
      await expect(page).toHaveURL(urlOf(site, '/sign-in?returnurl=%2Fcollaboration%2Fboards'))
      await signIn(page, person.username)
      await expect(page).toHaveURL(urlOf(site, list))
      await untilReady(page)
      const entry = page.getByRole('banner').locator('summary[aria-label="Boards"]')
      const board = page.getByRole('banner').getByRole('link', { name: /Autumn window/ })
      await entry.focus()
      await page.keyboard.press('Enter')
      await expect(board).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(board).toBeHidden()
      await expect(entry).toBeFocused()

      const asked = page.waitForRequest('**/collaboration/boards-recent')
      await page.evaluate(() => document.dispatchEvent(new CustomEvent('boards-menu-reload')))
      await entry.click()
      await asked
      await page.getByRole('banner').getByRole('link', { name: 'All boards' }).click()
      await expect(page).toHaveURL(urlOf(site, list))
      await expect(board).toBeHidden()
      await entry.click()
      await board.click()
      await expect(page).toHaveURL(/\/collaboration\/boards\/[\da-f-]{36}$/)
    })
  })
}

test('BOARD-09: a menu that cannot be had says so and can be asked for again', async ({ open }) => {
  const page = await open(screens[375])
  await register(page, 'argus', someone('argus', 'milo'))
  await makeBoard(page, 'argus', 'Cover options', 1)
  await page.goto(urlOf('argus', '/account'))
  await untilReady(page)
  await page.route('**/collaboration/boards-recent', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('banner').locator('summary[aria-label="Boards"]').tap()
  await expect(page.getByText('Your boards could not be loaded.')).toBeVisible()
  await expectNoOverflow(page)
  await page.unroute('**/collaboration/boards-recent')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByRole('banner').getByRole('link', { name: /Cover options/ })).toBeVisible()
  await expectAccessible(page, 'header details[open]')
})

test('BOARD-10: without scripts boards are made, searched, deleted and taken back', async ({ open }) => {
  const page = await open({ ...screens[1440], javaScriptEnabled: false })
  await register(page, 'argus', someone('argus', 'nora'))
  await page.goto(urlOf('argus', list))
  await fillIn(page, { 'Board name': 'Winter' })
  await press(page, 'Create board')
  await createAnother(page, 'Spring')
  await expectCovers(page, 'Spring', 'Winter')
  await page.getByRole('searchbox', { name: 'Find a board' }).fill('wint')
  await press(page, 'Search')
  await expectCovers(page, 'Winter')
  await page.getByLabel('Actions for Winter').click()
  await press(page, 'Delete')
  await expectDone(page, 'Board deleted.')
  await expect(page.getByText('No board has “wint” in its name.')).toBeVisible()
  await press(page, 'Undo')
  await expectDone(page, 'The board is back.')
  await expectCovers(page, 'Winter')
  await page.getByLabel('Actions for Winter').click()
  await page.getByText('Rename', { exact: true }).click()
  await fillIn(page, { 'New name': 'Winter & snow' })
  await press(page, 'Save')
  await expectDone(page, 'Board renamed.')
  await expectCovers(page, 'Winter & snow')
})

test('BOARD-07: the list follows other windows, and what it says stays true', async ({ open }) => {
  const page = await open(screens[1440])
  await register(page, 'argus', someone('argus', 'paula'))
  await page.goto(urlOf('argus', list))
  await fillIn(page, { 'Board name': 'One' })
  await press(page, 'Create board')
  await expectDone(page, 'Board created.')
  await untilReady(page)
  await call(page, 'create-board', { name: 'Two' })
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('boards-menu-reload')))
  await expectCovers(page, 'Two', 'One')

  await page.getByLabel('Actions for One').click()
  await press(page, 'Delete')
  await expectDone(page, 'Board deleted.')
  await press(page, 'Undo')
  await expectDone(page, 'The board is back.')
  await page.goBack()
  await expect(coversOf(page)).toHaveCount(2)
  await expect(page.getByText('Board deleted.')).toBeHidden()

  await untilReady(page)
  await page.getByRole('main').getByRole('searchbox', { name: 'Find a board' }).fill('two')
  await expect(page).toHaveURL(/[?&]search=two/)
  await page.reload()
  await expectCovers(page, 'Two')
})

test('BOARD-04: without scripts one signs in, chooses a board, and the asset is there', async ({ open }) => {
  const page = await open({ ...screens[1440], javaScriptEnabled: false })
  await register(page, 'bokeh', someone('bokeh', 'olga'))
  await page.goto(urlOf('bokeh', '/search/2/image'))
  const link = page.getByRole('main').locator('li a[href*="/detail/"]').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await page.context().clearCookies()
  await page.goto(urlOf('bokeh', `${list}?save=${id}`))
  await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
  await signIn(page, someone('bokeh', 'olga').username)
  await expect(page).toHaveURL(urlOf('bokeh', `${list}?save=${id}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Save to board' })).toBeVisible()
  await press(page, 'Create and save')
  await expect(page.getByLabel('Board name')).toHaveAccessibleDescription(/Give the board a name\./)
  await fillIn(page, { 'Board name': 'Shop window' })
  await press(page, 'Create and save')
  await expectDone(page, 'It is on “Shop window” now.')
  await page.goto(urlOf('bokeh', `${list}?save=${id}`))
  await expect(page.getByRole('radio', { name: /Shop window/ })).toBeChecked()
  await press(page, 'Save')
  await expectDone(page, 'It is on “Shop window” now.')
  await page.getByRole('link', { name: 'Back to the image' }).click()
  await expect(page).toHaveURL(urlOf('bokeh', `/detail/${id}`))
  await page.goto(urlOf('bokeh', list))
  await expect(coversOf(page)).toContainText(['1 asset'])
  expect((await page.goto(urlOf('bokeh', `${list}?save=999999999`)))?.status()).toBe(404)
})

test('BOARD-03: the default board is found by its address', async ({ open }) => {
  const page = await open(screens[1440])
  await page.goto(urlOf('argus', `${list}/default`))
  await expect(page).toHaveURL(/\/sign-in\?returnurl=%2Fcollaboration%2Fboards%2Fdefault/)
  await register(page, 'argus', someone('argus', 'rita'))
  await page.goto(urlOf('argus', `${list}/default`))
  await expect(page).toHaveURL(urlOf('argus', `${list}?create=1`))
  await fillIn(page, { 'Board name': 'First' })
  await press(page, 'Create board')
  await expectDone(page, 'Board created.')
  await page.goto(urlOf('argus', `${list}/default`))
  await expect(page).toHaveURL(/\/collaboration\/boards\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible()
})

test('BOARD-10: a board that one has joined is listed with its owner, and left again', async ({ open }) => {
  const owner = await open(screens[1440])
  const wanda = someone('bokeh', 'wanda')
  await register(owner, 'bokeh', wanda)
  await owner.goto(urlOf('bokeh', list))
  await confirmAddress(owner, wanda)
  await owner.goto(urlOf('bokeh', list))
  const { id } = (await call(owner, 'create-board', { name: 'Menu cards' })) as { id: string }
  const { code } = (await call(owner, `boards/${id}/invitations`, { role: 'comment' })) as { code: string }

  const page = await open(screens[375])
  await register(page, 'bokeh', someone('bokeh', 'tilda'))
  await page.goto(urlOf('bokeh', '/collaboration/shared-boards'))
  await expect(page.getByRole('heading', { name: 'Nothing shared with you yet' })).toBeVisible()
  await call(page, `invitations/${code}/accept`)
  await page.reload()
  const cover = page.getByRole('main').getByRole('list', { name: 'Shared with me' }).getByRole('listitem')
  await expect(cover).toContainText(['Menu cards'])
  await expect(cover).toContainText([`By ${wanda.username}`])
  await expect(cover).toContainText(['Can comment'])
  await expectNoOverflow(page)
  await untilReady(page)
  await expectAccessible(page)
  await owner.reload()
  await expect(coversOf(owner).filter({ hasText: 'Menu cards' })).toContainText('Shared')
  await press(page, 'Leave Menu cards')
  await expectDone(page, 'You have left the board.')
  await expect(cover).toHaveCount(0)
})

for (const site of sites) {
  for (const width of widths) {
    test(`${site}: lists of boards are accessible and fit ${width} px, light and dark`, async ({ open }) => {
      const page = await open(screens[width])
      await enterDemo(page, site, 'customer')
      await page.goto(urlOf(site, list))
      await call(page, 'create-board', {
        name: `A name that takes a good deal of room ${'and more '.repeat(8)}`,
      })
      await page.goto(urlOf(site, '/search/2/image'))
      const link = page.getByRole('main').locator('li a[href*="/detail/"]').first()
      const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
      for (const path of [list, `${list}?create=1`, `${list}?save=${id}`, '/collaboration/shared-boards']) {
        await page.goto(urlOf(site, path))
        await untilReady(page)
        await expectNoOverflow(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page)
        }
      }
    })
  }
}

test('lists of boards read from right to left too', async ({ open }) => {
  const page = await open(screens[375])
  await register(page, 'bokeh', someone('bokeh', 'mona'))
  await makeBoard(page, 'bokeh', 'Cover options', 1)
  await page.context().addCookies([{ name: 'bokeh_locale', value: 'ar-xb', url: urlOf('bokeh') }])
  await page.goto(urlOf('bokeh', list))
  await untilReady(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoOverflow(page)
  await page.getByRole('banner').locator('details[name="main-menu"] summary:visible').first().tap()
  await expect(page.getByRole('banner').getByRole('link', { name: /Cover options/ })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'header details[open]')
})
