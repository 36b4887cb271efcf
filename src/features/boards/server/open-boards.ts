import { randomBytes } from 'node:crypto'
import { limitCalls } from '#platform/limit-calls.ts'
import { boardLimits } from '../domain/board-limits.data.ts'
import { assetsPerPart } from '../domain/sheet-choices.ts'
import { addAssets } from './add-assets.ts'
import { openAssetIdMemory } from './asset-id-memory.ts'
import { changeBoard } from './change-board.ts'
import { createBoard } from './create-board.ts'
import { deleteBoard, restoreBoard } from './delete-board.ts'
import { exportBoards } from './export-boards.ts'
import { removeOld } from './keep-tidy.ts'
import { openKindMemory } from './kind-memory.ts'
import { listBoards, listRecent } from './list-boards.ts'
import type { BoardsNeeds, Room } from './needs.ts'
import { orderAssets } from './order-assets.ts'
import { copyAssets, moveAssets } from './pass-assets.ts'
import { putBack } from './put-back.ts'
import { readArranged, readShown } from './read-arranged.ts'
import { readBoard, readDefault } from './read-board.ts'
import { readDeleted } from './read-deleted.ts'
import { removeAssets } from './remove-assets.ts'
import { setNote } from './set-note.ts'
import { openSharing } from './sharing/open-sharing.ts'
import { openLines } from './stand-in-line.ts'

export type Boards = ReturnType<typeof openBoards>

type Options = Omit<BoardsNeeds, 'now' | 'random'> & Partial<Pick<BoardsNeeds, 'now' | 'random'>>

/** Everything that can be done with boards, alone and together. */
export function openBoards(needs: Options) {
  const { now = () => new Date(), random = randomBytes } = needs
  const room: Room = {
    ...{ ...needs, now, random, idMemory: openAssetIdMemory(), inLine: openLines() },
    kindMemory: openKindMemory({ readMediaTypes: needs.catalogue.readMediaTypes, now }),
    countChange: countChanges(now),
  }
  return {
    readDefault: readDefault(room),
    list: listBoards(room),
    recent: listRecent(room),
    create: createBoard(room),
    read: readBoard(room),
    /** A page of it in another order, or of some kinds alone. */
    readArranged: readArranged(room),
    readShown: readShown(room),
    /** As much of it as a sheet holds. */
    readPart: readBoard(room, assetsPerPart),
    addAssets: addAssets(room),
    removeAssets: removeAssets(room),
    putBack: putBack(room),
    change: changeBoard(room),
    remove: deleteBoard(room),
    restore: restoreBoard(room),
    readDeleted: readDeleted(room),
    order: orderAssets(room),
    setNote: setNote(room),
    copyAssets: copyAssets(room),
    moveAssets: moveAssets(room),
    exportOf: exportBoards(room),
    removeOld: removeOld(room),
    ...openSharing(room),
  }
}

/** Far more than a hand makes. In each process by itself: a change waits for no further question. */
function countChanges(now: () => Date): Room['countChange'] {
  const { changesAMinute: atMost } = boardLimits
  const count = limitCalls({ atMost, withinMs: 60_000, nowMs: () => now().getTime() })
  return ({ accountId }) => (accountId === null ? null : count(accountId))
}
