import type { KeyboardEvent } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { SearchIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardId } from '../../domain/board.ts'
import styles from './board-choice.module.css'
import { BoardRows } from './board-rows.tsx'
import type { useBoardSearch } from './use-board-search.ts'

type Props = { search: ReturnType<typeof useBoardSearch>; onChoose: (boardId: BoardId) => void }

/** The boards with a field that filters them. */
export function BoardChoice({ search: { text, setText, shown, more }, onChoose }: Props) {
  const t = useTranslate()

  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    const [first, ...others] = shown
    if (event.key === 'Enter' && first && others.length === 0) onChoose(first.id)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.closest(`.${styles.choice}`)?.querySelector('button')?.focus()
  }

  return (
    <div className={styles.choice}>
      <Field
        label={t('boards.choose.name')}
        labelHidden
        placeholder={t('boards.choose.placeholder')}
        icon={<SearchIcon size="small" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={goOn}
        autoComplete="off"
        // The dialog is opened to choose, and most have more boards than they can see.
        autoFocus
      />
      {shown.length === 0 && !more && <p className={styles.none}>{t('boards.choose.none')}</p>}
      <div className={styles.list}>
        <BoardRows boards={shown} filter={text} onChoose={onChoose} />
        {more && (
          <Button variant="quiet" size="small" onClick={() => void more()} className={styles.more}>
            {t('boards.choose.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
