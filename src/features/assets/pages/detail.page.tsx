import { sizesOf } from '#features/catalogue/domain.ts'
import { formatDuration } from '#i18n/formats.ts'
import type { Translate } from '#i18n/messages.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { Later } from '#visit/later.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'
import { FilmPlayer, Gallery, Picture } from '../ui.ts'
import type { DetailData } from './detail.load.ts'
import styles from './detail.module.css'

export const head: PageModule<DetailData>['head'] = ({ asset }) => ({
  title: asset.title,
  description: `${asset.caption}. ${asset.creditLine}.`,
})

export function Page({ asset, similar }: DetailData) {
  const t = useTranslate()
  const type = asset.film ? 'film' : 'image'
  return (
    <main id="main" className={styles.page}>
      <article className={styles.asset}>
        <figure className={styles.stage}>
          {asset.film ? (
            <FilmPlayer asset={asset} durationMs={asset.film.durationMs} isLoop={asset.film.isLoop} />
          ) : (
            <Picture
              asset={asset}
              use="preview"
              sizes="(max-width: 960px) 100vw, 60vw"
              isFirst
              className={styles.picture}
            />
          )}
        </figure>
        <div>
          <h1 className={styles.title}>{asset.title}</h1>
          {asset.caption !== asset.title && <p className={styles.caption}>{asset.caption}</p>}
          {asset.family === 'editorial' && <p className={styles.note}>{t('assets.editorialUse')}</p>}
          {asset.isGenerated && <p className={styles.note}>{t('assets.generated')}</p>}
          <Facts facts={factsOf(asset, t)} />
          {!asset.film && (
            <>
              <h2 className={styles.subtitle}>{t('assets.sizes')}</h2>
              <Sizes asset={asset} />
            </>
          )}
          {asset.keywords.length > 0 && (
            <>
              <h2 className={styles.subtitle}>{t('assets.keywords')}</h2>
              <KeywordLinks keywords={asset.keywords} type={type} />
            </>
          )}
          {asset.suggestedKeywords.length > 0 && (
            <section aria-labelledby="suggested" className={styles.suggested}>
              <h2 id="suggested">{t('assets.suggested')}</h2>
              <KeywordLinks keywords={asset.suggestedKeywords} type={type} />
            </section>
          )}
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

function KeywordLinks({ keywords, type }: { keywords: readonly string[]; type: 'film' | 'image' }) {
  const visit = useVisit()
  return (
    <ul className={styles.keywords}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <a href={links.search(visit, { type }, { phrase: keyword })}>{keyword}</a>
        </li>
      ))}
    </ul>
  )
}

type Asset = DetailData['asset']

function factsOf(asset: Asset, t: Translate): readonly Fact[] {
  const { film, releases } = asset
  return [
    [t('assets.artist'), asset.artist],
    [t('assets.credit'), asset.creditLine],
    [t('assets.copyright'), asset.copyright],
    [t('assets.date'), asset.dateLabel],
    [t('assets.place'), asset.place],
    [t('assets.event'), asset.event],
    [t('assets.people'), asset.people.join(', ')],
    [t('assets.collection'), asset.collection.name],
    [t('assets.licence'), t(`assets.licence.${asset.licenseModel}`)],
    [t('assets.modelRelease'), releaseText(releases.model, t)],
    [t('assets.propertyRelease'), releaseText(releases.property, t)],
    [t('assets.restrictions'), asset.restrictions],
    ...(film ? filmFacts(film, t) : []),
    [t('assets.size'), t('assets.pixels', { width: asset.width, height: asset.height })],
    [t('assets.id'), asset.id],
  ]
}

function filmFacts(film: NonNullable<Asset['film']>, t: Translate): readonly Fact[] {
  const length = formatDuration(Math.round(film.durationMs / 1_000))
  return [
    [t('assets.film.length'), film.isLoop ? `${length} · ${t('assets.film.loops')}` : length],
    [
      t('assets.film.frameRate'),
      film.frameRate ? t('assets.film.framesPerSecond', { rate: film.frameRate }) : '',
    ],
    [t('assets.film.definition'), film.definition.toUpperCase()],
  ]
}

function releaseText(status: Asset['releases']['model'], t: Translate): string {
  return t(`assets.release.${status}`)
}

function Sizes({ asset }: { asset: Asset }) {
  const t = useTranslate()
  return (
    <ul className={styles.sizes}>
      {sizesOf({ ...asset, format: asset.originalFormat }).map(({ name, width, height, dpi, format }) => (
        <li key={name}>
          <b>{t(`assets.size.${name}`)}</b>
          <span>
            {name === 'vector'
              ? t('assets.scalable')
              : `${t('assets.pixels', { width, height })} · ${t('assets.dpi', { dpi: String(dpi) })}`}
          </span>
          <span>{format}</span>
        </li>
      ))}
    </ul>
  )
}
