import styles from './logo.module.css'
import { LogoFrame, type LogoProps, LogoWord } from './logo-frame.tsx'

function DiptychDrawing() {
  return (
    <>
      <path fill="currentColor" d="M0 3l15 3v27L0 36z" />
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M19 6.800l13-2.600v30.600l-13-2.600z" />
    </>
  )
}

export function DiptychLogo(props: LogoProps) {
  return (
    <LogoFrame {...props} width={132}>
      <DiptychDrawing />
      <LogoWord x={42} y={28} width={88} className={styles.diptychWord}>
        Diptych
      </LogoWord>
    </LogoFrame>
  )
}

export function DiptychMark(props: LogoProps) {
  return (
    <LogoFrame {...props} width={34}>
      <DiptychDrawing />
    </LogoFrame>
  )
}
