import { Button, ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './day-form.module.css'

type Props = {
  /** The page of the desk without a day. */
  href: string
  day: string | null
  today: string
}

/** One day of a desk. A plain form, so that it works before any script has come. */
export function DayForm({ href, day, today }: Props) {
  const t = useTranslate()
  return (
    <form action={href} method="get" className={styles.form} data-navigate data-stay>
      <label className={styles.label}>
        {t('editorial.day.label')}
        <input
          key={day}
          type="date"
          name="date"
          required
          max={today}
          defaultValue={day ?? ''}
          className={styles.input}
        />
      </label>
      <Button type="submit" size="small">
        {t('editorial.day.show')}
      </Button>
      {day !== null && (
        <ButtonLink href={href} size="small" variant="quiet" data-stay>
          {t('editorial.day.all')}
        </ButtonLink>
      )}
    </form>
  )
}
