import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import { SearchBar, type SearchBarProps } from './search-bar.tsx'

type Where = { site?: SiteNickname; url?: string; builtPages?: readonly string[] }

function render({ site = 'argus', url = '/', builtPages = [] }: Where, props: SearchBarProps = {}): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site }, builtPages)}>
      <TranslateProvider locale="en-us" messages={readMessages(site, 'en-us')}>
        <NavigationProvider value={standStill(url, {})}>
          <SearchBar {...props} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

/** The option that is chosen, as the form would send it and as it reads. */
function chosenIn(html: string) {
  const [, value, text] = /<option value="([^"]*)" selected="">([^<]*)</.exec(html) ?? []
  return { value, text }
}

describe('the search bar as the server sends it', () => {
  test('is a plain form that sends phrase and scope, and promises no list yet', () => {
    const html = render({}, { phrase: 'sea' })
    expect(html).toMatch(/<form[^>]* action="\/search\/2\/image" method="get"/)
    expect(html).toMatch(/<input[^>]* type="search"[^>]* name="phrase" value="sea"/)
    expect(html).toMatch(/<select name="scope"/)
    expect(html).not.toContain('combobox')
    expect(html).not.toMatch(/\sstyle=/)
  })

  test.each([
    [
      'argus',
      ['All images', 'Creative images', 'Editorial images', 'All films', 'Creative films', 'Editorial films'],
    ],
    ['bokeh', ['All images', 'Photos', 'Illustrations', 'Vectors', 'Videos']],
  ] as const)('on %s offers what that site sells', (site, names) => {
    const shown = [...render({ site }).matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name)
    expect(shown).toEqual(names)
  })

  test('keeps the scope of the results it stands above', () => {
    expect(chosenIn(render({}))).toEqual({ value: '', text: 'All images' })
    const films = render({ url: '/search/2/film?family=editorial&phrase=sea' })
    expect(chosenIn(films)).toEqual({ value: 'editorialfilms', text: 'Editorial films' })
    expect(films).toContain('placeholder="Search editorial films"')
    const vectors = render({ site: 'bokeh', url: '/search/2/image?mediatype=vector' })
    expect(chosenIn(vectors).text).toBe('Vectors')
    expect(chosenIn(render({ url: '/search/2/image?scope=films&phrase=sea' })).text).toBe('All films')
  })

  test('begins where the page says, and sends what is no scope along', () => {
    const within = { assettype: 'image', family: 'creative', mediatype: 'vector' } as const
    const html = render({ url: '/creative-vectors/stock-vectors' }, { within })
    expect(chosenIn(html).value).toBe('creative')
    expect(
      [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, ...sent]) => sent),
    ).toEqual([['mediatype', 'vector']])
  })

  test('leads to the page for search by image where that exists, else has a button that needs a script', () => {
    expect(render({})).toMatch(/<button[^>]* aria-haspopup="dialog"[^>]* aria-label="Search by image"/)
    expect(render({ builtPages: ['creative-tools/reverse-image-search'] })).toMatch(
      /<a[^>]* href="\/tools\/reverse-image-search"[^>]* aria-label="Search by image"/,
    )
  })
})
