import type { Locator, Page } from '@playwright/test'
import {
  answerTo,
  createBoard,
  expectTokens,
  nextChange,
  notedEvent,
  notedOn,
  variantNames,
} from '../support/board-steps.ts'
import { expect, linkOf, test } from '../support/journey.ts'
import {
  arrive,
  dialogOf,
  firstTile,
  holdClock,
  isDefaultBoard,
  openResults,
  pressSave,
  saveButton,
  toastOf,
} from '../support/save-steps.ts'

test.describe.configure({ timeout: 90_000 })

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    test('BOARD-01, -02, -05, -07: the button toggles, by the calls that the flag names, and a removal is undone', async ({
      open,
    }) => {
      const page = await arrive({ open, variant, name: 'toggle' })
      const boardId = await createBoard(page, 'argus', 'Cover options, July')
      const asked = page.waitForRequest((request) => isDefaultBoard(request))
      await openResults(page, 'argus')
      const first = await (await asked).allHeaders()
      expect(first.accept).toContain('application/json')
      expect(first['x-robots-tag']).toBe(variant === 'legacy' ? 'noindex' : undefined)

      const button = saveButton(firstTile(page))
      const assetId = await button.getAttribute('value')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await expect(button).toHaveAccessibleName(/^Save to board: /)
      const adding = nextChange(page)
      await pressSave(page)
      await expectTokens(page, await adding)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toHaveAccessibleName(/^Remove from board: /)
      await expect(toastOf(page, 'Saved to board')).toBeVisible()

      const removing = nextChange(page)
      await button.click()
      await expectTokens(page, await removing)
      const removed = toastOf(page, 'Removed from board')
      await expect(removed).toContainText('Cover options, July')
      await expect(removed.locator('img')).toHaveAttribute('src', /^\/media\//)
      await expect(toastOf(page, 'Saved to board')).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-pressed', 'false')

      const undoing = nextChange(page)
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expectTokens(page, await undoing)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(toastOf(page, 'Saved to board')).toContainText('Cover options, July')

      const { revision } = await answerTo<{ revision: number }>(await adding)
      const updated = (step: number, added: unknown[], removed: unknown[]) =>
        notedEvent('boards-updated', { boardId, revision: revision + step, added, removed })
      const legacy = (action: string) =>
        `PUT /collaboration/boards/${boardId}.json {"assets":["gi:${assetId}"],"action_type":"${action}"}`
      const api = '/components/collaboration/api'
      const calls = {
        legacy: [
          'GET /collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=1',
          legacy('add_assets'),
          legacy('remove_assets'),
        ],
        toolbox: [
          `GET ${api}/default`,
          `POST ${api}/add-assets {"boardId":"${boardId}","assetIds":["gi:${assetId}"]}`,
          `DELETE ${api}/remove-assets?boardId=${boardId}&assetIds=gi:${assetId}`,
        ],
      }[variant]
      expect(await notedOn(page)).toEqual([
        calls[0],
        calls[1],
        updated(0, [assetId], []),
        calls[2],
        updated(1, [], [assetId]),
        `POST ${api}/boards/${boardId}/put-back {"assetIds":["gi:${assetId}"]}`,
        updated(2, [assetId], []),
      ])
    })

    test('BOARD-05: the tooltip says what pressing does and for which board, and leaves after 300 ms', async ({
      open,
    }) => {
      const page = await arrive({ open, variant, name: 'tooltip' })
      await createBoard(page, 'argus', 'Cover options, July')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      const tooltip = page.getByRole('tooltip')
      await firstTile(page).hover()
      await holdClock(page)

      await button.hover()
      await page.clock.runFor(119)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(tooltip).toHaveText('Save to boardCover options, July')
      await expect(button).toHaveAccessibleDescription('Save to board Cover options, July')

      await page.mouse.move(5, 5)
      await page.clock.runFor(299)
      await expect(tooltip).toBeVisible()
      await page.clock.runFor(1)
      await expect(tooltip).toHaveCount(0)

      await firstTile(page).hover()
      await button.hover()
      await page.clock.runFor(120)
      await tooltip.hover()
      await page.clock.runFor(5_000)
      await expect(tooltip).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tooltip).toHaveCount(0)

      await firstTile(page).hover()
      await button.hover()
      await page.clock.runFor(120)
      await button.click()
      await expect(tooltip).toHaveText('Remove from boardCover options, July')
      await expect(button).toHaveAccessibleDescription('Remove from board Cover options, July')
    })

    test('BOARD-05, -06: all of it can be done by keyboard alone', async ({ open }) => {
      const page = await arrive({ open, variant, name: 'keyboard' })
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      await linkOf(firstTile(page)).focus()
      await tabTo(page, button)
      await expect(page.getByRole('tooltip')).toHaveText('Save to board')
      await page.keyboard.press('Enter')
      await dialogOf(page).waitFor()
      await expect(dialogOf(page).getByLabel('Board name')).toBeFocused()
      await page.keyboard.type('Cover options, July')
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByRole('tooltip')).toHaveText('Save to boardCover options, July')
    })

    test('two quick presses end where they began', async ({ open }) => {
      const page = await arrive({ open, variant, name: 'quick' })
      await createBoard(page, 'argus', 'Autumn')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      await button.press('Enter')
      await button.press('Enter')
      await expect(toastOf(page, 'Removed from board')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })
  })
}

test('BOARD-05, -06, -08: tooltip, toast and dialog are the same on Bokeh', async ({ open }) => {
  const page = await arrive({ open, variant: 'toolbox', site: 'bokeh', name: 'sibling' })
  await createBoard(page, 'bokeh', 'Window display')
  await openResults(page, 'bokeh')
  await firstTile(page).hover()
  await saveButton(firstTile(page)).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Save to boardWindow display')
  await pressSave(page)
  await expect(toastOf(page, 'Saved to board')).toContainText('Window display')
  await expect(toastOf(page, 'Saved to board').locator('img')).toHaveAttribute('src', /^\/media\//)
  await page.getByRole('button', { name: 'Change board' }).press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Choose board', exact: true })).toBeVisible()
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/media\//)
  await dialog.getByRole('button', { name: 'Create a board' }).click()
  await expect(dialog.getByRole('heading', { name: 'Save to new board', exact: true })).toBeVisible()
  await dialog.getByLabel('Board name').fill('Spring')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved to board')).toContainText('Spring')
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'the Tab key did not get there').toBeFocused()
}
