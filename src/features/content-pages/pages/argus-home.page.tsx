import { ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Picture } from '#features/assets/ui.ts'
import { saveAction } from '#features/boards/ui.ts'
import { SearchBar } from '#features/search/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, type Query } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { ArgusHomeData, HomeCollection } from './argus-home.load.ts'
import styles from './argus-home.module.css'

export const frame = 'hero'

export const head: PageModule<ArgusHomeData>['head'] = (_, { t }) => ({
  title: t('content-pages.home.title'),
  description: t('content-pages.home.description'),
})

export function Page({ hero, lead, wire, counts, creative, archive }: ArgusHomeData) {
  const t = useTranslate()
  const visit = useVisit()
  const search = (query: Query) => links.search(visit, { type: 'image' }, query)
  const departments = [
    ['editorial', { family: 'editorial' }],
    ['creative', { family: 'creative' }],
    ['photography', { mediatype: 'photography' }],
    ['fineart', { mediatype: 'fineart' }],
  ] as const
  return (
    <main id="main">
      <section className={styles.hero}>
        {hero && (
          <>
            <div className={styles.heroPicture}>
              <Picture asset={hero} use="showcase" sizes="(max-width: 760px) 80vw, 100vw" isFirst />
            </div>
            <p className={styles.credit}>
              <b>{hero.title}</b>
              {hero.artist}
            </p>
          </>
        )}
        <div className={styles.plate}>
          <h1 className={styles.headline}>{t('content-pages.home.headline')}</h1>
          <div className={styles.search}>
            <SearchBar look="hero" />
          </div>
          <p className={styles.terms}>
            {t('content-pages.home.startWith')}{' '}
            <TextLink href={search({ phrase: 'space shuttle' })}>{t('content-pages.term.shuttle')}</TextLink>,{' '}
            <TextLink href={search({ phrase: 'earth' })}>{t('content-pages.term.earth')}</TextLink>,{' '}
            <TextLink href={search({ phrase: 'seascape' })}>{t('content-pages.term.seascapes')}</TextLink>
          </p>
        </div>
      </section>

      <div className={styles.wrap}>
        <section className={styles.front} aria-labelledby="front">
          <h2 id="front" className="visually-hidden">
            {t('content-pages.home.front')}
          </h2>
          {lead && (
            <article className={styles.lead}>
              <a href={search({ collections: lead.collection.key })}>
                <Picture
                  asset={lead.card}
                  use="showcase"
                  sizes="(max-width: 760px) 100vw, 58vw"
                  alt=""
                  className={styles.leadPicture}
                />
                <h3>{lead.collection.name}</h3>
              </a>
              <p>{t('content-pages.home.lead', { count: lead.collection.count })}</p>
            </article>
          )}
          <ul className={styles.wire}>
            {wire.map((collection) => (
              <WireEntry
                key={collection.key}
                collection={collection}
                href={search({ collections: collection.key })}
              />
            ))}
          </ul>
        </section>

        <nav className={styles.index} aria-label={t('content-pages.home.departments')}>
          {departments.map(([name, query]) => (
            <a key={name} href={search(query)}>
              <b>{t(`content-pages.department.${name}`)}</b>
              <span>{t('content-pages.images', { count: counts[name] })}</span>
            </a>
          ))}
        </nav>

        {creative.length > 0 && (
          <section className={styles.section} aria-labelledby="creative">
            <div className={styles.sectionHead}>
              <h2 id="creative">{t('content-pages.home.creative')}</h2>
              <TextLink href={search({ family: 'creative' })}>{t('content-pages.home.allCreative')}</TextLink>
            </div>
            <ul className={styles.strip}>
              {creative.map((asset) => (
                <li key={asset.id}>
                  <a href={links.detail(visit, { id: asset.id })}>
                    <Picture asset={asset} sizes="(max-width: 760px) 60vw, 25vw" alt="" />
                    <b>{asset.title}</b>
                    <span>{t(`content-pages.licence.${asset.licenseModel}`)}</span>
                  </a>
                  <div className={styles.save}>{saveAction(asset)}</div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>

      {archive && (
        <section className={styles.archive} aria-labelledby="archive">
          <div className={styles.archiveText}>
            <h2 id="archive">{t('content-pages.home.archive')}</h2>
            <p>{t('content-pages.home.archiveText')}</p>
            <ButtonLink href={search({ mediatype: 'fineart' })} className={styles.archiveButton}>
              {t('content-pages.home.enterArchive')}
            </ButtonLink>
          </div>
          <div className={styles.archiveFrame}>
            <Picture asset={archive} use="showcase" sizes="(max-width: 760px) 100vw, 58vw" />
          </div>
        </section>
      )}
    </main>
  )
}

function WireEntry({ collection, href }: { collection: HomeCollection; href: string }) {
  const t = useTranslate()
  const { card, name, count } = collection
  return (
    <li>
      <a href={href}>
        <div>
          <span className={styles.kicker}>{t(`content-pages.department.${card.family}`)}</span>
          <h3>{name}</h3>
          <span className={styles.count}>{t('content-pages.images', { count })}</span>
        </div>
        <Picture asset={card} sizes="132px" alt="" />
      </a>
    </li>
  )
}
