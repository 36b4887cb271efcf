import styles from './logo.module.css'
import { LogoFrame, type LogoProps, LogoWord } from './logo-frame.tsx'

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

export function ArgusLogo(props: LogoProps) {
  return (
    <LogoFrame {...props} width={132}>
      <ArgusDrawing />
      <LogoWord x={47} y={28.5} width={84} className={styles.argusWord}>
        Argus
      </LogoWord>
    </LogoFrame>
  )
}

export function ArgusMark(props: LogoProps) {
  return (
    <LogoFrame {...props} width={36}>
      <ArgusDrawing />
    </LogoFrame>
  )
}
