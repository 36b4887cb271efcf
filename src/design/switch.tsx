import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'
import { joinClasses } from './join-classes.ts'

export type SwitchProps = {
  /** The label. */
  children: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** Turns something on at once; use a check box where a form is sent later. */
export function Switch({ children, on, onChange, hint, disabled = false }: SwitchProps) {
  return (
    <SwitchField isSelected={on} onChange={onChange} isDisabled={disabled}>
      <SwitchButton className={joinClasses(styles.option, styles.split)}>
        <span aria-hidden="true" className={joinClasses(styles.mark, styles.switch)} />
        <span className={styles.text}>{children}</span>
      </SwitchButton>
      {hint && (
        <Text slot="description" className={joinClasses(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
    </SwitchField>
  )
}
