import { load as loadAccount } from '#features/accounts/pages/account.load.ts'
import { load as loadClose } from '#features/accounts/pages/close.load.ts'
import { load as loadForgotPassword } from '#features/accounts/pages/forgot-password.load.ts'
import { load as loadForgotUsername } from '#features/accounts/pages/forgot-username.load.ts'
import { load as loadProfile } from '#features/accounts/pages/profile.load.ts'
import { load as loadRegister } from '#features/accounts/pages/register.load.ts'
import { load as loadResetPassword } from '#features/accounts/pages/reset-password.load.ts'
import { load as loadSessions } from '#features/accounts/pages/sessions.load.ts'
import { load as loadSignIn } from '#features/accounts/pages/sign-in.load.ts'
import { load as loadSignOut } from '#features/accounts/pages/sign-out.load.ts'
import { load as loadTeam } from '#features/accounts/pages/team.load.ts'
import { load as loadTeamInvitation } from '#features/accounts/pages/team-invitation.load.ts'
import { load as loadVerifyEmail } from '#features/accounts/pages/verify-email.load.ts'
import type { Accounts, PublicUrls } from '#features/accounts/server.ts'
import { load as loadDetail } from '#features/assets/pages/detail.load.ts'
import type { FindRelatedGalleries, NamePlace, Neighbors } from '#features/assets/server.ts'
import { load as loadBoard } from '#features/boards/pages/board.load.ts'
import { load as loadBoards } from '#features/boards/pages/boards.load.ts'
import { load as loadContactSheet } from '#features/boards/pages/contact-sheet.load.ts'
import { load as loadCuratedSets } from '#features/boards/pages/curated-sets.load.ts'
import { load as loadDefaultBoard } from '#features/boards/pages/default-board.load.ts'
import { load as loadSharedBoards } from '#features/boards/pages/shared-boards.load.ts'
import type { Boards } from '#features/boards/server.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { load as loadArgusHome } from '#features/content-pages/pages/argus-home.load.ts'
import { load as loadBokehHome } from '#features/content-pages/pages/bokeh-home.load.ts'
import { load as loadCountry } from '#features/content-pages/pages/country.load.ts'
import { load as loadDesign } from '#features/content-pages/pages/design.load.ts'
import { load as loadStatus } from '#features/content-pages/pages/status.load.ts'
import { load as loadEditorial } from '#features/editorial/pages/landing.load.ts'
import type { FindCoverage } from '#features/editorial/server.ts'
import { load as loadMails } from '#features/mail/pages/mails.load.ts'
import type { MailQueries } from '#features/mail/server.ts'
import { load as loadLanding } from '#features/search/pages/landing.load.ts'
import { load as loadResults } from '#features/search/pages/results.load.ts'
import type { FindGallery, FindLanding } from '#features/search/server.ts'
import type { PageId } from '#sites/site.ts'
import type { Loaded, PageRequest } from '#visit/page-contract.ts'

/** Everything a page may ask for. Each load takes the part it names. */
export type PageNeeds = {
  readonly accounts: Accounts
  readonly boards: Boards
  readonly catalogue: CatalogueQueries
  readonly findGallery: FindGallery
  readonly findLanding: FindLanding
  readonly findCoverage: FindCoverage
  readonly neighbors: Neighbors
  readonly findRelatedGalleries: FindRelatedGalleries
  readonly namePlace: NamePlace
  readonly publicUrls: PublicUrls
  readonly mails: Pick<MailQueries, 'list'>
  /** Told of what broke where a page goes on without it. */
  readonly report: (error: unknown) => void
  /** Days since 1970-01-01. */
  readonly today: () => number
  readonly mode: 'production' | 'development'
}

/** What each page needs, by page. Server only: the browser asks for the outcome. */
export const pageLoads: Readonly<
  Record<PageId, (request: PageRequest<PageNeeds>) => Promise<Loaded<object>>>
> = {
  'content-pages/argus-home': loadArgusHome,
  'content-pages/bokeh-home': loadBokehHome,
  'content-pages/argus-status': loadStatus,
  'content-pages/bokeh-status': loadStatus,
  'content-pages/country': loadCountry,
  'content-pages/design': loadDesign,
  'search/results': loadResults,
  'search/landing': loadLanding,
  'editorial/landing': loadEditorial,
  'accounts/account': loadAccount,
  'accounts/close': loadClose,
  'accounts/forgot-password': loadForgotPassword,
  'accounts/forgot-username': loadForgotUsername,
  'accounts/profile': loadProfile,
  'accounts/register': loadRegister,
  'accounts/reset-password': loadResetPassword,
  'accounts/sessions': loadSessions,
  'accounts/sign-in': loadSignIn,
  'accounts/sign-out': loadSignOut,
  'accounts/team': loadTeam,
  'accounts/team-invitation': loadTeamInvitation,
  'accounts/verify-email': loadVerifyEmail,
  'boards/boards': loadBoards,
  'boards/default-board': loadDefaultBoard,
  'boards/shared-boards': loadSharedBoards,
  'boards/contact-sheet': loadContactSheet,
  'boards/curated-sets': loadCuratedSets,
  'mail/mails': loadMails,
  'boards/board': loadBoard,
  'assets/detail': loadDetail,
}
