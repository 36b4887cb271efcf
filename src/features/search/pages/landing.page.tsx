import { Banner } from '#design/banner.tsx'
import { ButtonLink } from '#design/button.tsx'
import { TabLinks } from '#design/tab-links.tsx'
import { TextLink } from '#design/text-link.tsx'
import { Gallery, Picture } from '#features/assets/ui.ts'
import { saveAction } from '#features/boards/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName, links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useSurroundings, useVisit } from '#visit/visit-context.tsx'
import { fillRows } from '../domain/fill-rows.ts'
import type { Category, Landing } from '../domain/landing.ts'
import { type LandingName, landingNames, landingScopes } from '../domain/landing-scopes.data.ts'
import { writeAddress } from '../domain/parameters/search-address.ts'
import { SearchBar } from '../ui/search-bar.tsx'
import type { LandingData } from './landing.load.ts'
import styles from './landing.module.css'

export const frame = 'hero'

export const head: PageModule<LandingData>['head'] = ({ name, landing }, { t }) => ({
  title: t(`search.landing.title.${name}`),
  description: t(`search.landing.text.${name}`),
  isUnlisted: landing === null,
})

/** Categories with pictures of their own below; the others are tiles alone. */
const galleriesShown = 5
const rows = { most: 2, full: 6.8 }

export function Page({ name, landing }: LandingData) {
  const t = useTranslate()
  return (
    <main id="main" className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.inside}>
          <h1 className={styles.headline}>{t(`search.landing.title.${name}`)}</h1>
          <p className={styles.text}>{t(`search.landing.text.${name}`)}</p>
          <div className={styles.search}>
            <SearchBar key={name} look="hero" within={landingScopes[name]} />
          </div>
        </div>
      </section>
      <div className={styles.inside}>
        <Siblings name={name} />
        {landing ? <Subjects name={name} landing={landing} /> : <Unavailable name={name} />}
      </div>
    </main>
  )
}

/** The parts of the library beside this one, where the site has more than one. */
function Siblings({ name }: { name: LandingName }) {
  const t = useTranslate()
  const visit = useVisit()
  const { site } = useSurroundings()
  const here = landingNames.filter((one) => one in site.routes)
  if (here.length < 2) return null
  return (
    <TabLinks
      label={t('search.landing.parts')}
      className={styles.tabs}
      links={here.map((one) => ({
        href: linkByName(visit, one),
        label: t(`search.landing.title.${one}`),
        current: one === name,
      }))}
    />
  )
}

function Subjects({ name, landing: { categories, best, total } }: { name: LandingName; landing: Landing }) {
  const t = useTranslate()
  const search = useSearch(name)
  const isFilm = landingScopes[name].assettype === 'film'
  return (
    <>
      {categories.length > 0 && (
        <section className={styles.section} aria-labelledby="subjects">
          <div className={styles.sectionHead}>
            <h2 id="subjects">{t('search.landing.subjects')}</h2>
            <TextLink href={search()}>
              {t(isFilm ? 'search.landing.allFilms' : 'search.landing.allImages', { count: total })}
            </TextLink>
          </div>
          <ul className={styles.tiles}>
            {categories.map((category) => (
              <CategoryTile key={category.name} category={category} href={search(category.name)} />
            ))}
          </ul>
        </section>
      )}
      {categories.slice(0, galleriesShown).map((category, position) => (
        <section key={category.name} className={styles.section} aria-labelledby={`subject-${position}`}>
          <div className={styles.sectionHead}>
            <h2 id={`subject-${position}`} className={styles.name}>
              {category.name}
            </h2>
            <TextLink href={search(category.name)}>
              {t('search.landing.seeAll', { count: category.count })}
              <span className="visually-hidden">: {category.name}</span>
            </TextLink>
          </div>
          <div className={styles.rows}>
            {fillRows(category.assets, rows).map((assets) => (
              <Gallery key={assets[0]?.id} assets={assets} firstInView={0} fullRows actions={saveAction} />
            ))}
          </div>
        </section>
      ))}
      {categories.length === 0 && (
        <section className={styles.section} aria-labelledby="best">
          <div className={styles.sectionHead}>
            <h2 id="best">{best.length > 0 ? t('search.landing.best') : t('search.landing.empty')}</h2>
            <TextLink href={search()}>
              {t(isFilm ? 'search.landing.allFilms' : 'search.landing.allImages', { count: total })}
            </TextLink>
          </div>
          <Gallery assets={best} firstInView={4} actions={saveAction} />
        </section>
      )}
    </>
  )
}

/** The first picture that everyone may see stands for the subject. */
function CategoryTile({ category: { name, count, assets }, href }: { category: Category; href: string }) {
  const t = useTranslate()
  const cover = assets.find(({ isSensitive }) => !isSensitive)
  return (
    <li className={styles.tile}>
      <a href={href} data-ahead>
        {cover && (
          <Picture asset={cover} sizes="(max-width: 760px) 50vw, 25vw" alt="" className={styles.cover} />
        )}
        <b className={styles.name}>{name}</b>
        <span className={styles.count}>{t('search.landing.count', { count })}</span>
      </a>
    </li>
  )
}

/** Addresses of searches within this part of the library. */
function useSearch(name: LandingName): (phrase?: string) => string {
  const visit = useVisit()
  return (phrase) => {
    const parameters = { ...landingScopes[name], ...(phrase !== undefined && { phrase }) }
    const { type, query } = writeAddress(visit.site, parameters)
    return links.search(visit, { type }, query)
  }
}

function Unavailable({ name }: { name: LandingName }) {
  const t = useTranslate()
  const visit = useVisit()
  const again = (
    <ButtonLink href={linkByName(visit, name)} size="small" data-reload>
      {t('search.tryAgain')}
    </ButtonLink>
  )
  return (
    <div className={styles.section}>
      <Banner tone="danger" role="alert" title={t('search.unavailable')} action={again} />
    </div>
  )
}
