import type { Locator, Page } from '@playwright/test'
import { createBoard, notedOn, variantNames } from '../support/board-steps.ts'
import { expect, test } from '../support/journey.ts'
import {
  arrive,
  dialogOf,
  firstTile,
  holdClock,
  openResults,
  pressSave,
  saveButton,
  toastOf,
} from '../support/save-steps.ts'

test.describe.configure({ timeout: 90_000 })

const boardToastMs = 3_000
const toastLeaveMs = 400

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    test('BOARD-08: the toast is at the bottom, leads to the default board, and closes after 3000 ms unless hovered', async ({
      open,
    }) => {
      const page = await arrive({ open, variant, name: 'toast' })
      await createBoard(page, 'argus', 'Autumn')
      await createBoard(page, 'argus', 'Cover options, July')
      await openResults(page, 'argus')
      await firstTile(page).hover()
      await holdClock(page)
      await saveButton(firstTile(page)).click()
      const toast = toastOf(page, 'Saved to board')
      await expect(toast).toContainText('Cover options, July')
      await expect(toast.locator('img')).toHaveAttribute('src', /^\/media\//)
      await expect(toast).toHaveAttribute('href', '/collaboration/boards/default')
      const card = toast.locator('..')
      const arrival = await styleOf(card)
      expect(arrival.animationDuration).toBe('0.4s')
      const box = await card.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40)

      await page.clock.runFor(boardToastMs - 500)
      await toast.hover()
      await page.clock.runFor(60_000)
      await expect(toast).toBeVisible()
      await page.mouse.move(5, 300)
      await page.clock.runFor(499)
      expect((await styleOf(card)).animationName).toBe(arrival.animationName)
      await page.clock.runFor(1)
      const leaving = await styleOf(card)
      expect(leaving.animationName).not.toBe(arrival.animationName)
      expect(leaving).toMatchObject({ animationDuration: '0.4s', pointerEvents: 'none' })
      await expect(card).toHaveCSS('opacity', '0')
      await page.clock.runFor(toastLeaveMs - 1)
      await expect(toast).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(toast).toHaveCount(0)

      await pressSave(page)
      const removed = toastOf(page, 'Removed from board')
      await expect(removed).toBeVisible()
      await page.clock.resume()
      await removed.click()
      await expect(page).toHaveURL(/\/collaboration\/boards\/(default|[\da-f-]{36})$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cover options, July')
    })

    test('BOARD-08: from the toast an asset can change its board', async ({ open }) => {
      const page = await arrive({ open, variant, name: 'change' })
      const to = await createBoard(page, 'argus', 'Cover options, July')
      const from = await createBoard(page, 'argus', 'Summer')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      const assetId = await button.getAttribute('value')
      await pressSave(page)
      await page.getByRole('button', { name: 'Change board' }).press('Enter')
      await expect(dialogOf(page)).toBeVisible()
      await expect(toastOf(page, 'Saved to board')).toHaveCount(0)
      await dialogOf(page)
        .getByRole('button', { name: /^Cover options/ })
        .click()
      await expect(toastOf(page, 'Cover options, July')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()
      await expect
        .poll(() => updatesOn(page))
        .toMatchObject([
          { boardId: from, added: [assetId], removed: [] },
          { boardId: to, added: [assetId], removed: [] },
          { boardId: from, added: [], removed: [assetId] },
        ])
    })
  })
}

function styleOf(element: Locator) {
  return element.evaluate((shown) => {
    const { animationName, animationDuration, pointerEvents } = getComputedStyle(shown)
    return { animationName, animationDuration, pointerEvents }
  })
}

async function updatesOn(page: Page): Promise<unknown[]> {
  const name = 'boards-updated '
  const updates = (await notedOn(page)).filter((one) => one.startsWith(name))
  return updates.map((one) => JSON.parse(one.slice(name.length)))
}
