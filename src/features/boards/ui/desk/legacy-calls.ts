import { writeQuery } from '#links/links.ts'
import { boardLimits } from '../../domain/board-limits.data.ts'
import { get, json, send } from './ask-server.ts'
import type { BoardCalls } from './board-calls.ts'
import { newBoardOf, ownCalls } from './own-calls.ts'
import { uriOf } from './uri-of.ts'

const boards = '/collaboration/boards'

/** Seed 7, the first column of the table of board calls. */
export const legacyCalls: BoardCalls = {
  ...ownCalls,
  readDefault: () =>
    get(
      `${boards}/default.json${writeQuery({ assetsPageSize: boardLimits.assetsPage, assetsPageNumber: 1 })}`,
      { ...json, 'x-robots-tag': 'noindex' },
    ),
  add: ({ boardId, assetIds, makeDefault }) =>
    send('PUT', `${boards}/${boardId}.json`, {
      assets: assetIds.map(uriOf),
      action_type: 'add_assets',
      makeDefault,
    }),
  remove: ({ boardId, assetIds }) =>
    send('PUT', `${boards}/${boardId}.json`, {
      assets: assetIds.map(uriOf),
      action_type: 'remove_assets',
    }),
  create: (name, more) => send('POST', `${boards}.json`, newBoardOf(name, more)),
  list: ({ search, page } = {}) =>
    get(`${boards}.json${writeQuery({ pageSize: boardLimits.listPage, search, pageNumber: page })}`),
}
