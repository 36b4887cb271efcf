import type { Page } from '@playwright/test'
import { enterDemo } from '../support/account-steps.ts'
import { callBoards, cardsOf, expectOrder, joinBoard, makeBoard, openBoard } from '../support/board-steps.ts'
import { expect, expectAccessible, screens, test } from '../support/journey.ts'

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (401|404|409|410)/,
})

function noteOf(page: Page, place: number) {
  const card = cardsOf(page).nth(place)
  return {
    card,
    field: card.getByRole('textbox', { name: 'Note' }),
    save: card.getByRole('button', { name: 'Save', exact: true }),
    begin: () => card.locator('summary', { hasText: /note/i }).click(),
  }
}

test('BOARD-11: half a note outlives a filter and the way back, which shows the board as it is by now', async ({
  open,
}) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
  const { path, ids } = await makeBoard(page, 'argus', 'Back and forth', 4)
  await openBoard(page, 'argus', path)
  const main = page.getByRole('main')
  const { field, save, begin } = noteOf(page, 0)
  await begin()
  await field.fill('Half a note')
  await main.getByRole('link', { name: /^Newest/ }).click()
  await expect(page).toHaveURL(/sort=newest/)
  const kept = page.locator(`li[data-asset="${ids[0]}"]`)
  await expect(kept.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a note')

  // While the other order is shown, the board changes.
  const last = page.locator(`li[data-asset="${ids[3]}"]`)
  await last.locator('summary', { hasText: 'More' }).click()
  await last.getByRole('button', { name: 'Remove from board' }).click()
  await expect(last).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=newest/)
  await expectOrder(page, ids.slice(0, 3))
  await expect(field).toHaveValue('Half a note')
  await save.click()
  await expect(main.getByText('Somebody else changed this meanwhile')).toHaveCount(0)
  await expect(noteOf(page, 0).card.locator('summary').getByText('Half a note')).toBeVisible()

  // The way back of what was done under one order is there under another.
  await cardsOf(page).nth(2).locator('summary', { hasText: 'More' }).click()
  await cardsOf(page).nth(2).getByRole('button', { name: 'Remove from board' }).click()
  await expectOrder(page, ids.slice(0, 2))
  await main.getByRole('link', { name: /^Oldest/ }).click()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(cardsOf(page)).toHaveCount(2)
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(cardsOf(page)).toHaveCount(3)
})

test('BOARD-11: who writes on while a note is saved goes on writing', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
  const { path } = await makeBoard(page, 'bokeh', 'Writing on', 2)
  await openBoard(page, 'bokeh', path)
  const { card, field, save, begin } = noteOf(page, 0)
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/notes/*', async (route) => {
    await isHeld
    await route.continue()
  })
  await begin()
  await field.fill('Crop')
  await save.click()
  await field.press('End')
  await field.pressSequentially(' it')
  answer()
  await expect(card.locator('summary').getByText('Crop', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('Crop it')
  await expect(field).toBeFocused()
  await save.click()
  await expect(card.locator('summary').getByText('Crop it', { exact: true })).toBeVisible()
  await expect(field).toBeHidden()
  await expect(card.locator('summary').first()).toBeFocused()

  await begin()
  await field.fill('Never mind')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toBeHidden()
  await begin()
  await expect(field).toHaveValue('Crop it')
})

test('BOARD-11: after a refusal what has been written since stays, until it is let go', async ({ open }) => {
  const owner = await open(screens[1440])
  await enterDemo(owner, 'argus', 'member')
  const { id, path, ids } = await makeBoard(owner, 'argus', 'Refused', 3)
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'customer')
  await joinBoard(owner, page, 'argus', id)
  await openBoard(page, 'argus', path)
  const main = page.getByRole('main')
  const { card, field, save, begin } = noteOf(page, 0)
  await begin()
  await field.fill('Mine')
  await openBoard(owner, 'argus', path)
  const theirs = noteOf(owner, 0)
  await theirs.begin()
  await theirs.field.fill('Theirs')
  await theirs.save.click()
  await expect(card.locator('summary').getByText('Theirs')).toBeVisible()
  await save.click()
  await expect(card.getByRole('blockquote')).toHaveText('Theirs')
  await field.fill('Mine, and more')
  await main.getByRole('link', { name: /^Newest/ }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=newest/)
  await expect(field).toHaveValue('Mine, and more')

  await callBoards(owner, 'argus', 'DELETE', `remove-assets?boardId=${id}&assetIds=gi:${ids[0]}`)
  const left = main.getByRole('region', { name: 'Not saved' })
  await expect(left.getByRole('textbox')).toHaveValue('Mine, and more')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await left.getByRole('button', { name: 'Copy' }).click()
  await expect(left.getByRole('status')).toHaveText(/^The text could not be copied\./)
  await left.getByRole('button', { name: 'Discard' }).click()
  await expect(left).toHaveCount(0)
  await expect(main.locator('[data-board-grid]'), 'the focus is not lost').toBeFocused()
})

test('BOARD-11: what was begun is there when a board is deleted elsewhere, and again when it comes back', async ({
  open,
}) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
  const { id, path } = await makeBoard(page, 'bokeh', 'Deleted elsewhere', 2)
  await openBoard(page, 'bokeh', path)
  const main = page.getByRole('main')
  const { field, begin } = noteOf(page, 1)
  await begin()
  await field.fill('Half a note')
  const comment = main.getByLabel('Comment on the board')
  await comment.fill('I think')
  await callBoards(page, 'bokeh', 'DELETE', `boards/${id}`)
  await expect(main.getByRole('status').filter({ hasText: 'You deleted this board.' })).toBeVisible()
  const left = main.getByRole('region', { name: 'Not saved' })
  await expect(left.getByRole('textbox', { name: /^Your note on / })).toBeFocused()
  await expect(left.getByRole('textbox', { name: 'Comment on the board' })).toHaveValue('I think')
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('The board is back.')).toBeVisible()
  await expect(field).toHaveValue('Half a note')
  await expect(comment).toHaveValue('I think')

  // What others do is heard again.
  await callBoards(page, 'bokeh', 'PATCH', `boards/${id}`, { name: 'Back again' })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Back again')
})

test('BOARD-11: who is signed out elsewhere is not led away from what they are writing', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
  const { id, path, ids } = await makeBoard(page, 'argus', 'Signed out', 2)
  const other = await open(screens[1440])
  await enterDemo(other, 'argus', 'customer')
  await joinBoard(page, other, 'argus', id)
  await openBoard(page, 'argus', path)
  const { field, begin } = noteOf(page, 0)
  await begin()
  await field.fill('Half a note')
  await page.context().clearCookies()
  await callBoards(other, 'argus', 'DELETE', `remove-assets?boardId=${id}&assetIds=gi:${ids[1]}`)
  await expect(page.getByText('This board is no longer open to you.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(path))
  await expect(field).toHaveValue('Half a note')
})
