import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import { type Surroundings, SurroundingsProvider } from '#visit/visit-context.tsx'
import { readTexts } from '../../../../tools/write-message-files.ts'
import { Page } from './detail.page.tsx'

const asset: AssetDetail = {
  id: '7',
  assetType: 'image',
  title: 'A quiet harbor',
  altText: '',
  artist: 'Ada Example',
  family: 'creative',
  licenseModel: 'rf',
  width: 3000,
  height: 2000,
  mediaKey: 'aa',
  dominantColor: '#336699',
  isOffline: false,
  durationMs: null,
  mediaType: 'photography',
  caption: 'Boats in a quiet harbor',
  creditLine: 'Ada Example',
  copyright: '',
  dateLabel: '2026',
  keywords: ['boat', 'harbor'],
  suggestedKeywords: [],
  collection: { key: 'test', name: 'Test' },
  place: '',
  event: '',
  people: [],
  releases: { model: 'none', property: 'none' },
  restrictions: '',
  isGenerated: false,
  originalFormat: 'jpg',
  film: null,
}

const surroundings: Surroundings = {
  visit: {
    site: 'bokeh',
    prefix: null,
    locale: 'en-us',
    spoken: 'en-us',
    country: 'XWW',
    countryName: 'World',
    appearance: 'system',
    preferences: {},
    isBot: false,
  },
  site: bokeh,
  nonce: 'n0',
  builtPages: new Set(),
  Logo: () => null,
}

function show(suggestedKeywords: readonly string[]): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={surroundings}>
      <TranslateProvider locale="en-us" messages={readTexts('bokeh', 'en-us')}>
        <Page asset={{ ...asset, suggestedKeywords }} similar={[]} />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

test('suggestions of a machine stand apart, under a heading that says so, and lead to searches', () => {
  const html = show(['dog'])
  const [, section = ''] = /<section aria-labelledby="suggested"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  expect(section).toContain('Suggested by a machine, not checked')
  expect(section).toMatch(/<a href="[^"]*dog[^"]*">dog<\/a>/)
  expect(section).not.toContain('harbor')
  expect(html.replace(section, '')).not.toContain('>dog<')
})

test('without suggestions there is no word of them', () => {
  expect(show([])).not.toMatch(/suggested/i)
})
