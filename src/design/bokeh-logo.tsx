import styles from './logo.module.css'
import { LogoFrame, type LogoProps, LogoWord } from './logo-frame.tsx'

/*
 * The colours behind the commas are the brand's own: a mark saved as an icon file has no theme to ask.
 */

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

export function BokehLogo(props: LogoProps) {
  return (
    <LogoFrame {...props} width={139}>
      <BokehDrawing />
      <LogoWord x={46} y={28} width={92} className={styles.bokehWord}>
        Bokeh
      </LogoWord>
    </LogoFrame>
  )
}

export function BokehMark(props: LogoProps) {
  return (
    <LogoFrame {...props} width={38}>
      <BokehDrawing />
    </LogoFrame>
  )
}
