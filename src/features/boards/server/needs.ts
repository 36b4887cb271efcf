import { mayChangeAccount } from '#features/accounts/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { AnyLocale } from '#i18n/locales.ts'
import type { Database, DatabaseTransaction } from '#platform/database.ts'
import type { TicketLimit } from '#platform/take-ticket.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Visit } from '#visit/visit.ts'
import type { BoardId } from '../domain/board.ts'
import type { GivenRole } from '../domain/board-permissions.ts'
import { isInvitationCode } from '../domain/invitation.ts'
import type { AssetIdMemory } from './asset-id-memory.ts'
import type { KindMemory } from './kind-memory.ts'
import type { InLine } from './stand-in-line.ts'

/** Who asks: an account or nobody, on which site, and by which invitation. */
export type BoardReader = Readonly<{
  accountId: string | null
  site: SiteNickname
  /** `invitation_code`; null for what cannot be one. */
  code: string | null
  /** Has shown lately that it is really they: for what cannot be taken back, and for letting others in. */
  isProven: boolean
}>

/** BOARD-04: a bot is nobody. */
export function readerOf(
  { viewer, site }: Pick<Visit, 'viewer' | 'site'>,
  code?: string | null,
): BoardReader {
  if (viewer.kind === 'bot') return { accountId: null, site, code: null, isProven: false }
  const accountId = viewer.kind === 'member' ? viewer.accountId : null
  return { accountId, site, code: codeOf(code), isProven: mayChangeAccount(viewer) }
}

function codeOf(given: string | null | undefined): string | null {
  return given && isInvitationCode(given) ? given : null
}

/** Somebody as others see them. Guests, who may be anybody, see no more than the name that somebody gave, which may be empty. */
export type Person = Readonly<{ name: string; givenName: string }>

export type BoardMail = Readonly<{
  to: string
  site: SiteNickname
  locale: AnyLocale
  template: 'board-invitation'
  values: Readonly<{
    inviter: string
    board: string
    role: GivenRole
    expires: 'yes' | 'no'
    /** Of one that does not expire, any. */
    until: Date
    link: string
  }>
}>

export type BoardNotice = Readonly<{
  /** Whom: one, or several who are told the same. */
  accountId: string | readonly string[]
  site: SiteNickname
  kind: 'board-shared' | 'board-joined' | 'board-commented'
  /** `by`: the account that did it. */
  values: Readonly<Record<string, string>>
  /** What it tells of, where that can be taken back. */
  item?: string
}>

/** What was told of a comment that is gone. */
export type BoardRetraction = Readonly<{
  accountIds: readonly string[]
  site: SiteNickname
  kind: 'board-commented'
  values: Readonly<{ boardId: BoardId }>
  item: string
}>

export type SeenBoard = Readonly<{ accountId: string; site: SiteNickname; boardId: BoardId }>

export type BoardsNeeds = {
  readonly db: Database
  readonly catalogue: Pick<CatalogueQueries, 'readKeptCards' | 'readMediaTypes'>
  /** By the ids of their accounts; closed ones are missing. */
  readonly readPeople: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, Person>>
  /** Whoever has confirmed the address. */
  readonly findAccountByEmail: (email: string) => Promise<{ id: string; locale: string } | null>
  readonly sendMail: (mail: BoardMail, transaction: DatabaseTransaction) => Promise<void>
  readonly notify: (notice: BoardNotice, transaction: DatabaseTransaction) => Promise<void>
  readonly retractNotice: (retraction: BoardRetraction, transaction: DatabaseTransaction) => Promise<void>
  /** Once whoever it was for has seen the board. */
  readonly dismissNotices: (seen: SeenBoard) => Promise<void>
  /** Something went wrong that is nobody's business but the operator's. */
  readonly warn?: ((error: unknown, what: string) => void) | undefined
  readonly takeTicket: (name: string, key: string, limit: TicketLimit) => Promise<number | null>
  readonly now: () => Date
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** By what each site is reached, where that is known beforehand. */
  readonly origins: Readonly<Partial<Record<SiteNickname, string>>>
}

/** What every use case of the room is made from. */
export type Room = BoardsNeeds & {
  readonly idMemory: AssetIdMemory
  readonly kindMemory: KindMemory
  readonly inLine: InLine
  /** Seconds to wait for whoever has changed boards very often, or null. */
  readonly countChange: (reader: Pick<BoardReader, 'accountId'>) => number | null
}

/** Seconds to wait. */
export type TooMany = Readonly<{ tooMany: number }>
