import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './logo.module.css'

export type LogoProps = {
  /** The name that is read out. */
  title: string
  /** `inverse` on dark areas such as the footer. */
  ground?: 'page' | 'inverse' | undefined
  /** Sets the height: block-size in a class; 30 px without one. */
  className?: string | undefined
}

/** What the three logos have in common: the frame of the drawing and the name set beside it. Each has a file of its own,
 * so that a site ships its own alone (SITE-02). */
type FrameProps = LogoProps & { width: number; children: ReactNode }

export function LogoFrame({ title, ground, className, width, children }: FrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} 36`}
      width={(width * 30) / 36}
      height="30"
      role="img"
      className={joinClasses(styles.logo, ground === 'inverse' && styles.inverse, className)}
    >
      <title>{title}</title>
      {children}
    </svg>
  )
}

type WordProps = { x: number; y: number; width: number; className: string | undefined; children: string }

/** textLength holds the width even while a fallback font is shown. */
export function LogoWord({ x, y, width, className, children }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill="currentColor"
      className={className}
    >
      {children}
    </text>
  )
}
