import type { Translate } from '#i18n/messages.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { ActivityLine } from '../../../domain/activity.ts'
import { Ago } from './ago.tsx'
import styles from './board-panel.module.css'

/** Who did what, the newest first. */
export function ActivityList({ lines }: { lines: readonly ActivityLine[] }) {
  const t = useTranslate()
  if (lines.length === 0) return <p className={styles.note}>{t('boards.board.activity.none')}</p>
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id}>
          <p className={styles.line}>{wordsOf(line, t)}</p>
          <p className={styles.when}>
            <Ago at={line.at} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** One sentence a kind. Values that a line lacks are left out of it. */
function wordsOf(line: ActivityLine, t: Translate): string {
  const who = { who: line.isOwn ? 'you' : 'other', name: line.by || t('boards.board.somebody') } as const
  switch (line.kind) {
    case 'assets-added':
    case 'assets-removed':
    case 'assets-moved':
      return t(`boards.board.activity.${line.kind}`, { ...who, count: line.values.count ?? 1 })
    case 'renamed':
      return t('boards.board.activity.renamed', { ...who, to: line.values.to ?? '' })
    case 'invited':
    case 'joined':
      return t(`boards.board.activity.${line.kind}`, {
        ...who,
        role: t(`boards.sharing.role.${line.values.role ?? 'view'}`),
      })
    case 'member-changed':
      return t('boards.board.activity.member-changed', {
        ...who,
        member: line.values.member || t('boards.board.somebody'),
        role: t(`boards.sharing.role.${line.values.role ?? 'view'}`),
      })
    case 'member-removed':
      return t('boards.board.activity.member-removed', {
        ...who,
        member: line.values.member || t('boards.board.somebody'),
      })
    default:
      return t(`boards.board.activity.${line.kind}`, who)
  }
}
