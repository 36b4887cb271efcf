import type { ReactNode } from 'react'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { When } from '../domain/group-by-day.ts'
import styles from './day-group.module.css'

type Props = {
  day: string
  /** Null where days do not matter. */
  when: When | null
  children: ReactNode
}

/** What was covered on a day, under a black rule. */
export function DayGroup({ day, when, children }: Props) {
  const t = useTranslate()
  const { date } = useFormats()
  if (when === null) return <div className={styles.plain}>{children}</div>
  const hasName = when !== 'dated'
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        {hasName ? t(`editorial.when.${when}`) : <time dateTime={day}>{date(day, 'long')}</time>}
        {hasName && day !== '' && (
          <>
            {' '}
            <time dateTime={day} className={styles.date}>
              {date(day, 'long')}
            </time>
          </>
        )}
      </h3>
      <div>{children}</div>
    </section>
  )
}
