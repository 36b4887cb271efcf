import { joinClasses } from '#design/join-classes.ts'
import { Gallery, Picture } from '#features/assets/ui.ts'
import { saveAction } from '#features/boards/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { StatusWords } from '../ui/status-words.tsx'
import styles from './bokeh-status.module.css'
import type { StatusData } from './status.load.ts'

export const head: PageModule<StatusData>['head'] = ({ status, what }, { t }) => ({
  title: t(`content-pages.status.${what ?? status}.title`),
  isUnlisted: true,
})

/** Not found, gone or failed on site B: its discs, out of focus. */
export function Page({ status, what, pictures, similar }: StatusData) {
  const t = useTranslate()
  return (
    <main id="main" className={styles.page}>
      <div className={styles.message}>
        <StatusWords status={status} what={what} />
        <div className={styles.discs} aria-hidden="true">
          <span className={joinClasses(styles.disc, styles.flat1)} />
          <span className={joinClasses(styles.disc, styles.flat2)} />
          {pictures.map((picture, position) => (
            <span key={picture.id} className={joinClasses(styles.disc, styles[`picture${position + 1}`])}>
              <Picture asset={picture} sizes="430px" alt="" isFirst={position === 0} />
            </span>
          ))}
        </div>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{t('content-pages.status.similar')}</h2>
          <Gallery assets={similar} firstInView={0} actions={saveAction} />
        </section>
      )}
    </main>
  )
}
