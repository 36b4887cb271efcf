import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import type { SiteNickname } from '#sites/site.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { Gallery } from './gallery.tsx'

const dunes: AssetCard = {
  id: '7',
  assetType: 'image',
  title: 'Dunes at dawn',
  altText: 'Sand in long waves',
  artist: 'Ida Berg',
  family: 'editorial',
  licenseModel: 'rm',
  width: 1500,
  height: 1000,
  mediaKey: 'aa',
  dominantColor: '#336699',
  isOffline: false,
  isSensitive: false,
  durationMs: null,
}
const waves: AssetCard = { ...dunes, id: '8', assetType: 'film', title: 'Waves', durationMs: 9000 }

const messages = compileMessages({
  'assets.badge.rm': 'RM',
  'assets.film.length': 'Length',
  'assets.film.play': 'Play preview',
  'assets.tile.family.editorial': 'Editorial',
  'assets.tile.offline': 'No longer online',
  'assets.tile.select': 'Select {title}',
  'assets.tile.sensitive': 'Sensitive',
  'assets.tile.show': 'Show',
  'assets.tile.showTitle': 'Show {title}',
  'assets.tile.similar': 'Similar to {title}',
})

type Where = { site?: SiteNickname; preferences?: Record<string, string> }

function show(part: ReactNode, { site = 'argus', preferences = {} }: Where = {}): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site, preferences })}>
      <TranslateProvider locale="en-us" messages={messages}>
        {part}
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

const nothingPicked = { ids: new Set<string>(), toggle: () => {} }

describe('a gallery where nothing can be done', () => {
  const html = show(<Gallery assets={[dunes, waves]} />)

  test('has no boxes and leads nowhere but to the assets', () => {
    expect(html).not.toContain('<input')
    expect([...html.matchAll(/<a /g)]).toHaveLength(2)
  })

  test('fetches an asset’s page ahead for whoever is about to open it', () => {
    expect(html).toMatch(/<a href="\/detail\/7"[^>]*data-ahead/)
  })
})

describe('a tile that can be picked', () => {
  test('has a check box of its own name, beside the link and not inside', () => {
    const html = show(<Gallery assets={[dunes]} selection={nothingPicked} />)
    expect(html).toMatch(/<\/a><label[^>]*><input type="checkbox"[^>]*aria-label="Select Dunes at dawn"/)
    expect(html).not.toContain('checked')
    expect(html).not.toMatch(/class="[^"]*_picked_|data-picking/)
  })

  test('shows that it is picked, and the gallery that picking has begun', () => {
    const html = show(
      <Gallery assets={[dunes, waves]} selection={{ ...nothingPicked, ids: new Set(['8']) }} />,
    )
    expect(html).toMatch(/<ul[^>]* data-picking=/)
    expect([...html.matchAll(/<li class="[^"]*_picked_/g)]).toHaveLength(1)
    expect([...html.matchAll(/checked=""/g)]).toHaveLength(1)
  })
})

test('what else can be done stands after the way to similar assets', () => {
  const html = show(
    <Gallery
      assets={[dunes]}
      similarHref={({ id }) => `/like/${id}`}
      actions={({ id }) => <button type="button">Save {id}</button>}
    />,
  )
  expect(html).toMatch(/<a [^>]*href="\/like\/7"[^>]*aria-label="Similar to Dunes at dawn"/)
  expect(html).toMatch(/\/like\/7.*<button type="button">Save 7</)
})

test.each<[SiteNickname, string]>([
  ['argus', 'Ida Berg · Editorial'],
  ['bokeh', 'Ida Berg'],
])('on %s the second line of a caption is "%s"', (site, line) => {
  expect(show(<Gallery assets={[dunes]} />, { site })).toContain(`<b>Dunes at dawn</b>${line}</span>`)
})

test('a withdrawn asset shows its title, asks for no picture and cannot be picked', () => {
  const html = show(<Gallery assets={[{ ...dunes, isOffline: true }]} selection={nothingPicked} />)
  expect(html).toContain('<b>Dunes at dawn</b>No longer online')
  expect(html).toContain('href="/detail/7"')
  expect(html).not.toMatch(/<img|\/media\/|<input/)
})

describe('a sensitive asset', () => {
  const sensitive = [dunes, waves].map((asset) => ({ ...asset, isSensitive: true }))

  test('is blurred, says so, and has a button beside its link that shows it', () => {
    const html = show(<Gallery assets={sensitive} />)
    expect([...html.matchAll(/<img class="[^"]*_blurred_/g)]).toHaveLength(2)
    expect([...html.matchAll(/Sensitive<\/span><\/a><button[^>]*aria-label="Show /g)]).toHaveLength(2)
    expect(html).not.toContain('Play preview')
  })

  test('is shown to those who want to see all', () => {
    const html = show(<Gallery assets={sensitive} />, { preferences: { sensitive: 'shown' } })
    expect(html).not.toMatch(/blurred|Sensitive/)
  })
})

test('no part of a tile carries a style attribute', () => {
  const html = show(
    <Gallery
      assets={[
        dunes,
        waves,
        { ...dunes, id: '9', isSensitive: true },
        { ...dunes, id: '10', isOffline: true },
      ]}
      selection={nothingPicked}
      similarHref={() => '/like'}
    />,
  )
  expect(html).not.toContain('style=')
})
