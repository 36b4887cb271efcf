import type { FormEvent } from 'react'
import { Button } from '#design/button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSearchControls } from '../search-controls.tsx'
import styles from './color-filter.module.css'
import { fieldOf, KeptForm, submitOnChange } from './kept-form.tsx'
import { OptionLink } from './option-link.tsx'
import { palette } from './palette.data.ts'
import { SyncedField } from './synced-field.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** Colors of a palette, black and white, or any color at all. Only one at a time (SP-09). */
export function ColorFilter() {
  const { parameters } = useSearchControls()
  const { labelOf, colorOf } = useFilterTexts()
  const { colorindex, bwonly = false } = parameters
  return (
    <>
      <fieldset aria-label={labelOf('colorindex')} className={styles.swatches}>
        {palette.map(({ hex }) => (
          <OptionLink
            key={hex}
            role="checkbox"
            change={{ set: 'colorindex', to: hex === colorindex ? null : hex }}
            isChosen={hex === colorindex}
            aria-label={colorOf(hex)}
            title={colorOf(hex)}
            className={styles.swatch}
          >
            <Patch colors={[hex]} isMarked={hex === colorindex} />
          </OptionLink>
        ))}
        <OptionLink
          role="checkbox"
          change={{ toggle: 'bwonly' }}
          isChosen={bwonly}
          aria-label={labelOf('bwonly')}
          title={labelOf('bwonly')}
          className={styles.swatch}
        >
          <Patch colors={['ffffff', '1b1d1c']} isMarked={bwonly} />
        </OptionLink>
      </fieldset>
      <OtherColor />
    </>
  )
}

type PatchProps = { colors: readonly string[]; isMarked?: boolean }

/** A patch of one color, or of two with a slant between them. Attributes of a drawing are no style attributes. */
export function Patch({ colors: [first = '', second = first], isMarked = false }: PatchProps) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.patch}>
      <rect width="10" height="10" fill={`#${first}`} />
      {second !== first && <path d="M10 0v10H0z" fill={`#${second}`} />}
      {isMarked && <circle cx="5" cy="5" r="1.7" className={styles.mark} />}
    </svg>
  )
}

function OtherColor() {
  const t = useTranslate()
  const { parameters, linkTo, go } = useSearchControls()
  const { colorindex } = parameters
  const isOwn = colorindex !== undefined && !palette.some(({ hex }) => hex === colorindex)

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const hex = fieldOf(event.currentTarget, 'colorindex').replace('#', '')
    if (hex !== colorindex) go({ set: 'colorindex', to: hex })
  }

  return (
    <KeptForm
      href={linkTo()}
      fields={['colorindex', 'bwonly']}
      ref={submitOnChange}
      onSubmit={choose}
      className={styles.other}
    >
      <SyncedField
        label={t('search.filters.otherColor')}
        type="color"
        name="colorindex"
        value={`#${colorindex ?? palette[5].hex}`}
        className={joinClasses(styles.field, isOwn && styles.chosen)}
      />
      <Button type="submit" size="small" className={styles.apply}>
        {t('search.filters.apply')}
      </Button>
    </KeptForm>
  )
}
