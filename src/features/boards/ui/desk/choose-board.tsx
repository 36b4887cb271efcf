import { useId, useState } from 'react'
import { AriaLocale } from '#design/aria-locale.tsx'
import { Button } from '#design/button.tsx'
import { PlusIcon } from '#design/icon.tsx'
import { Modal } from '#design/modal.tsx'
import type { AssetCard } from '#features/catalogue/domain.ts'
import { languageTagOf } from '#i18n/locales.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardId } from '../../domain/board.ts'
import type { BoardCalls, BoardPage } from './board-calls.ts'
import { BoardChoice } from './board-choice.tsx'
import styles from './choose-board.module.css'
import { ChosenAssets } from './chosen-assets.tsx'
import { CreateForm } from './create-form.tsx'
import { useBoardSearch } from './use-board-search.ts'
import { type CreateBoard, useNewBoard } from './use-new-board.ts'

type Props = {
  open: boolean
  /** What a board is chosen for. */
  assets: readonly AssetCard[]
  /** Where it is not saving that is about to happen. */
  title?: string
  /** Is not offered: they are there now. */
  without?: BoardId
  boards: BoardPage
  list: BoardCalls['list']
  onChoose: (boardId: BoardId) => void
  /** Closes the dialog itself, once there is a board. */
  onCreate: CreateBoard
  onClose: () => void
}

/** BOARD-06: one of the boards that are there, or a new one. */
export function ChooseBoard(props: Props) {
  const { open, assets, title, without, boards, list, onChoose, onCreate, onClose } = props
  const t = useTranslate()
  const { spoken } = useVisit()
  const formId = useId()
  const search = useBoardSearch(boards, list, without)
  const creation = useNewBoard(onCreate)
  const hasBoards = search.total > 0
  const [isCreating, setCreating] = useState(!hasBoards)
  return (
    <AriaLocale locale={languageTagOf(spoken)}>
      <Modal
        open={open}
        onClose={onClose}
        size="wide"
        title={title ?? t(isCreating ? 'boards.choose.newTitle' : 'boards.choose.title')}
        closeLabel={t('boards.save.close')}
        aside={<ChosenAssets assets={assets} />}
        footer={
          isCreating ? (
            <>
              {hasBoards && (
                <Button
                  variant="quiet"
                  size="small"
                  className={styles.back}
                  onClick={() => setCreating(false)}
                >
                  {t('boards.choose.existing')}
                </Button>
              )}
              <Button
                // Were it the element that said "Create a board", the press on that one would send the form.
                key="save"
                type="submit"
                form={formId}
                variant="primary"
                className={styles.save}
                disabled={!creation.isReady}
                busy={creation.isBusy}
              >
                {t('boards.choose.save')}
              </Button>
            </>
          ) : (
            <>
              <span role="status" className={styles.shown}>
                {t('boards.choose.shown', { shown: search.count, total: search.total })}
              </span>
              <Button
                key="create"
                size="small"
                icon={<PlusIcon size="small" />}
                onClick={() => {
                  // Whoever looked for a board that is not there has named the new one.
                  if (search.shown.length === 0) creation.setName(search.text.trim())
                  setCreating(true)
                }}
                className={styles.create}
              >
                {t('boards.choose.create')}
              </Button>
            </>
          )
        }
      >
        <div className={styles.body}>
          <ChosenAssets assets={assets} isSmall />
          {isCreating ? (
            <CreateForm id={formId} creation={creation} />
          ) : (
            <BoardChoice search={search} onChoose={onChoose} />
          )}
        </div>
      </Modal>
    </AriaLocale>
  )
}
