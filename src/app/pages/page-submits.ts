import { submit as submitClose } from '#features/accounts/pages/close.submit.ts'
import { submit as submitForgotPassword } from '#features/accounts/pages/forgot-password.submit.ts'
import { submit as submitForgotUsername } from '#features/accounts/pages/forgot-username.submit.ts'
import { submit as submitProfile } from '#features/accounts/pages/profile.submit.ts'
import { submit as submitRegister } from '#features/accounts/pages/register.submit.ts'
import { submit as submitResetPassword } from '#features/accounts/pages/reset-password.submit.ts'
import { submit as submitSessions } from '#features/accounts/pages/sessions.submit.ts'
import { submit as submitSignIn } from '#features/accounts/pages/sign-in.submit.ts'
import { submit as submitSignOut } from '#features/accounts/pages/sign-out.submit.ts'
import { submit as submitTeam } from '#features/accounts/pages/team.submit.ts'
import { submit as submitTeamInvitation } from '#features/accounts/pages/team-invitation.submit.ts'
import { submit as submitVerifyEmail } from '#features/accounts/pages/verify-email.submit.ts'
import { submit as submitBoard } from '#features/boards/pages/board.submit.ts'
import { submit as submitBoards } from '#features/boards/pages/boards.submit.ts'
import { submit as submitCuratedSets } from '#features/boards/pages/curated-sets.submit.ts'
import { submit as submitSharedBoards } from '#features/boards/pages/shared-boards.submit.ts'
import type { PageId } from '#sites/site.ts'
import type { SubmitRequest, Submitted } from '#visit/page-contract.ts'
import type { PageNeeds } from './page-loads.ts'

export type PageSubmits = Readonly<
  Record<PageId, (request: SubmitRequest<PageNeeds>) => Promise<Submitted<object>>>
>

/** What the forms of a page do, by page. A page that is not here takes none. */
export const pageSubmits: PageSubmits = {
  'accounts/close': submitClose,
  'accounts/forgot-password': submitForgotPassword,
  'accounts/forgot-username': submitForgotUsername,
  'accounts/profile': submitProfile,
  'accounts/register': submitRegister,
  'accounts/reset-password': submitResetPassword,
  'accounts/sessions': submitSessions,
  'accounts/sign-in': submitSignIn,
  'accounts/sign-out': submitSignOut,
  'accounts/team': submitTeam,
  'accounts/team-invitation': submitTeamInvitation,
  'accounts/verify-email': submitVerifyEmail,
  'boards/board': submitBoard,
  'boards/boards': submitBoards,
  'boards/curated-sets': submitCuratedSets,
  'boards/shared-boards': submitSharedBoards,
}
