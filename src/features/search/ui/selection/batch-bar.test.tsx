import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { compileMessages } from '#i18n/compile-message.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { BatchBar } from './batch-bar.tsx'
import { SearchStoreProvider } from './selection-context.tsx'
import { SelectionDock } from './selection-dock.tsx'

const messages = compileMessages({
  'search.selection.label': 'Selection',
  'search.selection.count': '{count, plural, one {# selected} other {# selected}}',
  'search.selection.clear': 'Clear selection',
})

function show(part: ReactNode): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings()}>
      <TranslateProvider locale="en-us" messages={messages}>
        <NavigationProvider value={standStill('/', null)}>{part}</NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function card(id: string, isSensitive = false): AssetCard {
  return {
    id,
    assetType: 'image',
    title: `Picture ${id}`,
    altText: '',
    artist: '',
    family: 'creative',
    licenseModel: 'rf',
    width: 3,
    height: 2,
    mediaKey: `key-${id}`,
    dominantColor: '#336699',
    isOffline: false,
    isSensitive,
    durationMs: null,
  }
}

function bar(...assets: readonly AssetCard[]): string {
  return show(
    <BatchBar selection={{ assets, clear: () => {} }} actions={<button type="button">Save</button>} />,
  )
}

test('the bar is a region that says how many were picked, and shows the last three', () => {
  const html = bar(card('1'), card('2'), card('3'), card('4'))
  expect(html).toMatch(/<section[^>]*aria-label="Selection"/)
  expect(html).toMatch(/<b[^>]*>4 selected<\/b>/)
  expect([...html.matchAll(/<img[^>]*\/media\/(key-\d)\//g)].map(([, key]) => key)).toEqual([
    'key-2',
    'key-3',
    'key-4',
  ])
})

test('what other rooms can do stands before the way to clear it all', () => {
  expect(bar(card('1'))).toMatch(/Save<\/button>.*<button[^>]*aria-label="Clear selection"/)
})

test('a sensitive asset is not shown in the bar either', () => {
  expect(bar(card('1', true))).not.toContain('/media/')
})

test('before anything is picked there is only a silent status', () => {
  const html = show(
    <SearchStoreProvider gallery={null}>
      <SelectionDock />
    </SearchStoreProvider>,
  )
  expect(html).toBe('<p role="status" class="visually-hidden"></p>')
})
