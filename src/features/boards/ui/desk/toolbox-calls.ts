import { writeQuery } from '#links/links.ts'
import { get, send } from './ask-server.ts'
import type { BoardCalls } from './board-calls.ts'
import { newBoardOf, ownCalls } from './own-calls.ts'
import { uriOf } from './uri-of.ts'

const api = '/components/collaboration/api'

/** Seed 7, the second column of the table of board calls: collaboration toolbox v2. */
export const toolboxCalls: BoardCalls = {
  ...ownCalls,
  readDefault: () => get(`${api}/default`),
  add: ({ boardId, assetIds, makeDefault }) =>
    send('POST', `${api}/add-assets`, { boardId, assetIds: assetIds.map(uriOf), makeDefault }),
  remove: ({ boardId, assetIds }) =>
    send('DELETE', `${api}/remove-assets${writeQuery({ boardId, assetIds: assetIds.map(uriOf).join(',') })}`),
  create: (name, more) => send('POST', `${api}/create-board`, newBoardOf(name, more)),
  list: ({ search, page } = {}) => get(`${api}/boards${writeQuery({ search, pageNumber: page })}`),
}
