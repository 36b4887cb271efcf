import { createBoard, variantNames } from '../support/board-steps.ts'
import { run } from '../support/database-server.ts'
import { expect, test, urlOf } from '../support/journey.ts'
import {
  arrive,
  dialogOf,
  firstTile,
  openResults,
  pressSave,
  saveButton,
  toastOf,
} from '../support/save-steps.ts'

test.describe.configure({ timeout: 90_000 })

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    test.describe('when the server refuses', () => {
      // The browser itself notes an answer like this.
      test.use({ expectedComplaint: /status of 429/ })

      test('what fails is taken back and said', async ({ open }) => {
        const page = await arrive({ open, variant, name: 'failure' })
        await createBoard(page, 'argus', 'Cover options, July')
        await openResults(page, 'argus')
        await page.route(
          variant === 'legacy' ? '**/collaboration/boards/*.json' : '**/api/add-assets',
          (route) =>
            route.fulfill({
              status: 429,
              contentType: 'application/problem+json',
              body: '{"type":"too-many"}',
            }),
        )
        await pressSave(page)
        await expect(page.getByText('That was a lot at once. Please try again in a moment.')).toBeVisible()
        await expect(saveButton(firstTile(page))).toHaveAttribute('aria-pressed', 'false')
        await expect(toastOf(page, 'Saved to board')).toHaveCount(0)
      })
    })

    test.describe('when a line breaks', () => {
      // The browser itself notes an answer that did not come.
      test.use({ expectedComplaint: /ERR_FAILED/ })

      test('BOARD-07: after the board was made, pressing again makes no second one', async ({ open }) => {
        const page = await arrive({ open, variant, name: 'broken' })
        await openResults(page, 'argus')
        await pressSave(page)
        const dialog = dialogOf(page)
        const save = dialog.getByRole('button', { name: 'Save', exact: true })
        await dialog.getByLabel('Board name').fill('Autumn')
        let made = 0
        await page.route(
          variant === 'legacy' ? '**/collaboration/boards.json' : '**/api/create-board',
          async (route) => {
            made = (await route.fetch()).status()
            await route.abort()
          },
          { times: 1 },
        )
        await save.click()
        await expect.poll(() => made, { timeout: 20_000 }).toBe(201)
        await expect(dialog.getByText('The board could not be created. Please try again.')).toBeVisible()
        await save.click()
        await expect(toastOf(page, 'Saved to board')).toContainText('Autumn')
        const listed = await page.request.get(urlOf('argus', '/components/collaboration/api/boards'))
        expect(await listed.json()).toMatchObject({ total: 1, boards: [{ name: 'Autumn', assetCount: 1 }] })
      })
    })
  })
}

test('BOARD-06: of an asset that is offline the dialog shows the short title, and no picture', async ({
  open,
}) => {
  const id = await takeInOffline()
  const page = await arrive({ open, variant: 'toolbox', name: 'offline' })
  await openResults(page, 'argus', `/detail/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Save to board', exact: true }).click()
  const dialog = dialogOf(page)
  await expect(
    dialog.getByText('Lantern at low water', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(dialog.getByText('as the tide goes out')).toHaveCount(0)
  await expect(dialog.locator('img')).toHaveCount(0)
  await dialog.getByLabel('Board name').fill('Autumn')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const toast = toastOf(page, 'Saved to board')
  await expect(toast).toContainText('Lantern at low water')
  await expect(toast.locator('img')).toHaveCount(0)
})

/** Beside the demo's assets, all of which other journeys may want to see. */
async function takeInOffline(): Promise<string> {
  const id = '9000001'
  await run(
    process.env.JOURNEYS_DATABASE_URL ?? '',
    `insert into catalogue.asset (id, source_key, availability, title, short_title, caption, collection_id, asset_type,
        family, media_type, license_model, artist, credit_line, width, height, media_key, dominant_color)
      overriding system value
      select ${id}, 'journeys:offline', 'offline', 'Lantern on a jetty as the tide goes out', 'Lantern at low water', '',
        collection_id, asset_type, family, media_type, license_model, artist, credit_line, width, height, media_key,
        dominant_color
      from catalogue.asset where availability = 'online' and family = 'creative' and asset_type = 'image'
      order by id limit 1 on conflict do nothing`,
  )
  return id
}
