import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, FieldError, Text } from 'react-aria-components/Checkbox'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'
import { CircleAlertIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type CheckboxProps = {
  /** The label. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some but not all of a group: shown as a dash. */
  mixed?: boolean | undefined
  /** At the end of the line: how many there are. */
  count?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
  value?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const {
    children,
    checked,
    onChange,
    mixed = false,
    count,
    hint,
    error,
    disabled = false,
    name,
    value,
  } = props
  return (
    <CheckboxField
      isSelected={checked}
      onChange={onChange}
      isIndeterminate={mixed}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      {...(name === undefined ? {} : { name })}
      {...(value === undefined ? {} : { value })}
    >
      <CheckboxButton className={joinClasses(styles.option)}>
        <span aria-hidden="true" className={joinClasses(styles.mark, styles.box)} />
        <span className={styles.text}>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </CheckboxButton>
      {hint && (
        <Text slot="description" className={joinClasses(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={joinClasses(fieldStyles.error)}>
        <CircleAlertIcon size="small" />
        <span>{error}</span>
      </FieldError>
    </CheckboxField>
  )
}
