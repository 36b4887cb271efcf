import type { Translate } from '#i18n/messages.ts'
import type { CommentedAsset } from '../../domain/board-page.ts'

/** Failures that have a sentence of their own. */
const knownFailures = [
  'name-empty',
  'name-too-long',
  'text-empty',
  'text-too-long',
  'email-missing',
  'email-malformed',
  'sign-in-again',
  'too-many-invitations',
  'too-many-members',
  'unknown-assets',
  'not-verified',
  'not-allowed',
  'not-found',
  'gone',
  'too-many',
  'unreachable',
  'other-account',
  'page-too-old',
  'board-full',
  'changed-meanwhile',
] as const

/** Failures that are told as others are, some of them by the names that calls give them. */
const alike: Readonly<Record<string, (typeof knownFailures)[number]>> = {
  deleted: 'not-found',
  'board-deleted': 'not-found',
  'invitation-withdrawn': 'gone',
  'unknown-follower': 'not-found',
}

/** What a comment is about. */
export function aboutText(t: Translate, about: CommentedAsset | undefined): string {
  if (!about || about.title === '') return t('boards.board.about.gone')
  const { title, page } = about
  return page === null ? t('boards.board.about.left', { title }) : title
}

/** What went wrong, as a sentence. */
export function failureText(t: Translate, failure: string): string {
  const known = knownFailures.find((word) => word === failure) ?? alike[failure]
  return t(`boards.board.error.${known ?? 'other'}`)
}
