import { readFileSync } from 'node:fs'
import { expect, sites, test, urlOf } from '../support/journey.ts'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
  string,
  { file: string }
>

for (const site of sites) {
  test.describe(site, () => {
    test.use({ expectedComplaint: /has no component "Nonsense"/ })

    test('SITE-04: components mount by name into a page that this server did not render', async ({
      page,
    }) => {
      const script = manifest[`src/app/client/mount-${site}.ts`]?.file
      await page.route('**/operators-own-page', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="de"><title>CMS</title>
            <div data-component="Nonsense"></div>
            <div data-component="SearchBar" data-props='{"phrase":"Hund"}'></div>
            <div data-component="Footer"></div>
            <script type="module" src="/${script}"></script>`,
        }),
      )
      await page.goto(urlOf(site, '/operators-own-page'))
      await expect(page.locator('input[type=search]').first()).toHaveValue('Hund')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  })
}
