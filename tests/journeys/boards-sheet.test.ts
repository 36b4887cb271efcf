import { readFile } from 'node:fs/promises'
import { register, someone } from '../support/account-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  screens,
  sites,
  test,
  urlOf,
} from '../support/journey.ts'

test.describe.configure({ timeout: 120_000 })

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

for (const site of sites) {
  test(`${site}: BOARD-10: a curated set becomes a board of one's own, and the board a contact sheet`, async ({
    page,
  }) => {
    await register(page, site, someone(site, 'sheet'))
    await page.goto(urlOf(site, '/collaboration/curated-sets'))
    await page.getByRole('link', { name: 'By the water' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'By the water' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Copy to my boards' }).click()
    await expect(page.getByText('The set is among your boards now, as “By the water”.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Open board' }).click()
    await expect(page).toHaveURL(/\/collaboration\/boards\/[\da-f-]{36}$/)

    await page.goto(`${page.url()}/contact_sheet`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: '4', exact: true }).click()
    await expect(page).toHaveURL(/perpage=4/)
    const count = await main.getByRole('figure').count()
    const sheets = Math.ceil(count / 4)
    await expect(main.getByRole('region', { name: `Page ${sheets} of ${sheets}` })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download PDF' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('By the water.pdf')
    expect(pagesOf(await readFile(await download.path()))).toBe(sheets)

    await expect(main.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(sheets)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(main.getByRole('button', { name: 'Download PDF' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expectAccessible(page)
    await page.setViewportSize(screens[375].viewport)
    await expectNoOverflow(page)
  })

  test(`${site}: BOARD-10: there are shelves of curated and signature sets for each media kind`, async ({
    page,
  }) => {
    for (const shelf of ['curated', 'signature'])
      for (const kind of ['images', 'illustrations', 'vectors', 'videos']) {
        const answer = await page.goto(urlOf(site, `/collaboration/${shelf}-sets/${kind}`))
        expect(answer?.status()).toBe(200)
        const current = page.getByRole('main').getByRole('link', { name: kind }).first()
        await expect(current).toHaveAttribute('aria-current', 'page')
      }
    expect((await page.request.get(urlOf(site, '/collaboration/curated-sets/audio'))).status()).toBe(404)
    await page.goto(urlOf(site, '/collaboration/signature-sets/images'))
    await expect(page.getByRole('heading', { level: 2, name: 'Signature landscapes' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a visitor looks at a set without scripts and is led to sign in to copy it', async ({ open }) => {
  const page = await open({ ...screens[375], javaScriptEnabled: false })
  await page.goto(urlOf('bokeh', '/collaboration/curated-sets/images'))
  await page.getByRole('link', { name: 'After dark' }).click()
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Copy to my boards' }).click()
  await expect(page).toHaveURL(/\/sign-in\?returnurl=.*curated-images-after-dark/i)
})
