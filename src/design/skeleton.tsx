import { joinClasses } from './join-classes.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** `line` for text, `block` for what gets its size from `className`, `disc` for portraits. */
  shape?: 'line' | 'block' | 'disc' | undefined
  className?: string | undefined
}

/** Holds a place in the true shape of what is coming. Hidden from those who listen: say it in words beside. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={joinClasses(styles.skeleton, styles[shape], className)} />
}
