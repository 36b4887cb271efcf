import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = {
  tone?: BannerTone | undefined
  /** The point in a few words, before the rest. */
  title?: ReactNode
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Reads it out when it appears: at once (`alert`) or when the reader pauses (`status`). */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined })

const iconOf = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const satisfies Record<BannerTone, typeof InfoIcon>

export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, action, role, className, onClose, closeLabel } = props
  const ToneIcon = iconOf[tone]
  return (
    <div role={role} className={joinClasses(styles.banner, styles[tone], className)}>
      <ToneIcon className={styles.icon} />
      <div className={styles.text}>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && (
        <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
