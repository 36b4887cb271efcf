import { UndoIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './deleted-board.module.css'
import { BoardForm } from './forms/board-form.tsx'
import { FormButton } from './forms/form-button.tsx'

/** In place of the head of a board that its owner deleted. */
export function DeletedName({ name }: { name: string }) {
  return (
    <h1 className={styles.name} tabIndex={-1}>
      <bdi>{name}</bdi>
    </h1>
  )
}

/** The way back to it, and to the others. */
export function DeletedWays() {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <div className={styles.ways}>
      <BoardForm>
        <FormButton action="restore" variant="primary" icon={<UndoIcon size="small" />}>
          {t('boards.board.undo')}
        </FormButton>
      </BoardForm>
      <TextLink href={links.boards(visit)}>{t('boards.board.back')}</TextLink>
    </div>
  )
}
