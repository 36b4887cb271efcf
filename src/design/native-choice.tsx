import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { joinClasses } from './join-classes.ts'

type ChoiceTexts = {
  /** The label. */
  children: ReactNode
  /** A second line below the label. */
  note?: ReactNode
  /** At the end of the line: how many there are, or what it costs. */
  count?: ReactNode
  /** Gives the chosen one a ground, as for sizes and prices. */
  card?: boolean | undefined
}

export type NativeChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & ChoiceTexts

type OptionProps = NativeChoiceProps & { type: 'checkbox' | 'radio'; mark: string | undefined }

function Option({ type, mark, children, note, count, card, className, ...input }: OptionProps) {
  return (
    <label className={joinClasses(styles.option, card && styles.card, className)}>
      <input {...input} type={type} className={joinClasses(styles.mark, mark)} />
      <span className={styles.text}>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}

export function NativeCheckbox(props: NativeChoiceProps) {
  return <Option {...props} type="checkbox" mark={styles.box} />
}

export function NativeRadio(props: NativeChoiceProps) {
  return <Option {...props} type="radio" mark={styles.dot} />
}

/** Turns something on at once; use a check box where a form is sent later. */
export function NativeSwitch({ className, ...props }: NativeChoiceProps) {
  return (
    <Option
      {...props}
      role="switch"
      type="checkbox"
      mark={styles.switch}
      className={joinClasses(styles.split, className)}
    />
  )
}

export type NativeChoiceGroupProps = ComponentProps<'fieldset'> & { legend: ReactNode }

/** Radios or check boxes that belong together, under their question. */
export function NativeChoiceGroup({ legend, className, children, ...rest }: NativeChoiceGroupProps) {
  return (
    <fieldset {...rest} className={joinClasses(styles.group, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
