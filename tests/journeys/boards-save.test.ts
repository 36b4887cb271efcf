import type { Locator, Page } from '@playwright/test'
import { password, register, signIn, someone } from '../support/account-steps.ts'
import {
  createBoard,
  dialogOf,
  expectAccessibleDialog,
  isDefaultBoard,
  noteBoards,
  notedOn,
  openResults,
  saveButton,
  switchTo,
  toastOf,
  type Variant,
  variantNames,
  variants,
} from '../support/board-steps.ts'
import {
  expect,
  expectNoOverflow,
  linkOf,
  openCalmly,
  type SiteName,
  screens,
  test,
  tilesOf,
  untilReady,
  urlOf,
} from '../support/journey.ts'

test.describe.configure({ timeout: 90_000 })

/** Limits count by address: each journey comes from one of its own. */
const networks = { legacy: '203.0.113', toolbox: '192.0.2' } as const
let lastAddress = 0
const boardToastMs = 3_000

function addressOf(variant: Variant): string {
  lastAddress += 1
  return `${networks[variant]}.${lastAddress}`
}

type Open = Parameters<typeof openCalmly>[0]
type Start = { open: Open; site?: SiteName; name: string; screen?: keyof typeof screens }

for (const variant of variantNames) {
  test.describe(`by the ${variant} calls`, () => {
    async function openWindow({ open, site = 'argus', screen = 1440 }: Omit<Start, 'name'>): Promise<Page> {
      const page = await openCalmly(open, {
        ...screens[screen],
        extraHTTPHeaders: { 'x-forwarded-for': addressOf(variant) },
      })
      await noteBoards(page)
      await switchTo(page, site, variant)
      return page
    }

    /** Somebody new who is signed in and has no board. */
    async function arrive({ open, site = 'argus', name, screen = 1440 }: Start): Promise<Page> {
      const page = await openWindow({ open, site, screen })
      await register(page, site, someone(site, `${name}.${variant}`))
      return page
    }

    function firstTile(page: Page): Locator {
      return tilesOf(page).first()
    }

    test('BOARD-01, -02, -05, -07: the button toggles, by the calls that the flag names', async ({
      open,
    }) => {
      const page = await arrive({ open, name: 'toggle' })
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
      await firstTile(page).hover()
      const sent = page.waitForRequest((request) => ['PUT', 'POST'].includes(request.method()))
      await button.click()
      expect((await (await sent).allHeaders())['x-csrf-token']).toBe(
        await page.locator('meta[name="csrf-token"]').getAttribute('content'),
      )
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toHaveAccessibleName(/^Remove from board: /)
      await expect(toastOf(page, 'Saved to board')).toBeVisible()
      await button.click()
      await expect(toastOf(page, 'Removed from board')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')

      const updated = (added: unknown[], removed: unknown[]) =>
        `boards-updated ${JSON.stringify({ boardId, added, removed })}`
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
        updated([assetId], []),
        calls[2],
        updated([], [assetId]),
      ])
    })

    test('BOARD-05: the tooltip says what pressing does and for which board, and leaves after 300 ms', async ({
      open,
    }) => {
      const page = await arrive({ open, name: 'tooltip' })
      await createBoard(page, 'argus', 'Cover options, July')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      const tooltip = page.getByRole('tooltip')
      await firstTile(page).hover()
      await page.clock.install()
      await page.clock.pauseAt(new Date(Date.now() + 60_000))

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
      await expect(tooltip).toContainText('Remove from board')
    })

    test('BOARD-08: the toast is at the bottom, leads to the default board, and closes after 3000 ms unless hovered', async ({
      open,
    }) => {
      const page = await arrive({ open, name: 'toast' })
      await createBoard(page, 'argus', 'Cover options, July')
      await openResults(page, 'argus')
      await firstTile(page).hover()
      await page.clock.install()
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      await saveButton(firstTile(page)).click()
      const toast = toastOf(page, 'Saved to board')
      await expect(toast).toContainText('Cover options, July')
      await expect(toast.locator('img')).toHaveAttribute('src', /^\/media\//)
      await expect(toast).toHaveAttribute('href', '/collaboration/boards/default')
      const card = toast.locator('..')
      expect(await card.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.4s')
      const box = await card.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40)

      await page.clock.runFor(boardToastMs - 500)
      await toast.hover()
      await page.clock.runFor(60_000)
      await expect(toast).toBeVisible()
      await page.mouse.move(5, 300)
      await page.clock.runFor(499)
      expect(await card.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('auto')
      await page.clock.runFor(1)
      expect(await card.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
      await page.clock.runFor(400)
      await expect(toast).toHaveCount(0)

      await firstTile(page).hover()
      await saveButton(firstTile(page)).click()
      await toastOf(page, 'Removed from board').click()
      await expect(page).toHaveURL(/\/collaboration\/boards\/(default|[\da-f-]{36})$/)
    })

    test('BOARD-06, -07: without a board the dialog asks for a name, and the new board gets the asset', async ({
      open,
    }) => {
      const page = await arrive({ open, name: 'create' })
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      const assetId = await button.getAttribute('value')
      await firstTile(page).hover()
      await button.click()
      const dialog = dialogOf(page)
      await expect(dialog.getByRole('heading', { name: 'Save to new board' })).toBeVisible()
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
      await save.click()
      await expect(toastOf(page, 'Saved to board')).toContainText('Autumn window display')
      await expect(dialog).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()

      const noted = await notedOn(page)
      const from = noted.findIndex((one) => one.startsWith('POST'))
      const words = noted.slice(from).map((one) => one.split(' ')[0])
      expect(words).toEqual([
        'POST',
        'GET',
        'GET',
        'boards-menu-reload',
        'board-created',
        variant === 'legacy' ? 'PUT' : 'POST',
        'boards-updated',
      ])
      const boardId = /"boardId":"([^"]+)"/.exec(
        noted.find((one) => one.startsWith('board-created')) ?? '',
      )?.[1]
      expect(noted.at(-1)).toBe(
        `boards-updated ${JSON.stringify({ boardId, added: [assetId], removed: [] })}`,
      )
    })

    test('BOARD-06: the dialog filters by any part of a name, and closes in four ways with a fade of 300 ms', async ({
      open,
    }) => {
      const page = await arrive({ open, name: 'choose' })
      for (const name of ['Cover options, July', 'Undercover: forestry', 'Autumn']) {
        await createBoard(page, 'argus', name)
      }
      await openResults(page, 'argus')
      await linkOf(tilesOf(page)).first().press('Enter')
      const other = page.getByRole('main').getByRole('button', { name: 'Save to another board' })
      const dialog = dialogOf(page)
      await other.click()
      await expect(dialog.getByRole('heading', { name: 'Choose board' })).toBeVisible()
      await expect(dialog.getByText('3 of 3 boards')).toBeVisible()
      await expectAccessibleDialog(page)
      expect(await scrolls(page)).toBe(false)

      const rows = dialog.getByRole('listitem')
      await dialog.getByPlaceholder('board name').fill('COVER')
      await expect(rows).toHaveCount(2)
      await expect(rows.locator('mark')).toHaveText(['cover', 'Cover'], { ignoreCase: false })
      await expect(dialog.getByText('2 of 3 boards')).toBeVisible()
      await dialog.getByPlaceholder('board name').fill('nowhere')
      await expect(rows).toHaveCount(0)
      await expect(dialog.getByText('No board has this name.')).toBeVisible()

      await dialog.getByRole('button', { name: 'Create a board' }).click()
      await expect(dialog.getByLabel('Board name')).toBeFocused()
      await dialog.getByRole('button', { name: 'Choose an existing board' }).click()
      await expect(dialog.getByPlaceholder('board name')).toBeFocused()

      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(other).toBeFocused()
      expect(await scrolls(page)).toBe(true)
      await other.click()
      await expect(dialog).toBeVisible()
      await page.mouse.click(20, 400)
      await expect(dialog).toHaveCount(0)
      await other.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      await other.click()
      await dialog.getByPlaceholder('board name').fill('forest')
      await rows.hover()
      await expect(rows.getByText('Save here')).toBeVisible()
      const fade = leavingStyle(page)
      await rows.getByRole('button').click()
      expect(await fade).toEqual({ duration: '0.3s', opacity: true })
      await expect(dialog).toHaveCount(0)
      await expect(toastOf(page, 'Saved to board')).toContainText('Undercover: forestry')
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Remove from board', exact: true }),
      ).toHaveAttribute('aria-pressed', 'true')
      const used = (await notedOn(page)).filter((one) => one.includes('/collaboration/'))
      expect(used.every((one) => variants[variant].path.test(one.split(' ')[1] ?? ''))).toBe(true)
    })

    test('BOARD-04: a visitor who saves signs in and comes back to find the asset saved', async ({
      open,
    }) => {
      const member = await arrive({ open, name: 'visitor' })
      await createBoard(member, 'argus', 'Cover options, July')
      const page = await openWindow({ open })
      await page.goto(urlOf('argus', '/search/2/image?family=creative'))
      await untilReady(page)
      const title = await saveButton(firstTile(page)).getAttribute('value')
      await firstTile(page).hover()
      await saveButton(firstTile(page)).click()
      await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
      expect(await notedOn(page)).toEqual([])
      await signIn(page, someone('argus', `visitor.${variant}`).username, password)
      await expect(page).toHaveURL(/\/search\/2\/image\?family=creative$/)
      await expect(toastOf(page, 'Saved to board')).toContainText('Cover options, July')
      await expect(page.locator(`button[name="save"][value="${title}"]`)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })

    test('BOARD-04: one without a board comes back to the dialog', async ({ open }) => {
      await arrive({ open, name: 'boardless' })
      const page = await openWindow({ open })
      await page.goto(urlOf('argus', '/search/2/image'))
      await untilReady(page)
      await firstTile(page).hover()
      await saveButton(firstTile(page)).click()
      await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
      await signIn(page, someone('argus', `boardless.${variant}`).username, password)
      await expect(page).toHaveURL(/\/search\/2\/image$/)
      await untilReady(page)
      await expect(dialogOf(page).getByRole('heading', { name: 'Save to new board' })).toBeVisible()
    })

    test('BOARD-07: other windows follow what is saved, removed and created', async ({ open }) => {
      const page = await arrive({ open, name: 'windows' })
      await openResults(page, 'argus')
      const other = await page.context().newPage()
      await noteBoards(other)
      await openResults(other, 'argus')
      const here = saveButton(firstTile(page))
      const there = saveButton(firstTile(other))

      await firstTile(page).hover()
      await here.click()
      await dialogOf(page).getByLabel('Board name').fill('Cover options, July')
      await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click()
      await expect(here).toHaveAttribute('aria-pressed', 'true')
      await expect(there).toHaveAttribute('aria-pressed', 'true')
      const words = (await notedOn(other)).map((one) => one.split(' ')[0])
      expect(words).toEqual(expect.arrayContaining(['boards-menu-reload', 'board-created', 'boards-updated']))

      await here.click()
      await expect(there).toHaveAttribute('aria-pressed', 'false')
      await other.close()
    })

    test('BOARD-05, -06: all of it can be done by keyboard alone', async ({ open }) => {
      const page = await arrive({ open, name: 'keyboard' })
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      await linkOf(firstTile(page)).focus()
      await tabTo(page, button)
      await expect(page.getByRole('tooltip')).toHaveText('Save to board')
      await page.keyboard.press('Enter')
      await expect(dialogOf(page).getByLabel('Board name')).toBeFocused()
      await page.keyboard.type('Cover options, July')
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })

    test.describe('when the server refuses', () => {
      // The browser itself notes an answer like this.
      test.use({ expectedComplaint: /status of 429/ })

      test('what fails is taken back and said', async ({ open }) => {
        const page = await arrive({ open, name: 'failure' })
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
        await firstTile(page).hover()
        await saveButton(firstTile(page)).click()
        await expect(page.getByText('That was a lot at once. Please try again in a moment.')).toBeVisible()
        await expect(saveButton(firstTile(page))).toHaveAttribute('aria-pressed', 'false')
      })
    })

    test('BOARD-08: from the toast an asset can change its board', async ({ open }) => {
      const page = await arrive({ open, name: 'change' })
      const from = await createBoard(page, 'argus', 'Autumn')
      const to = await createBoard(page, 'argus', 'Cover options, July')
      await createBoard(page, 'argus', 'Summer')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      const assetId = await button.getAttribute('value')
      await firstTile(page).hover()
      await button.click()
      await page.getByRole('button', { name: 'Change board' }).press('Enter')
      await dialogOf(page)
        .getByRole('button', { name: /^Cover options/ })
        .click()
      await expect(toastOf(page, 'Cover options, July')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()
      await expect
        .poll(async () => (await notedOn(page)).filter((one) => one.startsWith('boards-updated')))
        .toHaveLength(3)
      const updates = (await notedOn(page)).filter((one) => one.startsWith('boards-updated'))
      expect(updates[1]).toContain(JSON.stringify({ boardId: to, added: [assetId], removed: [] }))
      expect(updates[2]).toContain(JSON.stringify([assetId]))
      expect(updates.join()).not.toContain(from)
    })

    test('two quick presses end where they began', async ({ open }) => {
      const page = await arrive({ open, name: 'quick' })
      await createBoard(page, 'argus', 'Autumn')
      await openResults(page, 'argus')
      const button = saveButton(firstTile(page))
      await button.press('Enter')
      await button.press('Enter')
      await expect(toastOf(page, 'Removed from board')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })

    for (const screen of [375, 1440] as const) {
      test(`of several picked at once at ${screen} all are saved to the chosen board`, async ({ open }) => {
        const site = screen === 375 ? 'bokeh' : 'argus'
        const page = await arrive({ open, site, name: `batch${screen}`, screen })
        await createBoard(page, site, 'Cover options, July')
        await openResults(page, site)
        for (const place of [0, 1, 2]) await tilesOf(page).nth(place).getByRole('checkbox').press('Space')
        const bar = page.getByRole('region', { name: 'Selection' })
        await bar.getByRole('button', { name: 'Save' }).click()
        await expect(dialogOf(page).getByText('3 assets').filter({ visible: true })).toBeVisible()
        await expectAccessibleDialog(page)
        await expectNoOverflow(page)
        await dialogOf(page).getByRole('listitem').getByRole('button').click()
        await expect(toastOf(page, '3 assets saved to board')).toContainText('Cover options, July')
        for (const place of [0, 1, 2]) {
          await expect(saveButton(tilesOf(page).nth(place))).toHaveAttribute('aria-pressed', 'true')
        }
      })
    }
  })
}

test('FLAG-01: each page asks by its own flag', async ({ open }) => {
  const page = await openCalmly(open, {
    ...screens[1440],
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.73' },
  })
  await noteBoards(page)
  await register(page, 'argus', someone('argus', 'flags'))
  await page.goto(urlOf('argus', '/?experience=collaboration-toolbox-v2-search%3Aon'))
  await openResults(page, 'argus')
  expect((await notedOn(page))[0]).toContain('/components/collaboration/api/default')
  const detail = await linkOf(tilesOf(page)).first().getAttribute('href')
  await openResults(page, 'argus', detail ?? '')
  expect((await notedOn(page))[0]).toContain('/collaboration/boards/default.json')
})

test('BOARD-04: a bot loads no board, and neither does a visitor', async ({ open }) => {
  for (const userAgent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', undefined]) {
    const page = await openCalmly(open, { ...screens[1440], ...(userAgent && { userAgent }) })
    await noteBoards(page)
    await page.goto(urlOf('bokeh', '/search/2/image'))
    await untilReady(page)
    await saveButton(tilesOf(page).first()).focus()
    await page.waitForLoadState('networkidle')
    expect(await notedOn(page)).toEqual([])
  }
})

test('BOARD-05: without a script the button leads to a page where a board is chosen', async ({ open }) => {
  const page = await openCalmly(open, { ...screens[1440], javaScriptEnabled: false })
  await page.goto(urlOf('argus', '/search/2/image'))
  await tilesOf(page).first().hover()
  const id = await saveButton(tilesOf(page).first()).getAttribute('value')
  await saveButton(tilesOf(page).first()).click()
  await expect(page).toHaveURL((url) =>
    decodeURIComponent(url.href).includes(`/collaboration/boards?save=${id}`),
  )
})

/** Whether the wheel moves the page. */
async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden')
}

/** How the dialog looks while it leaves. */
function leavingStyle(page: Page): Promise<{ duration: string; opacity: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof Element) || !target.matches('[data-exiting]')) return
          const [fade] = target.getAnimations()
          const frames = (fade?.effect as KeyframeEffect | null)?.getKeyframes() ?? []
          resolve({
            duration: getComputedStyle(target).animationDuration,
            opacity: frames.some((frame) => frame.opacity === '0'),
          })
        })
      }),
  )
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'the Tab key did not get there').toBeFocused()
}
