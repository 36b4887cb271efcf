import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { UndoIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { ToldDone } from '../../domain/list-done.ts'
import styles from './done-line.module.css'
import { PlainForm } from './plain-form.tsx'

/** What has just been done with which board, and the way back. */
export function DoneLine({ done }: { done: ToldDone | null }) {
  const t = useTranslate()
  const visit = useVisit()
  if (done === null) return null
  const { word, boardId, name } = done
  return (
    <Banner
      tone="success"
      role="status"
      title={<span className={styles.name}>{name}</span>}
      action={
        word === 'deleted' ? (
          <PlainForm>
            <input type="hidden" name="board" value={boardId} />
            <Button type="submit" size="small" name="action" value="restore" icon={<UndoIcon size="small" />}>
              {t('boards.list.undo')}
            </Button>
          </PlainForm>
        ) : (
          <TextLink href={links.board(visit, { boardId })} variant="strong">
            {t('boards.list.open')}
          </TextLink>
        )
      }
    >
      {t(`boards.list.done.${word}`)}
    </Banner>
  )
}
