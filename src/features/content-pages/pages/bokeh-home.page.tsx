import { ButtonLink } from '#design/button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { TextLink } from '#design/text-link.tsx'
import { Gallery, Picture } from '#features/assets/ui.ts'
import { saveAction } from '#features/boards/ui.ts'
import { SearchBar } from '#features/search/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, type Query } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BokehHomeData } from './bokeh-home.load.ts'
import styles from './bokeh-home.module.css'

export const frame = 'hero'

const discSizes = '(max-width: 760px) 260px, 500px'

export const head: PageModule<BokehHomeData>['head'] = (_, { t }) => ({
  title: t('content-pages.home.title'),
  description: t('content-pages.home.description'),
})

const terms = ['podium', 'water', 'marble', 'flowers'] as const

export function Page({ discs, looks, fresh, art }: BokehHomeData) {
  const t = useTranslate()
  const visit = useVisit()
  const search = (query: Query) => links.search(visit, { type: 'image' }, query)
  return (
    <main id="main">
      <section className={styles.hero}>
        <div className={joinClasses(styles.wrap, styles.heroInside)}>
          <div className={styles.heroText}>
            <h1 className={styles.headline}>{t('content-pages.home.headline')}</h1>
            <p className={styles.lead}>{t('content-pages.home.promise')}</p>
            <div className={styles.search}>
              <SearchBar look="hero" />
            </div>
            <p className={styles.terms}>
              {t('content-pages.home.popular')}{' '}
              {terms.map((term) => (
                <TextLink key={term} href={search({ phrase: term })} className={styles.term}>
                  {t(`content-pages.term.${term}`)}
                </TextLink>
              ))}
            </p>
          </div>
          <div className={styles.discs} aria-hidden="true">
            <span className={joinClasses(styles.disc, styles.flat1)} />
            <span className={joinClasses(styles.disc, styles.flat2)} />
            <span className={joinClasses(styles.disc, styles.flat3)} />
            {discs.map((asset, position) => (
              <span key={asset.id} className={joinClasses(styles.disc, styles[`picture${position + 1}`])}>
                <Picture
                  asset={asset}
                  use="showcase"
                  sizes={position === 0 ? discSizes : '290px'}
                  alt=""
                  isFirst={position === 0}
                />
              </span>
            ))}
          </div>
        </div>
      </section>

      <div className={styles.wrap}>
        <section className={styles.section} aria-labelledby="looks">
          <div className={styles.sectionHead}>
            <h2 id="looks">{t('content-pages.home.looks')}</h2>
          </div>
          <ul className={styles.looks}>
            {looks.map(({ look, phrase, card }) => (
              <li key={look}>
                <a href={search({ phrase })}>
                  <Picture asset={card} sizes="(max-width: 760px) 112px, 14vw" alt="" />
                  {t(`content-pages.look.${look}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>

        {fresh.length > 0 && (
          <section className={styles.section} aria-labelledby="fresh">
            <div className={styles.sectionHead}>
              <h2 id="fresh">{t('content-pages.home.fresh')}</h2>
              <TextLink href={search({})}>{t('content-pages.home.seeAll')}</TextLink>
            </div>
            <Gallery assets={fresh} firstInView={0} fullRows actions={saveAction} />
          </section>
        )}

        {art.cards.length > 0 && (
          <section className={styles.art} aria-labelledby="art">
            <div className={styles.artText}>
              <h2 id="art">{t('content-pages.home.art')}</h2>
              <p>{t('content-pages.home.artText', { count: art.count })}</p>
              <ButtonLink href={search({ mediatype: 'fineart' })} variant="primary">
                {t('content-pages.home.seeArt')}
              </ButtonLink>
            </div>
            <div className={styles.artDiscs} aria-hidden="true">
              <span className={joinClasses(styles.disc, styles.artFlat)} />
              {art.cards.map((asset, position) => (
                <span key={asset.id} className={joinClasses(styles.disc, styles[`art${position + 1}`])}>
                  <Picture asset={asset} use="showcase" sizes="420px" alt="" />
                </span>
              ))}
            </div>
          </section>
        )}
      </div>
    </main>
  )
}
