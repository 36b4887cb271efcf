import type { AssetCard } from '#features/catalogue/domain.ts'
import type { Coverage } from '../domain/coverage.ts'

/** A card for a test, which names only what it is about. */
export function buildCard(over: Partial<AssetCard> = {}): AssetCard {
  return {
    id: '1',
    assetType: 'image',
    title: 'Finish line',
    altText: 'Runners cross a line',
    artist: 'Ada Example',
    family: 'editorial',
    licenseModel: 'rm',
    width: 3000,
    height: 2000,
    mediaKey: '00000000000000000001',
    dominantColor: '#336699',
    isOffline: false,
    isSensitive: false,
    durationMs: null,
    ...over,
  }
}

export function buildCoverage(over: Partial<Coverage> = {}): Coverage {
  return {
    kind: 'event',
    id: '7',
    name: 'Harbor run',
    place: 'Aldermont, Valdoria',
    day: '2026-02-28',
    product: 'sport',
    images: 12,
    films: 0,
    frames: [buildCard()],
    ...over,
  }
}
