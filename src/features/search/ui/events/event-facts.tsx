import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { GalleryEvent } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'

/** Where and when an event was. */
export function EventFacts({ event, className }: { event: GalleryEvent; className?: string | undefined }) {
  const { date } = useFormats()
  const facts = [event.place, event.date && date(event.date, 'long')].filter(Boolean)
  return facts.length > 0 && <p className={className}>{facts.join(' · ')}</p>
}

/** What else there is of the event. */
export function OtherOfEvent({ event, isFilm }: { event: GalleryEvent; isFilm: boolean }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  const count = isFilm ? event.images_count : event.films_count
  return (
    count > 0 && (
      <TextLink href={linkTo({ set: 'assettype', to: isFilm ? 'image' : 'film' })}>
        {t(isFilm ? 'search.count' : 'search.films', { count })}
      </TextLink>
    )
  )
}
