import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  FieldError,
  Label,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'
import { CircleAlertIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** At the end of the line: how many there are, or what it costs. */
  count?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = {
  label: ReactNode
  labelHidden?: boolean | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** `row` stands side by side where there is room, `card` gives the chosen one a ground. */
  layout?: 'column' | 'row' | 'card' | undefined
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, options, value, onChange, layout = 'column', hint, error } = props
  return (
    <AriaRadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      isDisabled={props.disabled ?? false}
      isInvalid={Boolean(error)}
      orientation={layout === 'row' ? 'horizontal' : 'vertical'}
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <Label className={labelHidden ? 'visually-hidden' : joinClasses(styles.legend)}>{label}</Label>
      <div className={layout === 'row' ? styles.row : styles.group}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.disabled ?? false}>
            <RadioButton className={joinClasses(styles.option, layout === 'card' && styles.card)}>
              <span aria-hidden="true" className={joinClasses(styles.mark, styles.dot)} />
              <span className={styles.text}>
                {option.label}
                {option.note && <span className={styles.note}>{option.note}</span>}
              </span>
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      {hint && (
        <Text slot="description" className={joinClasses(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={joinClasses(fieldStyles.error)}>
        <CircleAlertIcon size="small" />
        <span>{error}</span>
      </FieldError>
    </AriaRadioGroup>
  )
}
