import type { AnyPage } from '#visit/page-contract.ts'
import type { argusPageIds } from './argus-page-ids.data.ts'

/** How each page of site A is fetched when it is first shown. */
export const argusPages: Readonly<Record<(typeof argusPageIds)[number], () => Promise<AnyPage>>> = {
  'content-pages/argus-home': () => import('#features/content-pages/pages/argus-home.page.tsx'),
  'content-pages/argus-status': () => import('#features/content-pages/pages/argus-status.page.tsx'),
  'content-pages/country': () => import('#features/content-pages/pages/country.page.tsx'),
  'content-pages/design': () => import('#features/content-pages/pages/design.page.tsx'),
  'search/results': () => import('#features/search/pages/results.page.tsx'),
  'search/landing': () => import('#features/search/pages/landing.page.tsx'),
  'editorial/landing': () => import('#features/editorial/pages/landing.page.tsx'),
  'accounts/account': () => import('#features/accounts/pages/account.page.tsx'),
  'accounts/close': () => import('#features/accounts/pages/close.page.tsx'),
  'accounts/forgot-password': () => import('#features/accounts/pages/forgot-password.page.tsx'),
  'accounts/forgot-username': () => import('#features/accounts/pages/forgot-username.page.tsx'),
  'accounts/profile': () => import('#features/accounts/pages/profile.page.tsx'),
  'accounts/register': () => import('#features/accounts/pages/register.page.tsx'),
  'accounts/reset-password': () => import('#features/accounts/pages/reset-password.page.tsx'),
  'accounts/sessions': () => import('#features/accounts/pages/sessions.page.tsx'),
  'accounts/sign-in': () => import('#features/accounts/pages/sign-in.page.tsx'),
  'accounts/sign-out': () => import('#features/accounts/pages/sign-out.page.tsx'),
  'accounts/verify-email': () => import('#features/accounts/pages/verify-email.page.tsx'),
  'boards/boards': () => import('#features/boards/pages/boards.page.tsx'),
  'boards/default-board': () => import('#features/boards/pages/default-board.page.tsx'),
  'boards/shared-boards': () => import('#features/boards/pages/shared-boards.page.tsx'),
  'boards/contact-sheet': () => import('#features/boards/pages/contact-sheet.page.tsx'),
  'boards/curated-sets': () => import('#features/boards/pages/curated-sets.page.tsx'),
  'mail/mails': () => import('#features/mail/pages/mails.page.tsx'),
  'boards/board': () => import('#features/boards/pages/board.page.tsx'),
  'assets/detail': () => import('#features/assets/pages/detail.page.tsx'),
}
