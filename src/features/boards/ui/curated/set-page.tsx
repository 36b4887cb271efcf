import type { ReactNode } from 'react'
import { Banner } from '#design/banner.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { CopyIcon, SearchIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, signInLink } from '#links/links.ts'
import type { SiteNickname } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { OpenedSet, ShelfView } from '../../domain/curated-shelf.ts'
import type { MediaKind } from '../../domain/media-kind.ts'
import { PlainForm } from '../list/plain-form.tsx'
import styles from './set-page.module.css'
import { shelfLink } from './shelf-link.ts'

type Props = Pick<ShelfView, 'problem' | 'copied' | 'copyKey'> & { set: OpenedSet; children: ReactNode }

/** Site B has no search within a set (seed 5.1). */
const canSearch: Readonly<Record<SiteNickname, boolean>> = { argus: true, bokeh: false }
const searchTypes: Readonly<Record<MediaKind, string>> = {
  images: 'image',
  illustrations: 'image',
  vectors: 'image',
  videos: 'film',
}

/** One set, and the ways on with it. */
export function SetPage({ set, problem, copied, copyKey, children }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { key, shelf, mediaKind, name, description, assetCount } = set
  const copy = { variant: 'primary', icon: <CopyIcon /> } as const
  return (
    <main id="main" className={styles.page}>
      <TextLink href={shelfLink(visit, shelf, mediaKind)} variant="quiet" className={styles.back}>
        {t(`boards.curated.title.${shelf}`)} · {t(`boards.curated.kind.${mediaKind}`)}
      </TextLink>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{name}</h1>
          {description !== '' && <p className={styles.text}>{description}</p>}
          <p className={styles.facts}>{t('boards.curated.count', { count: assetCount })}</p>
        </div>
        <div className={styles.actions}>
          {canSearch[visit.site] && (
            <ButtonLink
              icon={<SearchIcon />}
              href={links.search(visit, { type: searchTypes[mediaKind] }, { curatedset: key })}
            >
              {t('boards.curated.search')}
            </ButtonLink>
          )}
          {visit.user === null ? (
            <ButtonLink {...copy} href={signInLink(visit, shelfLink(visit, shelf, mediaKind, key))}>
              {t('boards.curated.copy')}
            </ButtonLink>
          ) : (
            <PlainForm>
              <input type="hidden" name="copyKey" value={copyKey} />
              <Button {...copy} type="submit">
                {t('boards.curated.copy')}
              </Button>
            </PlainForm>
          )}
        </div>
      </div>
      {copied && (
        <Banner
          tone="success"
          role="status"
          className={styles.problem}
          action={
            <TextLink href={links.board(visit, { boardId: copied.id })} variant="strong">
              {t('boards.list.open')}
            </TextLink>
          }
        >
          {t('boards.curated.copied', { name: copied.name })}
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" role="alert" className={styles.problem}>
          {t(`boards.curated.${problem}`)}
        </Banner>
      )}
      {children}
    </main>
  )
}
