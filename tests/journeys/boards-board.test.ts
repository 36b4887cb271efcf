import { enterDemo } from '../support/account-steps.ts'
import { cardsOf, expectOrder, makeBoard, openBoard } from '../support/board-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  screens,
  sites,
  test,
  urlOf,
  widths,
} from '../support/journey.ts'

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|404|410)/,
})

test('BOARD-10: a board is renamed where it stands, deleted, and taken back', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
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
  await expect(page.getByText('The board is back.')).toBeVisible()
  await openBoard(page, 'argus', path)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Harbor at dawn')
})

test('BOARD-10: notes, comments on the board and on one asset, and who did what', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
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
  await expect(beside.getByLabel('Comment on this asset')).toBeFocused()
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

test('BOARD-10: everything that a form can do is done without script', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
  const {
    path,
    ids: [a, b],
  } = await makeBoard(page, 'argus', 'Plain', 2)
  const { cookies } = await page.context().storageState()

  const plain = await open({ ...screens[375], javaScriptEnabled: false })
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
  await main.locator('summary', { hasText: /^Withdraw/ }).click()
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
      const page = await open(screens[width])
      await enterDemo(page, site, 'member')
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
  const page = await open(screens[375])
  await enterDemo(page, 'bokeh', 'customer')
  const { path } = await makeBoard(page, 'bokeh', 'Nothing yet', 0)
  await openBoard(page, 'bokeh', path)
  await expect(page.getByText(/^Nothing is on this board yet\./)).toBeVisible()
  await page.getByRole('link', { name: 'Search for pictures' }).click()
  await expect(page).toHaveURL(/\/search\/2\/image/)
})
