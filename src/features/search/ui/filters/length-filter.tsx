import { type FormEvent, useId } from 'react'
import { Button } from '#design/button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSearchControls } from '../search-controls.tsx'
import { fieldOf, KeptForm, submitOnChange } from './kept-form.tsx'
import { LengthSlider, type Span } from './length-slider.tsx'
import styles from './range-fields.module.css'
import { SyncedField } from './synced-field.tsx'

const fields = ['videodurationmin', 'videodurationmax'] as const
const labels = {
  videodurationmin: 'search.filters.shortest',
  videodurationmax: 'search.filters.longest',
} as const
const placeholders = { videodurationmin: '0', videodurationmax: '60+' } as const

/** How long a film is, in seconds; an empty field leaves that end open. */
export function LengthFilter() {
  const t = useTranslate()
  const { parameters, linkTo, go } = useSearchControls()
  const id = useId()
  const { videodurationmin: min = '', videodurationmax: max = '' } = parameters

  function fill(span: Span) {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    for (const [name, value] of [
      ['videodurationmin', span.min],
      ['videodurationmax', span.max],
    ] as const) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [min = '', max = ''] = fields.map((name) => fieldOf(form, name))
    const isTurned = min !== '' && max !== '' && Number(min) > Number(max)
    const [from, to] = isTurned ? [max, min] : [min, max]
    // Without its beginning a range has no end (SP-11), so the beginning is set first.
    go({ set: 'videodurationmin', to: from || null }, { set: 'videodurationmax', to: to || null })
  }

  return (
    <KeptForm
      id={id}
      href={linkTo()}
      fields={fields}
      ref={submitOnChange}
      onSubmit={apply}
      className={styles.form}
    >
      <LengthSlider span={{ min, max }} onSlide={fill} />
      {fields.map((name) => (
        <SyncedField
          key={name}
          label={t(labels[name])}
          type="number"
          name={name}
          min="0"
          max="99999"
          step="1"
          inputMode="numeric"
          placeholder={placeholders[name]}
          value={parameters[name] ?? ''}
          className={styles.field}
        />
      ))}
      <Button type="submit" size="small" wide className={joinClasses(styles.apply, styles.fallback)}>
        {t('search.filters.apply')}
      </Button>
    </KeptForm>
  )
}
