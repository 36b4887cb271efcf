import { Gallery, Picture } from '#features/assets/ui.ts'
import { saveAction } from '#features/boards/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { StatusWords } from '../ui/status-words.tsx'
import styles from './argus-status.module.css'
import type { StatusData } from './status.load.ts'

export const head: PageModule<StatusData>['head'] = ({ status, what }, { t }) => ({
  title: t(`content-pages.status.${what ?? status}.title`),
  isUnlisted: true,
})

/** Not found, gone or failed on site A: one picture of the archive with its credit. */
export function Page({ status, what, pictures: [picture], similar }: StatusData) {
  const t = useTranslate()
  return (
    <main id="main" className={styles.page}>
      <div className={styles.message}>
        <StatusWords status={status} what={what} />
        {picture && (
          <figure>
            <Picture
              asset={picture}
              sizes="(max-width: 760px) 100vw, 55vw"
              isFirst
              className={styles.picture}
            />
            <figcaption>
              {t('content-pages.creditOf', { title: picture.title, artist: picture.artist })}
            </figcaption>
          </figure>
        )}
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
