import type { KeyboardEvent } from 'react'
import { FolderIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardId, BoardSummary } from '../../domain/board.ts'
import styles from './board-rows.module.css'
import { markMatch } from './mark-match.ts'

type Props = {
  boards: readonly BoardSummary[]
  /** What the names were filtered by. */
  filter: string
  onChoose: (boardId: BoardId) => void
}

/** Boards to choose from. Arrow keys lead from one to the next, beside the Tab key. */
export function BoardRows({ boards, filter, onChoose }: Props) {
  const t = useTranslate()
  return (
    <ul className={styles.rows} onKeyDown={stepByArrows}>
      {boards.map(({ id, name, assetCount, heroUrl }) => (
        <li key={id}>
          <button type="button" className={styles.row} onClick={() => onChoose(id)}>
            {heroUrl === null ? (
              <span className={styles.cover}>
                <FolderIcon />
              </span>
            ) : (
              <img className={styles.cover} src={heroUrl} alt="" width={46} height={46} loading="lazy" />
            )}
            <span className={styles.words}>
              <b className={styles.name}>
                {markMatch(name, filter).map(({ text, isMatch }) =>
                  isMatch ? <mark key="match">{text}</mark> : text,
                )}
              </b>
              <small className={styles.count}>{t('boards.choose.count', { count: assetCount })}</small>
            </span>
            <span className={styles.here}>{t('boards.choose.here')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

function stepByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  if (!step) return
  const rows: readonly Element[] = [...event.currentTarget.querySelectorAll('button')]
  const next = document.activeElement && rows[rows.indexOf(document.activeElement) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
