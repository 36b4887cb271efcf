import { type AnyLocale, pseudoLocale } from '#i18n/locales.ts'
import { prefixOf } from '#i18n/prefixes.ts'
import { links } from '#links/links.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { BoardId } from '../../domain/board.ts'
import { type BoardInvitation, invitationState } from '../../domain/invitation.ts'
import type { BoardsNeeds } from '../needs.ts'
import { factsOf, type InvitationRow } from './invitation-queries.ts'

type Target = Readonly<{
  site: SiteNickname
  /** By what we were reached, where the site's own address is not known. */
  origin: string
  boardId: BoardId
  code: string
  /** Of whom it is sent to; without it, whoever opens the link chooses. */
  locale?: AnyLocale
}>

/** The whole address by which somebody opens a board. */
export function linkTo({ origins }: Pick<BoardsNeeds, 'origins'>, target: Target): string {
  const { site, origin, boardId, code, locale } = target
  const prefix = locale === undefined || locale === pseudoLocale ? null : prefixOf(locale)
  return (origins[site] ?? origin) + links.board({ prefix }, { boardId }, { invitation_code: code })
}

export function showInvitation(
  needs: Pick<BoardsNeeds, 'origins'>,
  site: SiteNickname,
  origin: string,
  row: InvitationRow,
  now: Date,
): BoardInvitation {
  const { id, board_id: boardId, code, role, recipient } = row
  return {
    ...{ id, code, role, recipient },
    link: linkTo(needs, { site, origin, boardId, code }),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    state: invitationState(factsOf(row), now),
  }
}
