import type { Locator, Page } from '@playwright/test'
import { enterDemo } from '../support/account-steps.ts'
import { cardsOf, expectKeptOrder, expectOrder, makeBoard, openBoard } from '../support/board-steps.ts'
import { expect, screens, sites, test, urlOf } from '../support/journey.ts'

type Spot = Readonly<{ x: number; y: number }>

// Each signs somebody in and makes a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|404|410)/,
})

test('BOARD-10: assets are reordered by mouse, by keys and by the menu, and stay so', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
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
  await expect(page.getByText('The order has been changed.')).toBeVisible()
  await cards.nth(1).locator('summary').last().click()
  await page.getByRole('button', { name: 'Move one earlier' }).click()
  await expectOrder(page, [c, b, d, e, a])
  await cards.nth(0).locator('summary').last().click()
  await page.getByRole('button', { name: 'Move one later' }).click()
  await expectOrder(page, [b, c, d, e, a])
  await openBoard(page, 'argus', path)
  await expectOrder(page, [b, c, d, e, a])
})

test('BOARD-10: an order that cannot be kept is taken back and said', async ({ open }) => {
  const page = await open(screens[1440])
  await enterDemo(page, 'argus', 'member')
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

/** A finger that goes down, moves in small steps and goes up, as the browser itself would hear of it. */
async function dragByFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const steps = 12
  const path = Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }))
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const spot of path)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [spot] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

async function middleOf(element: Locator): Promise<Spot> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no place')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const site of sites) {
  test(`BOARD-10: on ${site} a finger drags an asset by its handle, onwards and back, and scrolls by the rest`, async ({
    open,
  }) => {
    const page = await open(screens[375])
    await enterDemo(page, site, 'member')
    const {
      id,
      path,
      ids: [a, b, c, d],
    } = await makeBoard(page, site, 'By finger', 4)
    await openBoard(page, site, path)
    const cards = cardsOf(page)
    const grid = page.getByRole('main').locator('[data-board-grid]')
    // All four in sight, and none at an edge of the screen, where the page would move on.
    await grid.evaluate((list) => scrollTo(0, list.getBoundingClientRect().top + scrollY - 90))
    const drag = async (from: number, to: number, side: 'start' | 'end') => {
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/order'))
      const frame = cards.nth(to).locator('[data-frame]')
      const { x, y } = await middleOf(frame)
      const aside = ((await frame.boundingBox())?.width ?? 0) / 4
      await dragByFinger(page, await middleOf(cards.nth(from).locator('[data-handle]')), {
        x: side === 'start' ? x - aside : x + aside,
        y,
      })
      expect((await kept).status()).toBe(200)
    }

    const before = await page.evaluate(() => scrollY)
    await drag(0, 3, 'end')
    await expectOrder(page, [b, c, d, a])
    await expectKeptOrder(page, site, id, [b, c, d, a])
    await drag(2, 0, 'start')
    await expectOrder(page, [d, b, c, a])
    await expectKeptOrder(page, site, id, [d, b, c, a])
    expect(await page.evaluate(() => scrollY), 'a drag moves no page').toBe(before)

    const picture = await middleOf(cards.nth(2).locator('[data-frame]'))
    await dragByFinger(page, picture, { x: picture.x, y: picture.y - 120 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expectKeptOrder(page, site, id, [d, b, c, a])
    await expect(page).toHaveURL(urlOf(site, path))
  })
}
