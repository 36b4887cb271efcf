import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/button.tsx'
import { Field, TextAreaField } from '#design/field.tsx'
import {
  ArrowLeftIcon,
  BookmarkIcon,
  PencilIcon,
  PrinterIcon,
  ShareIcon,
  SignOutIcon,
  TrashIcon,
} from '#design/icon.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { type BoardPage, emptyForm, formOf } from '../../domain/board-page.ts'
import { useAgo } from './ago.tsx'
import { BoardForm } from './board-form.tsx'
import styles from './board-head.module.css'
import { failureText } from './board-texts.ts'

type Props = {
  page: BoardPage
  form: FormState
  /** With script, the dialog opens in place. */
  onShare: () => void
  /** What a guest is offered. */
  children?: ReactNode
}

/** What the board is, whose, and what can be done with all of it. */
export function BoardHead({ page, form, onShare, children }: Props) {
  const { board } = page
  const mayChange = board.permissions.rename || board.permissions.describe
  return (
    <header className={styles.head}>
      <Back page={page} />
      <div className={styles.intro}>
        <div className={styles.words}>
          <h1 className={styles.title}>{board.name}</h1>
          {board.description !== '' && <p className={styles.description}>{board.description}</p>}
        </div>
        <Facts page={page} />
        {mayChange && <EditForm page={page} form={form} />}
        {children}
      </div>
      <Actions page={page} onShare={onShare} />
    </header>
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

/** Takes the place of title and description while it is open. */
function EditForm({ page: { board }, form }: Pick<Props, 'page' | 'form'>) {
  const t = useTranslate()
  const sent = formOf(form, 'change')
  const { errors, typed } = sent
  return (
    <details className={styles.edit} open={sent !== emptyForm}>
      <summary>
        <PencilIcon size="small" />
        <span className={styles.whenShut}>
          {board.permissions.rename ? t('boards.board.edit') : t('boards.board.describe')}
        </span>
        <span className={styles.whenOpen}>{t('boards.board.cancel')}</span>
      </summary>
      <BoardForm className={styles.form}>
        {board.permissions.rename && (
          <Field
            label={t('boards.board.name')}
            name="name"
            defaultValue={typed.name ?? board.name}
            maxLength={boardLimits.name}
            error={errors.name && failureText(t, errors.name)}
            required
          />
        )}
        <TextAreaField
          label={t('boards.board.description')}
          name="text"
          rows={3}
          maxLength={boardLimits.text}
          defaultValue={typed.text ?? board.description}
          error={errors.text && failureText(t, errors.text)}
        />
        <div>
          <Button type="submit" variant="primary" name="action" value="change">
            {t('boards.board.save')}
          </Button>
        </div>
      </BoardForm>
    </details>
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
            <Button
              key={action}
              type="submit"
              variant="quiet"
              name="action"
              value={action}
              icon={<Icon size="small" />}
            >
              {label}
            </Button>
          ))}
        </BoardForm>
      )}
    </div>
  )
}
