import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { ChosenAssets } from './chosen-assets.tsx'

const messages = compileMessages({
  'assets.tile.family.editorial': 'Editorial',
  'boards.choose.many': '{count, plural, one {# asset} other {# assets}}',
})

const asset: AssetCard = {
  id: '7',
  assetType: 'image',
  title: 'Wave',
  altText: '',
  artist: 'Ann',
  family: 'editorial',
  licenseModel: 'rf',
  width: 300,
  height: 200,
  mediaKey: 'aa',
  dominantColor: '#336699',
  isOffline: false,
  isSensitive: false,
  durationMs: null,
}

function show(...assets: readonly AssetCard[]): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings()}>
      <TranslateProvider locale="en-us" messages={messages}>
        <ChosenAssets assets={assets} />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

test('BOARD-06: the dialog shows the picture with its title', () => {
  const html = show(asset)
  expect(html).toContain('src="/media/aa/480.jpg"')
  expect(html).toContain('<span>Wave</span><span>Editorial · Ann</span>')
})

test('BOARD-06: of an asset that is offline there is the short title, and no picture', () => {
  const html = show({ ...asset, title: 'A wave breaks', isOffline: true, shortTitle: 'Wave' })
  expect(html).not.toContain('/media/')
  expect(html).toContain('>Wave</span>')
  expect(html).not.toContain('A wave breaks')
})

test('what not everyone wants to see is not shown', () => {
  expect(show({ ...asset, isSensitive: true })).not.toContain('/media/')
})

test('of many there are the first four and their number', () => {
  const html = show(...['1', '2', '3', '4', '5'].map((id) => ({ ...asset, id })))
  expect(html.match(/<img/g)).toHaveLength(4)
  expect(html).toContain('5 assets')
})
