import { Component, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './frame.module.css'

type Props = { children: ReactNode }

/** A page that breaks in the browser says so; header and footer stay, and with them every way on. */
export class PageBoundary extends Component<Props, { hasBroken: boolean }> {
  override state = { hasBroken: false }

  static getDerivedStateFromError() {
    return { hasBroken: true }
  }

  override render() {
    return this.state.hasBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useTranslate()
  return (
    <main id="main" className={styles.broken}>
      <p role="alert">{t('shell.pageBroke')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('shell.reload')}
      </Button>
    </main>
  )
}
