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

/** No violation of WCAG 2.2 A and AA that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** The pictures and films of a page, each a link to its own. */
export function tilesOf(page: Page): Locator {
  return page.getByRole('main').locator('li:has(a[href*="/detail/"])')
}
