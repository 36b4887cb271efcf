import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { CircleAlertIcon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export type FieldTexts = {
  label: ReactNode
  /** Keeps the label for those who listen, where the eye has another clue. */
  labelHidden?: boolean | undefined
  /** Beside the label, e.g. that the field may stay empty. */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong, as a sentence. Its presence marks the field as invalid. */
  error?: ReactNode
}

type FieldFrameProps = FieldTexts & {
  id: string
  className?: string | undefined
  children: ReactNode
}

function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false
}

/** The attributes that tie a control to the hint and error of its FieldFrame. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [isShown(hint) && `${id}-hint`, isShown(error) && `${id}-error`].filter(Boolean)
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': isShown(error) ? (true as const) : undefined,
  }
}

/** Label above, hint and error below a control that carries `describeField(id, …)`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, note, hint, error, className, children } = props
  return (
    <div className={joinClasses(styles.frame, className)}>
      <div className={labelHidden ? 'visually-hidden' : styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isShown(note) && <span className={styles.note}>{note}</span>}
      </div>
      {children}
      {isShown(hint) && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {isShown(error) && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlertIcon size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export type FieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    /** Stands inside the edge, before the text. */
    icon?: ReactNode
    /** Stands inside the edge, behind the text: a unit, or a button. */
    end?: ReactNode
    /** On the frame; `className` goes there too, since the input fills it. */
    className?: string | undefined
  }

/** A labelled text field: a native input, so that it works in a plain form. */
export function Field(props: FieldProps) {
  const { label, labelHidden, note, hint, error, icon, end, className, id: givenId, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { label, labelHidden, note, hint, error }
  return (
    <FieldFrame id={id} {...texts} className={className}>
      <div className={joinClasses(styles.box, isShown(error) && styles.invalid)}>
        {icon}
        <input {...input} {...describeField(id, texts)} className={styles.input} />
        {end}
      </div>
    </FieldFrame>
  )
}

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, note, hint, error, className, id: givenId, ...textarea } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const texts = { label, labelHidden, note, hint, error }
  return (
    <FieldFrame id={id} {...texts} className={className}>
      <div className={joinClasses(styles.box, styles.tall, isShown(error) && styles.invalid)}>
        <textarea rows={4} {...textarea} {...describeField(id, texts)} className={styles.input} />
      </div>
    </FieldFrame>
  )
}
