import { type DialogProps, DialogSurface } from './dialog-surface.tsx'
import styles from './drawer.module.css'
import { joinClasses } from './join-classes.ts'

export type DrawerProps = DialogProps & {
  /** The edge it comes from, along the line of reading. */
  side?: 'start' | 'end' | undefined
}

/** A sheet along one side: the phone's menu and its filters. */
export function Drawer({ side = 'start', ...dialog }: DrawerProps) {
  return (
    <DialogSurface
      {...dialog}
      scrimClass={side === 'end' ? styles.atEnd : undefined}
      surfaceClass={joinClasses(styles.drawer, styles[side])}
    />
  )
}
