import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { UndoIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { ListDone } from '../../domain/list-done.ts'
import { PlainForm } from './plain-form.tsx'

/** What has just been done, and the way back. */
export function DoneLine({ done }: { done: ListDone | null }) {
  const t = useTranslate()
  const visit = useVisit()
  if (done === null) return null
  const { word, boardId } = done
  return (
    <Banner
      tone="success"
      role="status"
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
