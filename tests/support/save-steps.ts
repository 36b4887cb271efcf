import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { register, someone } from './account-steps.ts'
import { noteBoards, switchTo, type Variant } from './board-steps.ts'
import {
  expect,
  expectAccessible,
  type ScreenWidth,
  type SiteName,
  screens,
  tilesOf,
  untilReady,
  urlOf,
} from './journey.ts'

export type Start = {
  open: (options?: BrowserContextOptions) => Promise<Page>
  /** Of the journey: whoever comes in it has a name of their own. */
  name: string
  variant: Variant
  site?: SiteName
  screen?: ScreenWidth
}

/** A browser that has shown nothing yet, and notes what happens to boards. */
export async function openWindow({ open, variant, site = 'argus', screen = 1440 }: Start): Promise<Page> {
  const page = await open(screens[screen])
  await noteBoards(page)
  await switchTo(page, site, variant)
  return page
}

/** Somebody new who is signed in and has no board. */
export async function arrive(start: Start): Promise<Page> {
  const page = await openWindow(start)
  await register(page, start.site ?? 'argus', personOf(start))
  return page
}

export function personOf({ name, variant, site = 'argus' }: Omit<Start, 'open'>) {
  return someone(site, `${name}.${variant}`)
}

export function firstTile(page: Page): Locator {
  return tilesOf(page).first()
}

/** As with a mouse, to which a tile shows its button when it is pointed at. */
export async function pressSave(page: Page): Promise<void> {
  await firstTile(page).hover()
  await saveButton(firstTile(page)).click()
}

/** The results, with the desk in place and what it knows of the default board. */
export async function openResults(page: Page, site: SiteName, path = '/search/2/image'): Promise<void> {
  const known = page.waitForResponse(isDefaultBoard)
  await page.goto(urlOf(site, path))
  await untilReady(page)
  await (await known).finished()
}

export function isDefaultBoard(answer: { url: () => string }): boolean {
  return /\/collaboration\/(boards\/default\.json|api\/default)/.test(answer.url())
}

export function saveButton(within: Locator): Locator {
  return within.getByRole('button', { name: /^(Save to|Remove from) board: / })
}

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Choose board|Save to new board)$/ })
}

/** The dialog as it stands: axe takes what is still coming in for what is not there. */
export async function expectAccessibleDialog(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible()
  await expect(page.locator('[data-entering]:has([role="dialog"])')).toHaveCount(0)
  // What lies behind the dialog is hidden, so that rules about the whole page have nothing to look at.
  await expectAccessible(page, '[role="dialog"]')
}

/** What was said at the bottom of the page. */
export function toastOf(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Board messages' }).getByRole('link').filter({ hasText: text })
}

/** Whether the wheel moves the page, beside all that lies over it. One that does nothing is given some frames to do it. */
export async function canScroll(page: Page): Promise<boolean> {
  await page.mouse.move(20, 400)
  const from = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, from > 0 ? -from : 200)
  return page.evaluate(
    (before) =>
      new Promise((resolve) => {
        let frames = 20
        const look = () => {
          frames -= 1
          if (scrollY !== before || frames === 0) resolve(scrollY !== before)
          else requestAnimationFrame(look)
        }
        look()
      }),
    from,
  )
}

type Leaving = readonly { duration: string; ends: string }[]

/** What moves while a dialog leaves: its scrim, and on a phone the sheet too. It is watched from here on, and asked for later. */
export async function watchLeaving(page: Page): Promise<() => Promise<Leaving>> {
  // One that is still coming in would not be seen to leave.
  await expect(page.locator('[data-entering]:has([role="dialog"])')).toHaveCount(0)
  await page.evaluate(() => {
    Object.assign(window, {
      leaving: new Promise((resolve) => {
        // Not by the event of the animation: where frames are rare it ends in the one after its start, and nobody hears of it.
        const watch = new MutationObserver(() => {
          const leaving = [...document.querySelectorAll('[data-exiting]')]
          if (leaving.length === 0) return
          watch.disconnect()
          resolve(
            leaving.flatMap((element) =>
              element.getAnimations().map(({ effect }) => {
                const last = (effect as KeyframeEffect).getKeyframes().at(-1)
                const ends = last?.opacity ? `opacity ${last.opacity}` : `translate ${last?.translate}`
                return { duration: getComputedStyle(element).animationDuration, ends }
              }),
            ),
          )
        })
        watch.observe(document, { subtree: true, attributeFilter: ['data-exiting'] })
      }),
    })
  })
  return () => page.evaluate(() => (window as unknown as { leaving: Promise<Leaving> }).leaving)
}

/** From here on time passes only where the journey says so. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}
