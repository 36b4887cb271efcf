import { type AssetDetail, filmUrl, renditionUrl } from '#features/catalogue/domain.ts'
import { links } from '#links/links.ts'
import type { HeadPlace } from '#visit/page-contract.ts'
import type { AssetScope } from './asset-scope.ts'

/** The part of the library, as the visitor calls it. */
type NamedScope = Pick<AssetScope, 'type' | 'query'> & Readonly<{ name: string }>

/** What search engines read of an asset's page (schema.org). */
export function structuredData(
  asset: AssetDetail,
  scope: NamedScope,
  place: HeadPlace,
): readonly Readonly<Record<string, unknown>>[] {
  return [
    { '@context': 'https://schema.org', ...(asset.film ? videoOf(asset, place) : imageOf(asset, place)) },
    { '@context': 'https://schema.org', ...breadcrumbs(asset, scope, place) },
  ]
}

function imageOf(asset: AssetDetail, { origin, url }: HeadPlace) {
  return {
    '@type': 'ImageObject',
    ...commonOf(asset, origin),
    contentUrl: origin + renditionUrl(asset.mediaKey, 'preview', 'jpg'),
    width: asset.width,
    height: asset.height,
    acquireLicensePage: url,
    datePublished: asset.submittedOn,
  }
}

function videoOf(asset: AssetDetail, { origin }: HeadPlace) {
  return {
    '@type': 'VideoObject',
    ...commonOf(asset, origin),
    contentUrl: origin + filmUrl(asset.mediaKey, 'comp.mp4'),
    uploadDate: asset.submittedOn,
    duration: isoDuration(asset.film?.durationMs ?? 0),
  }
}

function commonOf(asset: AssetDetail, origin: string) {
  return {
    name: asset.title,
    description: asset.caption || asset.title,
    thumbnailUrl: origin + renditionUrl(asset.mediaKey, '640', 'jpg'),
    creditText: asset.creditLine,
    copyrightNotice: asset.copyright || asset.creditLine,
    ...(asset.artist !== '' && { creator: { '@type': 'Person', name: asset.artist } }),
  }
}

function breadcrumbs(asset: AssetDetail, { name, type, query }: NamedScope, place: HeadPlace) {
  const steps = [{ name, item: place.origin + links.search(place, { type }, query) }, { name: asset.title }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}

/** ISO 8601: 83,500 ms → PT1M24S. */
export function isoDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000))
  const minutes = Math.floor(seconds / 60)
  return `PT${minutes > 0 ? `${minutes}M` : ''}${seconds % 60}S`
}
