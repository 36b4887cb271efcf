import type { Locator, Page } from '@playwright/test'
import type { ResultsData } from '../../src/features/search/pages/results.load.ts'
import { confirmAddress, register, someone } from '../support/account-steps.ts'
import {
  callBoards,
  cardsOf,
  createBoard,
  expectOrder,
  joinBoard,
  makeBoard,
  newestIds,
  openBoard,
} from '../support/board-steps.ts'
import { expect, expectAccessible, expectNoOverflow, screens, test, urlOf } from '../support/journey.ts'

// Each walks a whole way, with somebody and a board of its own.
test.describe.configure({ timeout: 90_000 })
test.use({
  // What is still fading in has little contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

const site = 'bokeh'

async function newestFilm(page: Page): Promise<string> {
  const answer = await page.request.get(urlOf(site, '/components/pages/api/page?path=/search/2/film'))
  const { ready } = (await answer.json()) as { ready: { data: ResultsData } }
  const [film] = ready.data.gallery?.assets ?? []
  if (!film) throw new Error('There is no film')
  return film.id
}

/** Two pages of pictures, and a film that came later and stands first. */
async function makeMixedBoard(page: Page, name: string) {
  const pictures = await newestIds(page, site, 61)
  const id = await createBoard(page, site, name, pictures)
  const film = await newestFilm(page)
  await callBoards(page, site, 'POST', 'add-assets', { boardId: id, assetIds: [`gi:${film}`] })
  return { id, pictures, film, path: `/collaboration/boards/${id}` }
}

function partsOf(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    show: main.getByRole('navigation', { name: 'Show' }),
    sorts: main.getByRole('navigation', { name: 'Sort by' }),
    handles: cardsOf(page).getByRole('button', { name: /^Move / }),
    bar: page.getByRole('region', { name: 'Selection' }),
  }
}

/** By key: whoever uses one goes on from there. */
async function pressAndStay(link: Locator): Promise<void> {
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(link).toBeFocused()
}

async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator('[data-arrange]').getByRole('status')).toHaveText(words)
}

test('BOARD-10: a board is sorted and filtered by key, and the focus is never lost', async ({ open }) => {
  const page = await open(screens[1440])
  await register(page, site, someone(site, 'selma'))
  const { id, pictures, film, path } = await makeMixedBoard(page, 'Sorted')
  await openBoard(page, site, path)
  const { main, show, sorts, handles } = partsOf(page)
  await expectOrder(page, [film, ...pictures.slice(0, 59)])
  await expect(handles).toHaveCount(60)
  const newest = sorts.getByRole('link', { name: 'Newest first' })

  await pressAndStay(sorts.getByRole('link', { name: 'Oldest first' }))
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=oldest`))
  await expectTold(page, '62 assets Sort order: Oldest first')
  await expect(handles, 'nothing is moved in another order').toHaveCount(0)
  await main.getByRole('link', { name: 'Next page' }).press('Enter')
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=oldest&page=2`))
  await expect(cardsOf(page)).toHaveCount(2)
  await expect(cardsOf(page).last()).toHaveAttribute('data-asset', film)

  await pressAndStay(newest)
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=newest`))
  await expectTold(page, '62 assets Sort order: Newest first')
  await expect(cardsOf(page).first()).toHaveAttribute('data-asset', film)

  await pressAndStay(show.getByRole('link', { name: /^Videos/ }))
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=newest&kind=videos`))
  await expectOrder(page, [film])
  await expectTold(page, '1 of 62 assets Sort order: Newest first')
  await pressAndStay(show.getByRole('link', { name: /^All/ }))
  await expect(cardsOf(page)).toHaveCount(60)

  await main.getByRole('link', { name: 'Show the whole board' }).press('Enter')
  await expect(page).toHaveURL(urlOf(site, path))
  await expect(main, 'what was pressed is gone').toBeFocused()
  await expect(handles).toHaveCount(60)

  const said = { text: 'This one', assetId: `gi:${pictures[3]}` }
  const comment = await callBoards<{ id: string }>(page, site, 'POST', `boards/${id}/comments`, said)
  const noted = show.getByRole('link', { name: 'With notes or comments' })
  await noted.press('Enter')
  await expect(noted).toHaveAccessibleName('Remove filter: With notes or comments')
  await expect(noted).toBeFocused()
  await expectOrder(page, [pictures[3]])
  await callBoards(page, site, 'DELETE', `boards/${id}/comments/${comment.id}`)
  await expect(main.getByText('Nothing on this board matches. Show all')).toBeVisible()
  await expectTold(page, 'Nothing on this board matches.')
  await expect(noted).toBeFocused()
  await noted.press('Enter')
  await expect(cardsOf(page)).toHaveCount(60)
  await expect(noted).toHaveCount(0)
  await expect(show.getByRole('link', { name: /^All/ }), 'its neighbor does the same').toBeFocused()
})

test('BOARD-10: without scripts a board is sorted and filtered, page by page', async ({ open }) => {
  const page = await open({ ...screens[1440], javaScriptEnabled: false })
  await register(page, site, someone(site, 'udo'))
  const { film, path } = await makeMixedBoard(page, 'Sorted plainly')
  await page.goto(urlOf(site, path))
  const { main, show, sorts } = partsOf(page)
  const toLast = main.getByRole('button', { name: 'Move to last', includeHidden: true })
  await expect(toLast).not.toHaveCount(0)
  await sorts.getByRole('link', { name: 'Oldest first' }).click()
  await expect(toLast).toHaveCount(0)
  await main.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=oldest&page=2`))
  await expect(cardsOf(page).last()).toHaveAttribute('data-asset', film)
  await show.getByRole('link', { name: /^Videos/ }).click()
  await expect(page).toHaveURL(urlOf(site, `${path}?sort=oldest&kind=videos`))
  await expectOrder(page, [film])
  await expect(main.getByText('1 of 62 assets')).toBeVisible()
  await show.getByRole('link', { name: /^All/ }).click()
  await expect(cardsOf(page)).toHaveCount(60)
})

test('BOARD-10: on a phone orders and filters are within reach, and what is picked covers no notice', async ({
  open,
}) => {
  const page = await open(screens[375])
  const person = someone(site, 'vera')
  await register(page, site, person)
  await page.goto(urlOf(site))
  await confirmAddress(page, person)
  const { path, film, id } = await makeMixedBoard(page, 'Sorted by thumb')
  await callBoards(page, site, 'POST', `boards/${id}/comments`, { text: 'This one', assetId: `gi:${film}` })
  const aside = await makeBoard(page, site, 'Aside', 1)
  const friend = someone(site, 'xaver')
  const other = await open(screens[375])
  await register(other, site, friend)
  await joinBoard(page, other, site, aside.id)

  await openBoard(page, site, `${path}?sort=newest&kind=videos`)
  const { show, sorts, bar } = partsOf(page)
  await expectOrder(page, [film])
  await expectNoOverflow(page)
  await expectAccessible(page)
  await sorts.getByRole('link', { name: 'Board order' }).tap()
  await expect(page).toHaveURL(urlOf(site, `${path}?kind=videos`))
  await show.getByRole('link', { name: /^All/ }).tap()
  await expect(page).toHaveURL(urlOf(site, path))
  await page.reload()
  const first = show.getByRole('link', { name: /^All/ })
  expect((await first.boundingBox())?.x, 'the line begins where the page does').toBeGreaterThan(10)
  for (const link of await sorts.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect(notice.getByText(`${friend.username} has joined your board “Aside”.`)).toBeVisible()
  await cardsOf(page).first().getByRole('checkbox').press('Space')
  await expect(bar.getByText('1 of 62 selected')).toBeVisible()
  const overlap = async () => {
    const [above, below] = await Promise.all([notice.boundingBox(), bar.boundingBox()])
    return (above?.y ?? Number.NaN) + (above?.height ?? 0) - (below?.y ?? 0)
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('BOARD-10: what is picked is left by Escape, then let go; whoever clears it or picks more keeps the focus', async ({
  open,
}) => {
  const page = await open(screens[1440])
  await register(page, site, someone(site, 'yara'))
  const { path } = await makeMixedBoard(page, 'Picked in parts')
  await openBoard(page, site, path)
  const { bar } = partsOf(page)
  const box = cardsOf(page).first().getByRole('checkbox')
  const firstAction = bar.getByRole('button', { name: 'Move to…' })

  await box.press('Space')
  await bar.getByRole('button', { name: 'Select this page' }).press('Enter')
  await expect(bar.getByText('60 of 62 selected')).toBeVisible()
  await expect(firstAction).toBeFocused()
  await bar.getByRole('button', { name: 'Select all 62' }).press('Enter')
  await expect(bar.getByText('62 of 62 selected')).toBeVisible()
  await expect(firstAction).toBeFocused()

  await firstAction.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(firstAction).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box, 'it leads back to where one came from, also after a dialog').toBeFocused()
  await expect(bar.getByText('62 of 62 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(box).toBeFocused()
  await expect(box).not.toBeChecked()

  await box.press('Space')
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(box).toBeFocused()
})
