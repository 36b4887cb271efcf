import { describe, expect, test } from 'vitest'
import type { BoardAsset } from './board.ts'
import { factsLine, sheetAssetOf } from './sheet-asset.ts'

const card: NonNullable<BoardAsset['card']> = {
  ...{ id: '7', assetType: 'image', title: 'A quiet morning by the sea', altText: 'The sea', artist: 'Ada' },
  ...{ family: 'creative', licenseModel: 'rf', width: 3000, height: 2000, mediaKey: 'abc' },
  ...{ dominantColor: '#123456', isOffline: false, isSensitive: false, durationMs: null },
}

const asset: BoardAsset = {
  ...{ uri: 'gi:7', id: '7', addedAt: '2026-11-03T00:00:00Z', addedBy: 'Ada', thumbUrl: null },
  ...{ shortTitle: 'Quiet sea', isOffline: false, note: 'The cover?', creditLine: 'Ada / Diptych', card },
}

describe('an asset on a contact sheet', () => {
  test('shows its picture in its shape', () => {
    expect(sheetAssetOf(asset)).toEqual({
      ...{ id: '7', title: 'A quiet morning by the sea', creditLine: 'Ada / Diptych', note: 'The cover?' },
      picture: { mediaKey: 'abc', width: 3000, height: 2000, alt: 'The sea', color: '#123456' },
    })
  })

  test.each([
    { ...asset, isOffline: true },
    { ...asset, isOffline: true, card: null },
  ])('that is offline or withdrawn has its short title and no picture', (missing) => {
    expect(sheetAssetOf(missing)).toMatchObject({ title: 'Quiet sea', picture: null })
  })

  test('tells its id and whose it is in one line', () => {
    expect(factsLine(sheetAssetOf(asset))).toBe('7 · Ada / Diptych')
    expect(factsLine({ ...sheetAssetOf(asset), creditLine: '' })).toBe('7')
  })
})
