import { useEffect } from 'react'
import { ChipLink, ChipRow } from '#design/chip.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import {
  type Arrangement,
  arrangementQuery,
  asItStands,
  assetOrders,
  isAsItStands,
} from '../../../domain/arrangement.ts'
import type { BoardPage } from '../../../domain/board-page.ts'
import { mediaKinds } from '../../../domain/media-kind.ts'
import { SortLinks } from '../../sort-links.tsx'
import styles from './arrange-bar.module.css'
import { ArrangedStatus } from './arranged-status.tsx'
import { notePress, settlePress } from './pressed-link.ts'

/** In which order a board is shown, and what of it. Plain links, so that all of it works without script. */
export function ArrangeBar({ page }: { page: BoardPage }) {
  const t = useTranslate()
  const { number } = useFormats()
  const linkTo = useArrangementLink(page)
  const { arrangement, board, kinds, notedCount } = page
  const { sort, kind: shownKind, isNoted } = arrangement
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is arranged otherwise is the occasion.
  useEffect(settlePress, [sort, shownKind, isNoted])
  // One that nothing fits any more can still be left.
  const offered = mediaKinds.filter((kind) => kinds[kind] !== undefined || kind === shownKind)
  const hasKinds = offered.length > 1 || shownKind !== null
  const hasNoted = notedCount > 0 || isNoted
  const noted = t('boards.arrange.noted')
  const mayMove = board.permissions.add && board.permissions.remove
  if (board.assetCount < 2 && isAsItStands(arrangement)) return null
  return (
    <div className={styles.bar} data-arrange="" data-print="hide">
      {(hasKinds || hasNoted) && (
        <nav
          aria-label={t('boards.arrange.show')}
          className={styles.show}
          data-stay=""
          data-choice="show"
          onClickCapture={notePress}
        >
          <ChipRow className={styles.chips}>
            {hasKinds && (
              <ChipLink href={linkTo({ kind: null })} applied={shownKind === null}>
                {t('boards.curated.kind.all')} <Count>{number(board.assetCount)}</Count>
              </ChipLink>
            )}
            {hasKinds &&
              offered.map((kind) => (
                <ChipLink key={kind} href={linkTo({ kind })} applied={kind === shownKind}>
                  {t(`boards.curated.kind.${kind}`)} <Count>{number(kinds[kind] ?? 0)}</Count>
                </ChipLink>
              ))}
            {hasNoted && (
              <ChipLink
                href={linkTo({ isNoted: !isNoted })}
                {...(isNoted && {
                  applied: true,
                  removable: true,
                  label: t('boards.arrange.remove', { filter: noted }),
                })}
                className={isNoted ? styles.on : undefined}
              >
                {noted} <Count>{number(notedCount)}</Count>
              </ChipLink>
            )}
          </ChipRow>
        </nav>
      )}
      <SortLinks
        orders={assetOrders}
        current={sort}
        linkTo={(order) => linkTo({ sort: order })}
        nameOf={(order) => t(`boards.arrange.sortBy.${order}`)}
        onClickCapture={notePress}
      />
      <ArrangedStatus page={page} />
      {mayMove && page.shownCount > 1 && !isAsItStands(arrangement) && (
        <p className={styles.said}>
          {t('boards.arrange.fixed')}{' '}
          <TextLink href={linkTo(asItStands)}>{t('boards.arrange.toOrder')}</TextLink>
        </p>
      )}
    </div>
  )
}

function Count({ children }: { children: string }) {
  return <span className={styles.count}>{children}</span>
}

/** Where nothing fits what was asked for, with the way back to all there is. The status above says it. */
export function NothingFits({ page }: { page: BoardPage }) {
  const t = useTranslate()
  const linkTo = useArrangementLink(page)
  return (
    <p className={styles.nothing}>
      {t('boards.arrange.none')}{' '}
      <TextLink href={linkTo({ kind: null, isNoted: false })}>{t('boards.arrange.all')}</TextLink>
    </p>
  )
}

/** To the first page of the same board arranged otherwise; what stands beside it stays. */
function useArrangementLink({ board, arrangement, code, panel, thread }: BoardPage) {
  const visit = useVisit()
  const beside = { show: panel === 'activity' ? panel : undefined, asset: thread ?? undefined }
  return (change: Partial<Arrangement>) =>
    links.board(
      visit,
      { boardId: board.id },
      { ...arrangementQuery({ ...arrangement, ...change }), ...beside, invitation_code: code },
    )
}
