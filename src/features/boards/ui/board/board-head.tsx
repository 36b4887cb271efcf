import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { ArrowLeftIcon, BookmarkIcon, PrinterIcon, ShareIcon, SignOutIcon, TrashIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardPage } from '../../domain/board-page.ts'
import styles from './board-head.module.css'
import { BoardForm } from './forms/board-form.tsx'
import { EditForm } from './forms/edit-form.tsx'
import { FormButton } from './forms/form-button.tsx'
import { useAgo } from './panel/ago.tsx'

type Props = {
  page: BoardPage
  form: FormState
  /** With script, the dialog opens in place. */
  onShare: () => void
  /** What was wrong with what was typed is of no interest any more. */
  onCancel: () => void
  /** What a guest is offered. */
  children?: ReactNode
}

/** What the board is, whose, and what can be done with all of it. */
export function BoardHead({ page, form, onShare, onCancel, children }: Props) {
  const { board } = page
  return (
    <header className={styles.head}>
      <Back page={page} />
      <div className={styles.intro}>
        <div className={styles.words}>
          <Name name={board.name} />
          {board.description !== '' && (
            <p className={styles.description}>
              <bdi>{board.description}</bdi>
            </p>
          )}
        </div>
        <Facts page={page} />
        <EditForm page={page} form={form} onCancel={onCancel} />
        {children}
      </div>
      <Actions page={page} onShare={onShare} />
    </header>
  )
}

/** From here on it would fill the screen in large letters. */
const longName = 60

/** A very long one is cut after three lines and can be read whole by pointing at it. */
function Name({ name }: { name: string }) {
  const isLong = [...name].length >= longName
  return (
    <h1
      className={joinClasses(styles.title, isLong && styles.long)}
      title={isLong ? name : undefined}
      tabIndex={-1}
    >
      {/* In its own direction, at the edge of the page's. */}
      <bdi>{name}</bdi>
    </h1>
  )
}

function Back({ page: { board } }: { page: BoardPage }) {
  const t = useTranslate()
  const visit = useVisit()
  if (board.role === 'guest') return null
  const isOwn = board.relationship === 'owned'
  return (
    <a href={isOwn ? links.boards(visit) : links.sharedBoards(visit)} className={styles.back}>
      <ArrowLeftIcon size="small" />
      {isOwn ? t('boards.board.back') : t('boards.board.backShared')}
    </a>
  )
}

function Facts({ page: { board, people } }: { page: BoardPage }) {
  const t = useTranslate()
  const { list } = useFormats()
  const updated = useAgo(board.updatedAt)
  const others = people.filter(({ isOwn }) => !isOwn).map(({ name }) => name || t('boards.board.somebody'))
  const facts = [
    t('boards.board.count', { count: board.assetCount }),
    ...(board.role === 'owner' || board.owner === '' ? [] : [t('boards.board.owner', { name: board.owner })]),
    ...(others.length > 0 ? [t('boards.board.sharedWith', { names: list(others) })] : []),
    t('boards.board.updated', { when: updated }),
    ...(board.isDefault ? [t('boards.board.isDefault')] : []),
  ]
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function Actions({ page: { board, code }, onShare }: Pick<Props, 'page' | 'onShare'>) {
  const t = useTranslate()
  const visit = useVisit()
  const { permissions } = board
  const sharing = links.board(visit, { boardId: board.id }, { show: 'sharing' })
  const sheet = links.contactSheet(visit, { boardId: board.id }, { invitation_code: code })
  const isMember = board.role !== 'owner' && board.role !== 'guest'
  const quiet = [
    {
      action: 'default',
      Icon: BookmarkIcon,
      label: t('boards.board.makeDefault'),
      isOffered: permissions.add && !board.isDefault,
    },
    { action: 'delete', Icon: TrashIcon, label: t('boards.board.delete'), isOffered: permissions.delete },
    { action: 'leave', Icon: SignOutIcon, label: t('boards.board.leave'), isOffered: isMember },
  ].filter(({ isOffered }) => isOffered)
  return (
    <div className={styles.actions}>
      {permissions.invite && (
        <ButtonLink
          href={sharing}
          variant="primary"
          icon={<ShareIcon size="small" />}
          data-share
          onClick={(event) => {
            event.preventDefault()
            onShare()
          }}
        >
          {t('boards.board.share')}
        </ButtonLink>
      )}
      <ButtonLink href={sheet} icon={<PrinterIcon size="small" />}>
        {t('boards.board.sheet')}
      </ButtonLink>
      {quiet.length > 0 && (
        <BoardForm className={styles.quiet}>
          {quiet.map(({ action, Icon, label }) => (
            <FormButton key={action} action={action} variant="quiet" icon={<Icon size="small" />}>
              {label}
            </FormButton>
          ))}
        </BoardForm>
      )}
    </div>
  )
}
