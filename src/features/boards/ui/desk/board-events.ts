import type { AssetId } from '#features/catalogue/domain.ts'
import { hearWindows, tellWindows } from '#visit/cross-window.ts'
import type { BoardId } from '../../domain/board.ts'

/** What happens to boards, as events of the document (seed 4.5). */
export type BoardEvents = Readonly<{
  'board-created': Readonly<{ boardId: BoardId }>
  'boards-updated': Readonly<{
    boardId: BoardId
    /** The board's after the change: what is heard late is known to be late. */
    revision: number
    added: readonly AssetId[]
    removed: readonly AssetId[]
  }>
  'boards-menu-reload': null
}>

const names = [
  'board-created',
  'boards-updated',
  'boards-menu-reload',
] as const satisfies readonly (keyof BoardEvents)[]

/** Tells this window and all others of the browser (BOARD-07). */
export function announceBoards<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
  dispatch(name, detail)
  tellWindows(name, detail)
}

export function hearBoards<Name extends keyof BoardEvents>(
  name: Name,
  listener: (detail: BoardEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  document.addEventListener(name, hear)
  return () => document.removeEventListener(name, hear)
}

/** What other windows tell happens here too, so that nobody has to listen in two places. */
export function relayBoards(): () => void {
  const stops = names.map((name) => hearWindows(name, (detail) => dispatch(name, detail)))
  return () => {
    for (const stop of stops) stop()
  }
}

function dispatch(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}
