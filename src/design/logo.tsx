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

/*
 * The colours behind the commas are the brand's own: a mark saved as an icon file has no theme to ask.
 */

function ArgusDrawing() {
  return (
    <>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M0 0h36v36H0zM3.5 18C8 10.5 13 8 18 8s10 2.5 14.5 10C28 25.5 23 28 18 28S8 25.5 3.500 18z"
      />
      <circle cx="18" cy="18" r="6.2" fill="var(--logo-pupil, #b3261a)" />
    </>
  )
}

function BokehDrawing() {
  return (
    <>
      <circle cx="13" cy="22" r="13" fill="var(--logo-disc-1, #08614a)" />
      <circle cx="27" cy="12" r="11" fill="var(--logo-disc-2, #ff7350)" />
      <path
        fill="var(--logo-overlap, #fff3d6)"
        d="M16.3 9.44A11 11 0 0 0 25.56 22.9A13 13 0 0 0 16.3 9.44z"
      />
    </>
  )
}

function DiptychDrawing() {
  return (
    <>
      <path fill="currentColor" d="M0 3l15 3v27L0 36z" />
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M19 6.800l13-2.600v30.600l-13-2.600z" />
    </>
  )
}

type FrameProps = LogoProps & { width: number; children: ReactNode }

function Frame({ title, ground, className, width, children }: FrameProps) {
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
function Word({ x, y, width, className, children }: WordProps) {
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

export function ArgusLogo(props: LogoProps) {
  return (
    <Frame {...props} width={132}>
      <ArgusDrawing />
      <Word x={47} y={28.5} width={84} className={styles.argusWord}>
        Argus
      </Word>
    </Frame>
  )
}

export function BokehLogo(props: LogoProps) {
  return (
    <Frame {...props} width={139}>
      <BokehDrawing />
      <Word x={46} y={28} width={92} className={styles.bokehWord}>
        Bokeh
      </Word>
    </Frame>
  )
}

export function DiptychLogo(props: LogoProps) {
  return (
    <Frame {...props} width={132}>
      <DiptychDrawing />
      <Word x={42} y={28} width={88} className={styles.diptychWord}>
        Diptych
      </Word>
    </Frame>
  )
}

export function ArgusMark(props: LogoProps) {
  return (
    <Frame {...props} width={36}>
      <ArgusDrawing />
    </Frame>
  )
}

export function BokehMark(props: LogoProps) {
  return (
    <Frame {...props} width={38}>
      <BokehDrawing />
    </Frame>
  )
}

export function DiptychMark(props: LogoProps) {
  return (
    <Frame {...props} width={34}>
      <DiptychDrawing />
    </Frame>
  )
}
