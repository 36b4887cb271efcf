import { useEffect, useState } from 'react'
import { type ComponentMap, componentOf } from '#app/components/component-map.ts'
import type { ReadyPage } from '#app/pages/ready-page.ts'
import { BoardDesk } from '#features/boards/ui.ts'
import { CustomerNotifications } from '#features/notifications/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useNavigation } from '#visit/navigation-context.tsx'
import type { AnyPage } from '#visit/page-contract.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './frame.module.css'
import { PageBoundary } from './page-boundary.tsx'

/** A page with the module that shows it, as the navigator carries them. */
export type ShownPage = { readonly ready: ReadyPage; readonly module: AnyPage }

/** The frame around every page: header, the page itself, footer, and the fixed places other rooms fill. */
export function Frame({ components }: { components: ComponentMap }) {
  const { ready, module } = useNavigation(({ shown }) => shown) as ShownPage
  const { site } = useSurroundings()
  const t = useTranslate()
  const Header = componentOf(site.nickname, components, 'Header')
  const Footer = componentOf(site.nickname, components, 'Footer')
  const { Page } = module
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Progress />
      <Header frame={module.frame ?? 'plain'} phrase={module.searchedPhrase?.(ready.data)} />
      <PageBoundary key={ready.page}>
        <Page {...ready.data} />
      </PageBoundary>
      <Footer />
      <div id="customer-notifications">
        <CustomerNotifications />
      </div>
      <BoardDesk page={ready.page} />
    </>
  )
}

/** A line at the top while the next page is on its way; quick pages never show it. */
function Progress() {
  const t = useTranslate()
  const isUnderWay = useNavigation(({ pendingUrl }) => pendingUrl !== null)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) {
      setSlow(false)
      return
    }
    const timer = setTimeout(() => setSlow(true), 200)
    return () => clearTimeout(timer)
  }, [isUnderWay])
  return (
    <div role="status" className={styles.progress} data-shown={isSlow || undefined}>
      {isSlow && <span className="visually-hidden">{t('shell.loading')}</span>}
    </div>
  )
}
