import type { AssetCard, AssetId } from '#features/catalogue/domain.ts'
import { type Result, success } from '#kernel/result.ts'
import { type BoardId, noBoardId } from '../../domain/board.ts'
import type { Added, BoardCalls, BoardPage, CallFailure } from './board-calls.ts'
import type { announceBoards, BoardEvents } from './board-events.ts'
import { afterChange, type KnownBoard, knownBoardOf } from './known-board.ts'
import { openDefaultBoard } from './open-default-board.ts'
import { missingOf, reasonOf, reasonOfMissing, type SaveNews } from './save-news.ts'

/** Assets for which a board is to be chosen. */
export type Choice = Readonly<{
  assets: readonly AssetCard[]
  /** The board that they shall leave for the chosen one. */
  insteadOf?: BoardId | undefined
}>

type Needs = Readonly<{
  /** Those of the page that is shown. */
  calls: () => BoardCalls
  announce: typeof announceBoards
  /** Marks what is saved on all buttons. */
  mark: (ids: ReadonlySet<AssetId>) => void
  tell: (news: SaveNews) => void
  /** Lets the visitor choose; called again for the same choice if the boards turn out to be others. */
  choose: (choice: Choice, boards: BoardPage) => void
}>

export type SaveDesk = Readonly<{
  /** The default board; null as long as it is not known. */
  known: () => KnownBoard | null
  refresh: () => Promise<void>
  toggle: (asset: AssetCard) => Promise<void>
  /** Puts assets on the default board; without one, a board is chosen first. */
  save: (assets: readonly AssetCard[]) => Promise<void>
  choose: (choice: Choice) => Promise<void>
  saveTo: (boardId: BoardId, choice: Choice) => Promise<void>
  /** What was just taken off a board. */
  putBack: (boardId: BoardId, assets: readonly AssetCard[]) => Promise<void>
  create: (name: string, choice: Choice) => Promise<Result<null, CallFailure>>
  list: BoardCalls['list']
  hearUpdated: (news: BoardEvents['boards-updated']) => void
  hearCreated: () => void
}>

/** Seed 4.5: what can be done with boards from any page, and what follows from it. */
export function openSaveDesk({ calls, announce, mark, tell, choose }: Needs): SaveDesk {
  const board = openDefaultBoard(calls, mark)
  let boards: BoardPage | null = null
  /** It hears itself too, and must not take that for news. */
  let isSpeaking = false
  const underWay = new Set<AssetId>()

  const say: typeof announceBoards = (name, detail) => {
    isSpeaking = true
    announce(name, detail)
    isSpeaking = false
  }

  async function ensure(): Promise<KnownBoard | null> {
    const answer = await board.ensure()
    if (!answer.ok) tell({ kind: 'failed', reason: reasonOf('read', answer.failure) })
    return board.known()
  }

  async function toggle(asset: AssetCard): Promise<void> {
    const known = board.known() ?? (await ensure())
    if (known === null) return
    if (known.id === noBoardId) return offer({ assets: [asset] })
    const { id } = asset
    const isUnderWay = underWay.has(id)
    board.want(id, !board.isOn(id))
    if (isUnderWay) return
    // One call after the other: whatever is pressed meanwhile decides what comes next.
    underWay.add(id)
    let isOn: boolean | null = null
    while (board.isOn(id) !== isOn) {
      isOn = board.isOn(id)
      if (!(await (isOn ? add(known.id, [asset]) : remove(known.id, [asset])))) break
    }
    underWay.delete(id)
    board.want(id, null)
  }

  async function add(boardId: BoardId, assets: readonly AssetCard[], makeDefault?: true): Promise<boolean> {
    const assetIds = assets.map(({ id }) => id)
    const answer = await calls().add({ boardId, assetIds, ...(makeDefault && { makeDefault }) })
    return takeAdded(boardId, answer, assets, makeDefault)
  }

  function takeAdded(
    boardId: BoardId,
    answer: Result<Added, CallFailure>,
    assets: readonly AssetCard[],
    makeDefault?: true,
  ): boolean {
    if (!answer.ok) return fail('add', answer.failure)
    const { board: told, revision, added } = answer.value
    if (makeDefault && board.known()?.id !== boardId) board.take(knownBoardOf(told))
    else board.hear(told)
    boards = null
    if (added.length > 0) say('boards-updated', { boardId, revision, added, removed: [] })
    const missing = missingOf(answer.value)
    if (missing.length === assets.length) {
      tell({ kind: 'failed', reason: reasonOfMissing(missing) })
      return false
    }
    tell({ kind: 'saved', board: told, assets, missing: missing.length })
    return true
  }

  async function remove(boardId: BoardId, assets: readonly AssetCard[], isQuiet = false): Promise<boolean> {
    const answer = await calls().remove({ boardId, assetIds: assets.map(({ id }) => id) })
    if (!answer.ok) return fail('remove', answer.failure)
    const { board: told, revision, removed } = answer.value
    board.hear(told)
    boards = null
    if (removed.length > 0) say('boards-updated', { boardId, revision, added: [], removed })
    if (!isQuiet) tell({ kind: 'removed', board: told, assets, missing: 0 })
    return true
  }

  async function putBack(boardId: BoardId, assets: readonly AssetCard[]): Promise<void> {
    takeAdded(boardId, await calls().putBack({ boardId, assetIds: assets.map(({ id }) => id) }), assets)
  }

  function fail(doing: 'add' | 'remove', failure: CallFailure): false {
    tell({ kind: 'failed', reason: reasonOf(doing, failure) })
    // The board may have been deleted elsewhere, or be closed to its reader.
    if ([403, 404, 410].includes(failure.status)) void board.read()
    return false
  }

  async function save(assets: readonly AssetCard[]): Promise<void> {
    const known = await ensure()
    if (known === null) return
    if (known.id === noBoardId) await offer({ assets })
    else await add(known.id, assets)
  }

  async function readBoards() {
    const answer = await calls().list()
    if (answer.ok) boards = answer.value
    return answer
  }

  async function offer(choice: Choice): Promise<void> {
    if (boards) choose(choice, boards)
    const answer = await readBoards()
    if (answer.ok) choose(choice, answer.value)
    else tell({ kind: 'failed', reason: reasonOf('read', answer.failure) })
  }

  async function saveTo(boardId: BoardId, { assets, insteadOf }: Choice): Promise<void> {
    const isSaved = await add(boardId, assets, true)
    if (isSaved && insteadOf && insteadOf !== boardId) await remove(insteadOf, assets, true)
  }

  /** BOARD-07, in the order of the specification. */
  async function create(name: string, choice: Choice): Promise<Result<null, CallFailure>> {
    const created = await calls().create(name)
    if (!created.ok) return created
    const boardId = created.value.id
    await Promise.all([board.read(), readBoards()])
    say('boards-menu-reload', null)
    say('board-created', { boardId })
    await saveTo(boardId, choice)
    return success(null)
  }

  function hear(change: () => void): void {
    if (isSpeaking) return
    boards = null
    change()
  }

  return {
    known: board.known,
    refresh: async () => {
      await board.read()
    },
    toggle,
    save,
    choose: offer,
    saveTo,
    putBack,
    create,
    list: (page) => calls().list(page),
    hearUpdated: (news) =>
      hear(() => {
        const known = board.known()
        const next = known && afterChange(known, news)
        if (next) board.take(next)
        else void board.read()
      }),
    hearCreated: () => hear(() => void board.read()),
  }
}
