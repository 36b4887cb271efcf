import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

export type SiteName = 'argus' | 'bokeh'

export const sites: readonly SiteName[] = ['argus', 'bokeh']

/** A phone that is touched, and a desk with a mouse. */
export const screens = {
  375: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<number, BrowserContextOptions>

/** The same by what they are, for tests that tell of them. */
export const namedScreens = { 'a phone': screens[375], 'a desk': screens[1440] } as const

export type ScreenWidth = keyof typeof screens

export const widths: readonly ScreenWidth[] = [375, 1440]

export function urlOf(site: SiteName, path = '/'): string {
  const origin = process.env[site === 'argus' ? 'ARGUS_TEST_URL' : 'BOKEH_TEST_URL'] ?? ''
  return origin + path
}

/** Any complaint in the console of any page, and any uncaught error, fails the test. */
export const test = base.extend<{
  expectedComplaint: RegExp
  open: (options?: BrowserContextOptions) => Promise<Page>
}>({
  expectedComplaint: [/^no complaint at all$/, { option: true }],
  page: async ({ page, expectedComplaint }, use) => {
    const complaints = listenTo(page)
    await use(page)
    expectNone(complaints, expectedComplaint)
  },
  // A page in a context of its own: another screen, another scheme, no scripts.
  open: async ({ browser, expectedComplaint }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      opened.push({ context, complaints: listenTo(page) })
      return page
    })
    for (const { context, complaints } of opened) {
      await context.close()
      expectNone(complaints, expectedComplaint)
    }
  },
})

function listenTo(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

function expectNone(complaints: readonly string[], expected: RegExp): void {
  expect(
    complaints.filter((text) => !expected.test(text)),
    'unexpected complaints in the console',
  ).toEqual([])
}

export { expect }

/** The script has taken the page over: from here on clicks do what they do for people. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
}

/**
 * No violation of WCAG 2.2 A and AA that axe can find; in a part of the page where something lies open over the rest, which
 * axe would take for targets that are too small.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Nothing is wider than the screen, so that nobody has to move a page sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isTooWide), 'the page is wider than the screen').toBe(false)
}

/** The pictures and films of a page, each a link to its own. */
export function tilesOf(page: Page): Locator {
  return page.getByRole('main').locator('li:has(a[href*="/detail/"])')
}

/** Where a tile leads; another of its links may lead to what is like it. */
export function linkOf(tile: Locator): Locator {
  return tile.locator('a[href*="/detail/"]')
}

/** What the pages of a page's tiles are, in their order. */
export function addressesOf(page: Page): Promise<(string | null)[]> {
  return linkOf(tilesOf(page)).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

/** How much a search found, as the results page says. */
export function countOf(page: Page): Locator {
  return page.getByRole('main').getByText(/^[\d,]+ (image|film|video)s?$/)
}

export function chipsOf(page: Page): Locator {
  return page.getByRole('link', { name: /^Remove filter: / })
}

const blankPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** A page whose pictures are blank and there at once: drawing them for the first time would take most of a test's time. */
export async function openCalmly(
  open: (options?: BrowserContextOptions) => Promise<Page>,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await open(options)
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: blankPicture }))
  return page
}

/** Answers to moves within the site wait until they are let go, so that a test can look at what is there before. */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const pattern = '**/components/pages/api/page*'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    // By then the page may have lost interest.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    letGo()
    await page.unroute(pattern)
  }
}
