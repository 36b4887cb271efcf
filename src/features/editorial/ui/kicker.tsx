import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { Coverage } from '../domain/coverage.ts'
import { whenOf } from '../domain/group-by-day.ts'
import styles from './kicker.module.css'

type Props = {
  coverage: Coverage
  /** With it the day is told, too: for coverage that stands alone. */
  today?: string
}

/** The desk, the place and, where it stands under none, the day. */
export function Kicker({ coverage: { product, place, day }, today }: Props) {
  const t = useTranslate()
  const { date } = useFormats()
  const when = today === undefined || day === '' ? null : whenOf(day, today)
  const parts = [
    when === 'dated' && `${t('editorial.latest')} · ${date(day, 'long')}`,
    when !== null && when !== 'dated' && t(`editorial.when.${when}`),
    product !== null && t(`editorial.product.${product}`),
    place,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className={styles.kicker}>
      {when === 'today' && <span className={styles.live} aria-hidden="true" />}
      {parts.join(' · ')}
    </p>
  )
}
