import { type ComponentProps, useId } from 'react'
import { describeField, FieldFrame, type FieldTexts } from './field.tsx'
import { ChevronDownIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './native-select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  FieldTexts & {
    options: readonly SelectOption[]
    size?: 'medium' | 'small' | undefined
  }

/** The browser's own list: no script, and the best one there is on phones. */
export function NativeSelect(props: NativeSelectProps) {
  const {
    label,
    labelHidden,
    note,
    hint,
    error,
    options,
    size = 'medium',
    className,
    id: givenId,
    ...select
  } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { label, labelHidden, note, hint, error }
  return (
    <FieldFrame id={id} {...texts} className={className}>
      <div className={styles.box}>
        <select
          {...select}
          {...describeField(id, texts)}
          className={joinClasses(styles.select, size === 'small' && styles.small)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </div>
    </FieldFrame>
  )
}
