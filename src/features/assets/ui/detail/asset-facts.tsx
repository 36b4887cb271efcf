import { Fragment } from 'react'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { dateOfAsset } from './date-of-asset.ts'
import { FactLink } from './fact-link.tsx'
import { Facts } from './facts.tsx'

/** Everything the record says of an asset beside its license. */
export function AssetFacts({ asset, countryName }: { asset: AssetDetail; countryName: string | null }) {
  const t = useTranslate()
  const formats = useFormats()
  const { artist, collection, event, people, place, originalBytes, width, height } = asset
  const isFile = originalBytes !== null && originalBytes > 0
  return (
    <Facts
      facts={[
        [t('assets.artist'), artist && <FactLink asset={asset} fact="artist" value={artist} name={artist} />],
        [t('assets.credit'), asset.creditLine],
        [t('assets.copyright'), asset.copyright],
        [t('assets.event'), event && <EventFact asset={asset} event={event} />],
        [t('assets.people'), people.length > 0 && <PeopleFact asset={asset} />],
        [t('assets.place'), place && <PlaceFact asset={asset} place={place} countryName={countryName} />],
        [t('assets.date'), dateOfAsset(asset, formats)],
        [
          t('assets.collection'),
          <FactLink
            key="collection"
            asset={asset}
            fact="collection"
            value={collection.key}
            name={collection.name}
          />,
        ],
        [t('assets.licence'), t(`assets.licence.${asset.licenseModel}`)],
        [t('assets.detail.largest'), asset.film ? '' : t('assets.pixels', { width, height })],
        [
          t('assets.detail.file'),
          [asset.originalFormat.toUpperCase(), isFile && formats.bytes(originalBytes)]
            .filter(Boolean)
            .join(', '),
        ],
        [t('assets.detail.uploaded'), formats.date(asset.submittedOn, 'long')],
        [t('assets.id'), asset.id],
      ]}
    />
  )
}

function EventFact({ asset, event }: { asset: AssetDetail; event: NonNullable<AssetDetail['event']> }) {
  const t = useTranslate()
  const { images, films } = event
  return (
    <>
      <FactLink asset={asset} fact="event" value={event.id} name={event.name} />
      {images > 0 && `, ${t('assets.detail.images', { count: images })}`}
      {films > 0 && `, ${t('assets.detail.films', { count: films })}`}
    </>
  )
}

function PeopleFact({ asset }: { asset: AssetDetail }) {
  return asset.people.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <FactLink asset={asset} fact="person" value={id} name={name} />
    </Fragment>
  ))
}

type PlaceProps = {
  asset: AssetDetail
  place: NonNullable<AssetDetail['place']>
  countryName: string | null
}

/** Venues are too many to search by; their city is not. */
function PlaceFact({ asset, place, countryName }: PlaceProps) {
  const { venue, city, region, country } = place
  const names = [city, region, country].flatMap((name) => name || [])
  return (
    <>
      {venue}
      {[...new Set(names)].map((name, at) => (
        <Fragment key={name}>
          {(venue || at > 0) && ', '}
          <FactLink
            asset={asset}
            fact="place"
            value={name}
            name={(name === country && countryName) || name}
          />
        </Fragment>
      ))}
    </>
  )
}
