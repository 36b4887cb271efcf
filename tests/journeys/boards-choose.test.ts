import type { Page } from '@playwright/test'
import {
  answerTo,
  createBoard,
  expectTokens,
  newestIds,
  nextChange,
  notedEvent,
  notedOn,
  variantNames,
  variants,
} from '../support/board-steps.ts'
import { expect, expectNoOverflow, test, tilesOf } from '../support/journey.ts'
import {
  arrive,
  canScroll,
  dialogOf,
  expectAccessibleDialog,
  firstTile,
  openResults,
  pressSave,
  saveButton,
  toastOf,
  watchLeaving,
} from '../support/save-steps.ts'

test.describe.configure({ timeout: 90_000 })

const fade = { duration: '0.3s', ends: 'opacity 0' }
const sink = { duration: '0.3s', ends: 'translate 0px 100%' }

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    test('BOARD-02, -06, -07: without a board the dialog asks for a name, and the new board gets the asset', async ({
      open,
    }) => {
      const page = await arrive({ open, variant, name: 'create' })
      await openResults(page, 'argus')
      const menu = page.getByRole('banner').locator('details:has(summary[aria-label="Boards"])')
      await menu.locator('summary').click()
      await expect(menu.getByText('New board')).toBeVisible()
      await menu.locator('summary').click()

      const button = saveButton(firstTile(page))
      const assetId = await button.getAttribute('value')
      await pressSave(page)
      const dialog = dialogOf(page)
      await expect(dialog.getByRole('heading', { name: 'Save to new board', exact: true })).toBeVisible()
      await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/media\//)
      await expect(dialog.getByRole('button', { name: 'Choose an existing board' })).toHaveCount(0)
      await expectAccessibleDialog(page)

      const save = dialog.getByRole('button', { name: 'Save', exact: true })
      const name = dialog.getByLabel('Board name')
      await expect(name).toBeFocused()
      await expect(save).toBeDisabled()
      await name.fill('   ')
      await expect(save).toBeDisabled()
      await name.fill('x'.repeat(300))
      await expect(name).toHaveValue('x'.repeat(255))
      await expect(dialog.getByText('255 of 255')).toBeVisible()
      await name.fill('Autumn window display')
      await expect(dialog.getByText('21 of 255')).toBeVisible()
      const creating = nextChange(page)
      await save.click()
      await expectTokens(page, await creating)
      expect((await (await creating).allHeaders())['idempotency-key']).toMatch(/^[\da-f]{32}$/)
      const { id } = await answerTo<{ id: string }>(await creating)
      await expect(toastOf(page, 'Saved to board')).toContainText('Autumn window display')
      await expect(dialog).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()

      const api = '/components/collaboration/api'
      const body = '{"name":"Autumn window display"}'
      const [create, read, list, add] = {
        legacy: [
          `POST /collaboration/boards.json ${body}`,
          'GET /collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=1',
          'GET /collaboration/boards.json?pageSize=250',
          `PUT /collaboration/boards/${id}.json {"assets":["gi:${assetId}"],"action_type":"add_assets","makeDefault":true}`,
        ],
        toolbox: [
          `POST ${api}/create-board ${body}`,
          `GET ${api}/default`,
          `GET ${api}/boards`,
          `POST ${api}/add-assets {"boardId":"${id}","assetIds":["gi:${assetId}"],"makeDefault":true}`,
        ],
      }[variant]
      const noted = await notedOn(page)
      const recent = 'GET /collaboration/boards-recent'
      expect(noted.slice(0, 4)).toEqual([read, recent, list, create])
      expect(noted.slice(4, 6).toSorted()).toEqual([read, list].toSorted())
      expect(noted.slice(6, 9)).toEqual([
        notedEvent('boards-menu-reload', null),
        notedEvent('board-created', { boardId: id }),
        add,
      ])
      expect(noted.slice(9)).toEqual([expect.stringMatching(/^boards-updated /)])

      await menu.locator('summary').click()
      await expect(menu.getByRole('link', { name: /Autumn window display/ })).toBeVisible()
      expect((await notedOn(page)).slice(10)).toEqual([recent])
    })

    test('BOARD-06: the dialog filters by any part of a name, and closes in four ways with a fade of 300 ms', async ({
      open,
    }) => {
      const page = await arrive({ open, variant, name: 'choose' })
      for (const name of ['Cover options, July', 'Undercover: forestry', 'Autumn']) {
        await createBoard(page, 'argus', name)
      }
      const [assetId] = await newestIds(page, 'argus', 1)
      await openResults(page, 'argus', `/detail/${assetId}`)
      const other = page.getByRole('main').getByRole('button', { name: 'Save to another board' })
      const dialog = dialogOf(page)
      const filter = dialog.getByRole('textbox', { name: 'Board name' })
      const rows = dialog.getByRole('listitem')
      await other.click()
      await expect(dialog.getByRole('heading', { name: 'Choose board', exact: true })).toBeVisible()
      await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/media\//)
      await expect(dialog.getByText('3 of 3 boards')).toBeVisible()
      await expectAccessibleDialog(page)

      await expect(filter).toHaveAttribute('placeholder', 'board name')
      await filter.fill('COVER')
      await expect(rows).toHaveCount(2)
      await expect(rows.locator('mark')).toHaveText(['cover', 'Cover'], { ignoreCase: false })
      await expect(dialog.getByText('2 of 3 boards')).toBeVisible()
      await filter.fill('nowhere')
      await expect(rows).toHaveCount(0)
      await expect(dialog.getByText('No board has this name.')).toBeVisible()

      await dialog.getByRole('button', { name: 'Create a board' }).click()
      await expect(dialog.getByRole('heading', { name: 'Save to new board', exact: true })).toBeVisible()
      await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/media\//)
      await expect(dialog.getByLabel('Board name')).toBeFocused()
      await expect(dialog.getByLabel('Board name')).toHaveValue('nowhere')
      await dialog.getByRole('button', { name: 'Choose an existing board' }).click()
      await expect(filter).toBeFocused()

      const ways = [
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(20, 400),
        () => page.keyboard.press('Escape'),
      ]
      for (const close of ways) {
        if ((await dialog.count()) === 0) await other.click()
        await expect(dialog).toBeVisible()
        expect(await canScroll(page)).toBe(false)
        const leaving = await watchLeaving(page)
        await close()
        expect(await leaving()).toEqual([fade])
        await expect(dialog).toHaveCount(0)
        await expect(other).toBeFocused()
        expect(await canScroll(page)).toBe(true)
      }

      await other.click()
      await filter.fill('forest')
      await rows.hover()
      await expect(rows.getByText('Save here')).toBeVisible()
      const leaving = await watchLeaving(page)
      await rows.getByRole('button').click()
      expect(await leaving()).toEqual([fade])
      await expect(dialog).toHaveCount(0)
      expect(await canScroll(page)).toBe(true)
      await expect(toastOf(page, 'Saved to board')).toContainText('Undercover: forestry')
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Remove from board', exact: true }),
      ).toHaveAttribute('aria-pressed', 'true')
      const used = (await notedOn(page)).filter((one) => one.includes('/collaboration/'))
      expect(used.every((one) => variants[variant].path.test(one.split(' ')[1] ?? ''))).toBe(true)
    })

    for (const screen of [375, 1440] as const) {
      test(`of several picked at once at ${screen} all are saved to the chosen board`, async ({ open }) => {
        const site = screen === 375 ? 'bokeh' : 'argus'
        const leave = screen === 375 ? [fade, sink] : [fade]
        const page = await arrive({ open, variant, site, name: `batch${screen}`, screen })
        await createBoard(page, site, 'Cover options, July')
        await openResults(page, site)
        for (const place of [0, 1, 2]) await tilesOf(page).nth(place).getByRole('checkbox').press('Space')
        const save = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Save' })
        await save.click()
        await expect(dialogOf(page).getByText('3 assets').filter({ visible: true })).toBeVisible()
        await expectAccessibleDialog(page)
        await expectNoOverflow(page)
        await expectLeaving(page, leave, () => page.mouse.click(20, 10))
        await save.click()
        await expectLeaving(page, leave, () =>
          dialogOf(page).getByRole('listitem').getByRole('button').click(),
        )
        await expect(toastOf(page, '3 assets saved to board')).toContainText('Cover options, July')
        for (const place of [0, 1, 2]) {
          await expect(saveButton(tilesOf(page).nth(place))).toHaveAttribute('aria-pressed', 'true')
        }
      })
    }
  })
}

async function expectLeaving(
  page: Page,
  styles: readonly object[],
  close: () => Promise<void>,
): Promise<void> {
  await expect(dialogOf(page)).toBeVisible()
  const leaving = await watchLeaving(page)
  await close()
  expect(await leaving()).toEqual(styles)
  await expect(dialogOf(page)).toHaveCount(0)
}
