import { enterDemo } from '../support/account-steps.ts'
import { callBoards, cardsOf, expectOrder, makeBoard, openBoard } from '../support/board-steps.ts'
import { expect, screens, test } from '../support/journey.ts'

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })

test('BOARD-10: several assets are copied, moved, removed and put back', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
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
  await dialog.getByRole('button', { name: 'Create a board' }).click()
  await dialog.getByLabel('Board name').fill('Moved apart')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 asset moved to “Moved apart”.')).toBeVisible()
  await expectOrder(page, [a, c, d, e])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectOrder(page, [a, b, c, d, e])
  await expect(cards.nth(1).getByRole('link').first()).toBeFocused()

  await pick(1)
  await bar.getByRole('button', { name: 'Move to…' }).click()
  await dialog
    .getByRole('button', { name: /^Moved apart/ })
    .first()
    .click()
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

test('BOARD-10: what somebody takes off is no longer picked, on whichever page of the board it stood', async ({
  open,
}) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'bokeh', 'member')
  const { id, path, ids } = await makeBoard(page, 'bokeh', 'Two pages', 63)
  await openBoard(page, 'bokeh', path)
  const cards = cardsOf(page)
  const bar = page.getByRole('region', { name: 'Selection' })
  for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').press('Space')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expectOrder(page, ids.slice(60))
  await cards.nth(0).getByRole('checkbox').press('Space')
  await expect(bar.getByText('3 of 63 selected')).toBeVisible()

  await callBoards(page, 'bokeh', 'DELETE', `remove-assets?boardId=${id}&assetIds=gi:${ids[0]},gi:${ids[5]}`)
  await expect(bar.getByText('2 of 61 selected')).toBeVisible()
})
