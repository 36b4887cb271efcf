import type { ReactNode } from 'react'
import { TextLink } from '#design/text-link.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { EventGroup } from '../../domain/gallery.ts'
import { useSearchControls } from '../search-controls.tsx'
import { EventFacts } from './event-facts.tsx'
import styles from './event-groups.module.css'

type Props = {
  groups: readonly EventGroup[]
  /** The pictures of a group; called with the same list, it must give the same element. */
  tilesOf: (assets: readonly AssetCard[], isFirst: boolean) => ReactNode
}

/** Results event by event: each with its name, its place and day, and a strip of what there is of it. */
export function EventGroups({ groups, tilesOf }: Props) {
  return groups.map((group, position) => (
    <section key={group.event.id} className={styles.group} aria-labelledby={`event-${group.event.id}`}>
      <GroupHeader group={group} />
      <div className={styles.strip}>{tilesOf(group.assets, position === 0)}</div>
    </section>
  ))
}

function GroupHeader({ group: { event, count } }: { group: EventGroup }) {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  const href = linkTo({ set: 'groupbyevent', to: null }, { set: 'eventid', to: event.id })
  return (
    <div className={styles.header}>
      <h2 id={`event-${event.id}`} className={styles.name}>
        <a href={href}>{event.name}</a>
      </h2>
      <EventFacts event={event} className={styles.facts} />
      <TextLink href={href} className={styles.all}>
        {t('search.seeEvent', { count })}
        <span className="visually-hidden"> {event.name}</span>
      </TextLink>
    </div>
  )
}
