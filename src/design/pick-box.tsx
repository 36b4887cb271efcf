import type { ComponentProps } from 'react'
import styles from './pick-box.module.css'

export type PickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Of what it is, in words: it has no other text. */
  label: string
}

/**
 * Puts a picture among those that something will be done with. It stands at the corner of what is around it, a container, and
 * shows while a pointer is there; on all pictures while one of those around carries `data-picking`.
 */
export function PickBox({ label, ...input }: PickBoxProps) {
  return (
    <label className={styles.pick}>
      <input {...input} type="checkbox" className={styles.box} aria-label={label} />
    </label>
  )
}
