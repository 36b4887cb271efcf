import { confirmAddress, enterDemo, register, someone } from '../support/account-steps.ts'
import {
  callBoards,
  cardsOf,
  expectOrder,
  giveRole,
  joinBoard,
  makeBoard,
  openBoard,
} from '../support/board-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  screens,
  test,
  untilReady,
  urlOf,
} from '../support/journey.ts'

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|404|410)/,
})

test('BOARD-10: a link shows the board to a guest, who may join; both see each other, until it is withdrawn', async ({
  open,
}) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
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
  await expect(main.getByRole('link', { name: 'Share', exact: true })).toBeFocused()

  const guest = await open(screens[375])
  expect((await guest.goto(link))?.status()).toBe(200)
  await untilReady(guest)
  await expect(guest.getByText('Mia Member shares this board with you.')).toBeVisible()
  await expect(cardsOf(guest)).toHaveCount(3)
  await expect(guest.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(guest.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  expect((await guest.request.get(urlOf('argus', path))).url()).toContain('/sign-in')

  const other = await open(screens[1440])
  await enterDemo(other, 'argus', 'customer')
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
  await dialog.locator('summary', { hasText: /^Withdraw/ }).click()
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(field).toHaveCount(0)
  await expect(guest.getByText('This board is no longer open to you.')).toBeVisible()
  expect((await guest.goto(link))?.status()).toBe(410)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This board is no longer open.')

  await dialog.locator('summary', { hasText: /^Remove/ }).click()
  await dialog.getByRole('button', { name: /^Remove/ }).click()
  await expect(other.getByText('This board is no longer open to you.')).toBeVisible()
})

test('BOARD-11: what somebody is writing stays when the asset or the right to write goes, until it is let go', async ({
  open,
}) => {
  const owner = await open(screens[1440])
  const hanna = someone('bokeh', 'hanna')
  await register(owner, 'bokeh', hanna)
  await owner.goto(urlOf('bokeh'))
  await confirmAddress(owner, hanna)
  const { id, path, ids } = await makeBoard(owner, 'bokeh', 'Half written', 3)
  const page = await open(screens[375])
  await enterDemo(page, 'bokeh', 'customer')
  await joinBoard(owner, page, 'bokeh', id)
  await openBoard(page, 'bokeh', path)
  const main = page.getByRole('main')
  const cards = cardsOf(page)

  await main.getByText('Edit description').click()
  await main.getByLabel('Description').fill('Half a description')
  await cards.nth(2).getByText('Add a note').click()
  await cards.nth(2).getByRole('textbox', { name: 'Note' }).fill('Half a thought')
  await cards.nth(0).getByText('Add a note').click()
  await cards.nth(0).getByRole('textbox', { name: 'Note' }).fill('Half a note')

  await callBoards(owner, 'bokeh', 'DELETE', `remove-assets?boardId=${id}&assetIds=gi:${ids[0]}`)
  await expectOrder(page, ids.slice(1))
  const left = main.getByRole('region', { name: 'Not saved' })
  const text = left.getByRole('textbox', { name: /^Your note on / })
  await expect(text).toHaveValue('Half a note')
  await expect(text).toHaveAccessibleDescription(/^This asset is no longer on the board\./)
  await expect(text, 'who was writing is led to it').toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await giveRole(owner, 'bokeh', id, 'view')
  const note = cards.nth(1).getByRole('textbox', { name: 'Note' })
  await expect(note).toHaveAttribute('readonly', '')
  await expect(note).toHaveValue('Half a thought')
  await expect(note).toHaveAccessibleDescription(/^You can no longer edit this board\./)
  await expect(main.getByLabel('Description')).toHaveValue('Half a description')
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await left.getByRole('button', { name: 'Discard' }).click()
  await expect(left).toHaveCount(0)
  await expect(main.locator('[data-board-grid]'), 'the focus is not lost').toBeFocused()
  await cards.nth(1).getByRole('button', { name: 'Discard' }).click()
  await expect(note).toHaveCount(0)
  await expect(cards.nth(1).getByRole('link').first()).toBeFocused()
  await giveRole(owner, 'bokeh', id, 'edit')
  await expect(main.getByLabel('Description')).toBeEditable()
  await main.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(main.getByText('Half a description').first()).toBeVisible()
})

test('BOARD-11: a note is finished on the page to which somebody moved its asset', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
  const { id, path, ids } = await makeBoard(page, 'bokeh', 'Moved on', 61)
  await openBoard(page, 'bokeh', path)
  const main = page.getByRole('main')
  const first = cardsOf(page).nth(0)
  await first.getByText('Add a note').click()
  await first.getByRole('textbox', { name: 'Note' }).fill('Not yet done')
  await callBoards(page, 'bokeh', 'POST', `boards/${id}/order`, {
    assetIds: [`gi:${ids[0]}`],
    before: null,
  })
  const left = main.getByRole('region', { name: 'Not saved' })
  await expect(left.getByRole('textbox')).toHaveValue('Not yet done')
  await left.getByRole('link', { name: 'Continue on page 2' }).click()
  await expectOrder(page, [ids[0]])
  await expect(left).toHaveCount(0)
  await expect(first.getByRole('textbox', { name: 'Note' })).toHaveValue('Not yet done')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.locator('summary').getByText('Not yet done')).toBeVisible()
  await expect(first.getByRole('textbox', { name: 'Note' })).toBeHidden()
})
