import { readerOf } from '../../src/features/boards/server.ts'
import type { Member } from '../../src/visit/visit.ts'
import type { openBoardRoom } from './open-board-room.ts'

type Room = ReturnType<typeof openBoardRoom>

export const origin = 'https://argus.example'

export const refused = (failure: unknown) => ({ ok: false, failure })

export function as(viewer: Member, code?: string) {
  return readerOf({ viewer, site: 'argus' }, code)
}

export function guest(code: string) {
  return readerOf({ viewer: { kind: 'visitor', authState: 'anonymous' }, site: 'argus' }, code)
}

export function from(viewer: Member) {
  return { viewer, origin, locale: 'ja' }
}

/** Seconds to wait, of what was refused for coming too often. */
export function waitOf(outcome: Awaited<ReturnType<Room['boards']['invite' | 'addComment']>>): number | null {
  return !outcome.ok && typeof outcome.failure === 'object' ? outcome.failure.tooMany : null
}

export const sharingLimits = {
  'invite-account': { atMost: 30, withinSeconds: 3_600 },
  'comment-account': { atMost: 60, withinSeconds: 60 },
}

/** Ada's board with two assets, and a way to make links to it. */
export async function startSharing(room: Room) {
  const ada = room.join('1', 'Ada')
  const made = await room.boards.create(as(ada), { name: 'Covers' })
  if (!made.ok) throw new Error('The board was not made.')
  const boardId = made.value.id
  await room.boards.addAssets(as(ada), { boardId, assetIds: ['1001', '1002'] })
  const link = async (wish: Partial<Parameters<typeof room.boards.invite>[2]> = {}) => {
    const invited = await room.boards.invite(as(ada), boardId, { role: 'view', ...wish }, from(ada))
    if (!invited.ok) throw new Error('Nobody was invited.')
    return invited.value
  }
  return { ada, boardId, link }
}

export async function revisionOf(
  room: Room,
  reader: ReturnType<typeof as>,
  boardId: string,
): Promise<number> {
  const read = await room.boards.read(reader, boardId)
  return read.ok ? read.value.revision : -1
}
