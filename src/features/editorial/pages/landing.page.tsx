import { Banner } from '#design/banner.tsx'
import { ButtonLink } from '#design/button.tsx'
import { TabLinks } from '#design/tab-links.tsx'
import { Picture } from '#features/assets/ui.ts'
import { writeAddress } from '#features/search/domain.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { linkByName, links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { Coverage } from '../domain/coverage.ts'
import { type Desk, deskNames, desks } from '../domain/desks.data.ts'
import { searchOfCoverage, searchOfDesk } from '../domain/searches.ts'
import { CoverageRow } from '../ui/coverage-row.tsx'
import { DayForm } from '../ui/day-form.tsx'
import { DayGroup } from '../ui/day-group.tsx'
import { Lead } from '../ui/lead.tsx'
import { NothingCovered } from '../ui/nothing-covered.tsx'
import type { EditorialData } from './landing.load.ts'
import styles from './landing.module.css'

export const head: PageModule<EditorialData>['head'] = ({ desk, day, days, lead }, { t }) => ({
  title: t(`editorial.title.${desk}`),
  description: t(`editorial.description.${desk}`),
  // Days are many and change; the pages of the desks are what search engines should know.
  isUnlisted: day !== null || (lead === null && (days ?? []).length === 0),
})

export function Page(data: EditorialData) {
  const { desk, day, today, lead, days } = data
  const t = useTranslate()
  const hrefs = useHrefs(desk)
  const isEmpty = lead === null && days?.length === 0
  const heading = <Heading desk={desk} today={today} />
  return (
    <main id="main" className={styles.page}>
      <div className={styles.top}>
        <TabLinks
          label={t('editorial.desks')}
          links={deskNames.map((name) => ({
            href: hrefs.desk(name, name === desk ? {} : { date: day ?? undefined }),
            label: t(`editorial.desk.${name}`),
            current: name === desk,
          }))}
          className={styles.tabs}
        />
      </div>
      <div className={styles.inside}>
        {lead === null ? (
          <div className={styles.head}>{heading}</div>
        ) : (
          <Lead
            heading={heading}
            coverage={lead}
            {...hrefs.coverage(lead)}
            today={today}
            frames={<LeadFrames coverage={lead} />}
          />
        )}
        {days === null && <Unavailable href={hrefs.desk(desk, { date: day ?? undefined })} />}
        {days !== null && (day !== null || !isEmpty) && (
          <div className={styles.sectionHead}>
            <h2>{t(`editorial.${desks[desk].tells}`)}</h2>
            {desks[desk].tells === 'events' && <DayForm href={hrefs.desk(desk)} day={day} today={today} />}
          </div>
        )}
        {isEmpty && (
          <NothingCovered
            day={day}
            isFilms={desk === 'video'}
            widerHref={day === null && desk === 'all' ? null : hrefs.desk(day === null ? 'all' : desk)}
            searchHref={hrefs.all}
          />
        )}
        {days?.map(({ day: on, when, coverage }) => (
          <DayGroup key={on} day={on} when={desks[desk].tells === 'events' ? when : null}>
            {coverage.map((covered) => (
              <CoverageRow
                key={covered.id}
                coverage={covered}
                {...hrefs.coverage(covered)}
                frames={<Frames coverage={covered} />}
              />
            ))}
          </DayGroup>
        ))}
        {days !== null && !isEmpty && <Onward data={data} />}
      </div>
    </main>
  )
}

function Heading({ desk, today }: Pick<EditorialData, 'desk' | 'today'>) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <>
      <h1 className={styles.heading}>{t(`editorial.title.${desk}`)}</h1>
      {desks[desk].tells === 'events' && (
        <p className={styles.today}>
          <time dateTime={today}>{date(today, 'full')}</time>
        </p>
      )}
    </>
  )
}

/** Where everything on the page of a desk leads. */
function useHrefs(desk: Desk) {
  const visit = useVisit()
  const search = (parameters: Parameters<typeof writeAddress>[1]) => {
    const { type, query } = writeAddress(visit.site, parameters)
    return links.search(visit, { type }, query)
  }
  return {
    desk: (name: Desk, query: Readonly<Record<string, string | number | undefined>> = {}) =>
      linkByName(visit, desks[name].path, {}, query),
    all: search(searchOfDesk('all')),
    coverage: (covered: Coverage) => {
      const isFilms = desk === 'video' || covered.images === 0
      return {
        href: search(searchOfCoverage(covered, isFilms ? 'film' : 'image')),
        filmsHref: isFilms || covered.films === 0 ? null : search(searchOfCoverage(covered, 'film')),
      }
    },
  }
}

/** What not everyone wants to see is not shown by the way. */
function Frames({ coverage }: { coverage: Coverage }) {
  return coverage.frames
    .filter(({ isSensitive }) => !isSensitive)
    .map((frame) => <Picture key={frame.id} asset={frame} sizes="(max-width: 760px) 33vw, 240px" alt="" />)
}

function LeadFrames({ coverage: { frames } }: { coverage: Coverage }) {
  return frames
    .filter(({ isSensitive }) => !isSensitive)
    .slice(0, 3)
    .map((frame, position) => (
      <Picture
        key={frame.id}
        asset={frame}
        sizes={position === 0 ? '(max-width: 1024px) 100vw, 50vw' : '(max-width: 1024px) 50vw, 25vw'}
        alt=""
        isFirst={position === 0}
      />
    ))
}

function Onward({ data: { desk, day, page, pageCount } }: { data: EditorialData }) {
  const t = useTranslate()
  const { desk: deskHref } = useHrefs(desk)
  const hrefOf = (to: number) => deskHref(desk, { date: day ?? undefined, page: to > 1 ? to : undefined })
  const { tells } = desks[desk]
  if (pageCount <= 1) return null
  return (
    <nav className={styles.onward} aria-label={t('editorial.pages')}>
      {page > 1 && <ButtonLink href={hrefOf(page - 1)}>{t(`editorial.back.${tells}`)}</ButtonLink>}
      {page < pageCount && (
        <ButtonLink href={hrefOf(page + 1)} data-ahead>
          {t(`editorial.more.${tells}`)}
        </ButtonLink>
      )}
    </nav>
  )
}

function Unavailable({ href }: { href: string }) {
  const t = useTranslate()
  const again = (
    <ButtonLink href={href} size="small" data-reload>
      {t('editorial.tryAgain')}
    </ButtonLink>
  )
  return <Banner tone="danger" role="alert" title={t('editorial.unavailable')} action={again} />
}
