import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import {
  filmRenditions,
  pictureFormats,
  renditionRules,
} from '../../src/features/catalogue/domain/rendition.ts'

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
  /** Pictures are blank and there at once; to draw and to show them would take most of a journey's time. */
  isCalm: boolean
  open: (options?: BrowserContextOptions) => Promise<Page>
}>({
  // Limits count by address: each journey comes from one of its own, and from another when it is walked again.
  extraHTTPHeaders: async ({ isCalm: _isCalm }, use, { testId, retry, repeatEachIndex }) => {
    await use({ 'x-forwarded-for': addressOf(`${testId}.${retry}.${repeatEachIndex}`) })
  },
  expectedComplaint: [/^no complaint at all$/, { option: true }],
  isCalm: [true, { option: true }],
  page: async ({ page, expectedComplaint, isCalm }, use) => {
    const complaints = listenTo(page)
    if (isCalm) await calm(page.context())
    await use(page)
    expectNone(complaints, expectedComplaint)
  },
  // A page in a context of its own: another screen, another scheme, no scripts.
  open: async ({ browser, expectedComplaint, isCalm }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      if (isCalm) await calm(context)
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

/** Of those kept for trying things out (RFC 2544). */
function addressOf(text: string): string {
  const sum = [...text].reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 131_072, 7)
  return `198.${18 + Math.floor(sum / 65_536)}.${Math.floor(sum / 256) % 256}.${sum % 256}`
}

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
  // No page has frames, and nobody reads what was found in order: both would take most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
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
  // A page without scripts may be asked before its styles are there.
  await page.waitForLoadState()
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

/** Large enough to be enlarged. */
const blankPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"/>'

const renditionFiles: ReadonlySet<string> = new Set([
  ...Object.keys(renditionRules).flatMap((name) => pictureFormats.map((format) => `${name}.${format}`)),
  ...filmRenditions,
])

/** What there is of an asset; any other address goes to the product, whose answer is a complaint in the console. */
export function isRendition({ pathname }: Pick<URL, 'pathname'>): boolean {
  const [, file = ''] = /^\/media\/[0-9a-f]{20}\/([^/]+)$/.exec(pathname) ?? []
  return renditionFiles.has(file)
}

/** Every window of it, also those that a journey opens later. */
async function calm(context: BrowserContext): Promise<void> {
  await context.route(isRendition, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blankPicture }),
  )
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
