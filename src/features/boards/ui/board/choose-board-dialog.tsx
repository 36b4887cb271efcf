import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { PlusIcon, SearchIcon } from '#design/icon.tsx'
import { Modal } from '#design/modal.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { filterBoards } from '../../domain/filter-boards.ts'
import { createBoard, listBoards } from './board-calls.ts'
import { failureText } from './board-texts.ts'
import styles from './choose-board-dialog.module.css'

type Chosen = Pick<BoardSummary, 'id' | 'name'>

type Props = {
  how: 'move' | 'copy'
  count: number
  /** Where they are now: that is not offered. */
  from: string
  onClose: () => void
  onChoose: (board: Chosen) => void
}

/** Where picked assets go: one of the boards that one may add to, or a new one. */
export function ChooseBoardDialog({ how, count, from, onClose, onChoose }: Props) {
  const t = useTranslate()
  const [boards, setBoards] = useState<readonly BoardSummary[] | null>(null)
  const [search, setSearch] = useState('')
  useEffect(() => {
    void listBoards('').then((outcome) => setBoards(outcome.ok ? outcome.answer.boards : []))
  }, [])
  const offered = (boards ?? []).filter(({ id, permissions }) => id !== from && permissions.add)
  const shown = filterBoards(offered, search)
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={t(`boards.board.choose.${how}`, { count })}
      closeLabel={t('boards.board.close')}
      footer={<NewBoard onCreated={onChoose} />}
    >
      <Field
        label={t('boards.board.choose.filter')}
        labelHidden
        placeholder={t('boards.board.choose.filter')}
        type="search"
        icon={<SearchIcon size="small" />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className={styles.list} aria-busy={boards === null}>
        {shown.map((board) => (
          <li key={board.id}>
            <button type="button" className={styles.board} onClick={() => onChoose(board)}>
              {board.heroUrl ? (
                <img src={board.heroUrl} alt="" width={48} height={48} className={styles.cover} />
              ) : (
                <span className={styles.cover} />
              )}
              <span className={styles.name}>{board.name}</span>
              <span className={styles.count}>{t('boards.board.count', { count: board.assetCount })}</span>
            </button>
          </li>
        ))}
      </ul>
      {boards !== null && shown.length === 0 && (
        <p className={styles.none}>{t('boards.board.choose.none')}</p>
      )}
    </Modal>
  )
}

function NewBoard({ onCreated }: { onCreated: (board: Chosen) => void }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function create(event: FormEvent) {
    event.preventDefault()
    // The page's own listener has nothing to do with it.
    event.stopPropagation()
    const outcome = await createBoard(name)
    if (outcome.ok) onCreated(outcome.answer)
    else setError(outcome.failure)
  }

  return (
    <form className={styles.new} onSubmit={(event) => void create(event)} noValidate>
      <Field
        label={t('boards.board.choose.new')}
        value={name}
        maxLength={boardLimits.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={error && failureText(t, error)}
      />
      <Button type="submit" disabled={name.trim() === ''} icon={<PlusIcon size="small" />}>
        {t('boards.board.choose.create')}
      </Button>
    </form>
  )
}
