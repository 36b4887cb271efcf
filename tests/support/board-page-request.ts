import { links } from '../../src/links/links.ts'
import { buildCaller, buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Viewer } from '../../src/visit/visit.ts'
import { boardCatalogue, type openBoardRoom } from './open-board-room.ts'
import { type Actor, factsOf, type Scene } from './open-board-scene.ts'

type Room = ReturnType<typeof openBoardRoom>
type Fields = Readonly<Record<string, string>>

/** What an actor asks of a page of boards: the owner's board is in its address, and the actor's code. */
export function boardPageRequest(
  room: Room,
  actor: Actor,
  scene: Scene,
  { query = {}, form = {} }: { query?: Fields; form?: Fields } = {},
) {
  const { link, site = 'argus' } = factsOf(actor)
  const visit = buildVisit({ site, viewer: viewerOf(room, actor) })
  return {
    ...{ visit, form, route: 'curatedSetsOf' as const, caller: buildCaller() },
    parameters: { boardId: scene.board },
    path: links.board(visit, { boardId: scene.board }),
    query: new URLSearchParams({ ...query, ...(link && { invitation_code: scene.codes[link] }) }),
    needs: { boards: room.boards, catalogue: boardCatalogue, today: () => 20_000 },
  }
}

function viewerOf({ people }: Room, actor: Actor): Viewer {
  const { account, isBot } = factsOf(actor)
  if (isBot) return { kind: 'bot' }
  return (account !== null && people.get(account)) || { kind: 'visitor', authState: 'anonymous' }
}
