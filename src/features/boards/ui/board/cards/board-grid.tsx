import { type KeyboardEvent, useCallback, useEffect } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import type { AssetId } from '#features/catalogue/domain.ts'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { arrangementQuery, isAsItStands } from '../../../domain/arrangement.ts'
import { type BoardPage, boardPageSize } from '../../../domain/board-page.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { BoardCard, type PictureOf } from './board-card.tsx'
import styles from './board-grid.module.css'
import { MoveHandle } from './move-handle.tsx'
import { useCardMoves } from './use-card-moves.ts'

/** In view at first on a large screen. */
const firstInView = 8

type Props = {
  page: BoardPage
  actions: BoardActions
  pictureOf: PictureOf
  picked: ReadonlySet<AssetId>
  /** Null for whom picking would be of no use. */
  onPick: ((id: AssetId, isRange: boolean) => void) | null
  onThread: (id: AssetId) => void
  onPass: (how: 'move' | 'copy', assetIds: readonly AssetId[]) => void
}

/** The assets; those who work on the board can change its own order. */
export function BoardGrid({ page, actions, pictureOf, picked, onPick, onThread, onPass }: Props) {
  const visit = useVisit()
  const { board, assets, code } = page
  const mayEdit = board.permissions.add && board.permissions.remove
  // Elsewhere the neighbors of an asset are not those that it has on the board.
  const mayMove = mayEdit && isAsItStands(page.arrangement)
  const offset = (page.page.number - 1) * boardPageSize
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const titleOf = useCallback(
    (id: AssetId) => assets.find((asset) => asset.id === id)?.shortTitle ?? '',
    [assets],
  )
  const moves = useCardMoves({
    ids: actions.ids,
    picked,
    offset,
    total: board.assetCount,
    titleOf,
    onMove: (moving, next) => void actions.move(moving, next),
  })
  const { held } = moves
  useShutMenus()
  return (
    <>
      <p role="status" aria-live="assertive" className="visually-hidden">
        {moves.said}
      </p>
      <ul
        ref={moves.list}
        className={joinClasses(styles.grid, held && styles.moving)}
        data-picking={picked.size > 0 || undefined}
        data-board-grid
        tabIndex={-1}
        onDragStart={mayMove ? (event) => event.preventDefault() : undefined}
        onKeyDown={shutMenus}
      >
        {moves.shownIds.map((id, at) => {
          const asset = byId.get(id)
          if (!asset) return null
          const query = {
            ...arrangementQuery(page.arrangement),
            page: page.page.number,
            asset: id,
            invitation_code: code,
          }
          return (
            <li
              key={id}
              className={joinClasses(styles.card, held?.moving.includes(id) && styles.held)}
              id={`asset-${id}`}
              data-asset={id}
              onPointerDown={mayMove ? (event) => moves.onPointerDown(event, id) : undefined}
            >
              <BoardCard
                asset={asset}
                place={page.places?.[id] ?? offset + at + 1}
                isLast={offset + at + 1 === board.assetCount}
                mayMove={mayMove}
                isFirst={at < firstInView}
                isCover={board.heroUrl !== null && board.heroUrl === asset.thumbUrl && board.assetCount > 1}
                mayEdit={mayEdit}
                mayComment={board.permissions.comment}
                pictureOf={pictureOf}
                commentsHref={`${links.board(visit, { boardId: board.id }, query)}#beside`}
                commentCount={page.commentCounts[id] ?? 0}
                onComments={onThread}
                form={actions.form}
                onForget={actions.forgetForm}
                onPick={onPick ?? undefined}
                isPicked={picked.has(id)}
                isMoving={held !== null && held.id !== id}
                onPass={(how) => onPass(how, [id])}
                handle={
                  mayMove && (
                    <MoveHandle
                      title={asset.shortTitle}
                      isHeld={held?.id === id}
                      isByKeys={held?.id === id && held.by === 'keys'}
                      onToggle={() => moves.toggle(id)}
                      onCancel={moves.cancel}
                      onKeyDown={(event) => moves.onKeyDown(event, id)}
                    />
                  )
                }
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A press elsewhere shuts a menu; a note that is being written stays open. */
function useShutMenus(): void {
  useEffect(() => {
    const stop = new AbortController()
    const shut = ({ target }: Event) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
    document.addEventListener('pointerdown', shut, { signal: stop.signal })
    document.addEventListener('focusin', shut, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** Escape shuts what is open and leads back to what opened it. */
function shutMenus(event: KeyboardEvent): void {
  const { key, target } = event
  const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('details[open]') : null
  if (key !== 'Escape' || !menu) return
  event.preventDefault()
  menu.open = false
  menu.querySelector('summary')?.focus()
}
