import type { ReactNode } from 'react'
import { type DialogProps, DialogSurface } from './dialog-surface.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './modal.module.css'

export type ModalProps = DialogProps & {
  /** small 440 px, medium 560 px (the default), wide 760 px. */
  size?: 'small' | 'medium' | 'wide' | undefined
  /** A picture or a note beside the content; phones leave it out. */
  aside?: ReactNode
}

/** A dialog in the middle of the screen; on phones a sheet that comes up from the bottom. */
export function Modal({ size = 'medium', ...dialog }: ModalProps) {
  return (
    <DialogSurface
      {...dialog}
      scrimClass={styles.scrim}
      surfaceClass={joinClasses(styles.modal, styles[size])}
    />
  )
}
