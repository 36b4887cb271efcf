import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import styles from './dialog-surface.module.css'
import { CloseIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type DialogProps = {
  open: boolean
  /** Called by Escape, by a press outside and by the cross; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in sight below the content while that scrolls. */
  footer?: ReactNode
}

type DialogSurfaceProps = DialogProps & {
  /** Beside the content on wide screens, absent on phones. */
  aside?: ReactNode
  scrimClass: string | undefined
  surfaceClass: string | undefined
}

/** What modal and drawer have in common: scrim, focus trap, scroll lock, heading and cross. */
export function DialogSurface(props: DialogSurfaceProps) {
  const { open, onClose, title, closeLabel, children, footer, aside, scrimClass, surfaceClass } = props
  return (
    <ModalOverlay
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className={joinClasses(styles.scrim, scrimClass)}
    >
      <AriaModal className={joinClasses(styles.surface, surfaceClass)}>
        <Dialog className={joinClasses(styles.dialog)}>
          {aside && <div className={styles.aside}>{aside}</div>}
          <div className={styles.main}>
            <div className={styles.head}>
              <Heading slot="title" className={joinClasses(styles.title)}>
                {title}
              </Heading>
              <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
                <CloseIcon />
              </IconButton>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </div>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
