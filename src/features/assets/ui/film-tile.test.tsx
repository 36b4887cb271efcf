import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { FilmPlayer } from './film-player.tsx'
import { FilmTile } from './film-tile.tsx'

const asset: AssetCard = {
  id: '7',
  assetType: 'film',
  title: 'Waves at sunset',
  altText: 'The sun over waves',
  artist: 'Diptych Motion',
  family: 'creative',
  licenseModel: 'rf',
  width: 1920,
  height: 1080,
  mediaKey: 'aa',
  dominantColor: '#336699',
  isOffline: false,
  isSensitive: false,
  durationMs: 12_400,
}

const messages = compileMessages({
  'assets.tile.family.creative': 'Creative',
  'assets.film.length': 'Length',
  'assets.film.play': 'Play preview',
  'assets.film.stop': 'Stop preview',
  'assets.film.scenes': 'Scenes',
  'assets.film.goTo': 'Go to {time}',
})

function show(part: React.ReactNode): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ site: 'bokeh' })}>
      <TranslateProvider locale="en-us" messages={messages}>
        {part}
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

test('a film tile is its poster and its length; no film is fetched before someone asks', () => {
  const html = show(<FilmTile asset={asset} isFirst={false} />)
  expect(html).toContain('/media/aa/640.jpg')
  expect(html).toMatch(/Length <\/span>0:12</)
  expect(html).not.toContain('<video')
  expect(html).not.toContain('.mp4')
})

test('its button has a name, and stands beside the link, not inside', () => {
  const html = show(<FilmTile asset={asset} isFirst={false} />)
  expect(html).toMatch(/<\/a><button[^>]*aria-label="Play preview"/)
})

test('the player has the browser’s controls, a known shape, and loads no more than the beginning', () => {
  const html = show(<FilmPlayer asset={asset} durationMs={12_000} />)
  expect(html).toMatch(/<video[^>]*controls/)
  expect(html).toMatch(/<video[^>]*width="1920" height="1080"/)
  expect(html).toMatch(/<video[^>]*preload="metadata"/)
  expect(html).toContain('src="/media/aa/comp.mp4"')
})

test('the strip leads to the middle of each of six scenes', () => {
  const html = show(<FilmPlayer asset={asset} durationMs={12_000} />)
  const places = [...html.matchAll(/aria-label="Go to ([\d:]+)"/g)].map(([, time]) => time)
  expect(places).toEqual(['0:01', '0:03', '0:05', '0:07', '0:09', '0:11'])
})

test('no part carries a style attribute', () => {
  const html = show([
    <FilmTile key="tile" asset={asset} isFirst />,
    <FilmPlayer key="player" asset={asset} durationMs={9000} isLoop />,
  ])
  expect(html).not.toContain('style=')
})
