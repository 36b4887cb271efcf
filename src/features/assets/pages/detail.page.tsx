import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { Later } from '#visit/later.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { Gallery, Picture } from '../ui.ts'
import type { DetailData } from './detail.load.ts'
import styles from './detail.module.css'

export const head: PageModule<DetailData>['head'] = ({ asset }) => ({
  title: asset.title,
  description: `${asset.caption}. ${asset.creditLine}.`,
})

export function Page({ asset, similar }: DetailData) {
  const t = useTranslate()
  const visit = useVisit()
  const facts: readonly (readonly [string, string])[] = [
    [t('assets.artist'), asset.artist],
    [t('assets.credit'), asset.creditLine],
    [t('assets.date'), asset.dateLabel],
    [t('assets.collection'), asset.collection.name],
    [t('assets.licence'), t(`assets.licence.${asset.licenseModel}`)],
    [t('assets.size'), t('assets.pixels', { width: asset.width, height: asset.height })],
    [t('assets.id'), asset.id],
  ]
  return (
    <main id="main" className={styles.page}>
      <article className={styles.asset}>
        <figure className={styles.stage}>
          <Picture asset={asset} sizes="(max-width: 960px) 100vw, 60vw" isFirst className={styles.picture} />
        </figure>
        <div>
          <h1 className={styles.title}>{asset.title}</h1>
          {asset.family === 'editorial' && <p className={styles.note}>{t('assets.editorialUse')}</p>}
          <dl className={styles.facts}>
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <h2 className={styles.subtitle}>{t('assets.keywords')}</h2>
          <ul className={styles.keywords}>
            {asset.keywords.map((keyword) => (
              <li key={keyword}>
                <a href={links.search(visit, { type: 'image' }, { phrase: keyword })}>{keyword}</a>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <Later value={similar}>
        {(assets) =>
          assets.length > 0 && (
            <section aria-labelledby="similar" className={styles.similar}>
              <h2 id="similar" className={styles.subtitle}>
                {t('assets.similar')}
              </h2>
              <Gallery assets={assets} firstInView={0} />
            </section>
          )
        }
      </Later>
    </main>
  )
}
