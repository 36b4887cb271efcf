import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/endpoint.ts'
import type { BoardAnswers } from './board-answers.ts'
import {
  addedAnswer,
  assetIds,
  assetsPageQuery,
  boardAnswer,
  boardParams,
  createdAnswer,
  listAnswer,
  listQuery,
  newBoard,
  removedAnswer,
} from './call-parts.ts'

const changes = z.object({
  assets: assetIds,
  action_type: z.enum(['add_assets', 'remove_assets']),
  makeDefault: z.boolean().optional(),
})

/** The seed's calls as `/collaboration/boards*.json`. */
export function legacyCalls(answers: BoardAnswers): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/collaboration/boards/default.json',
        summary: 'The default board; one called `default` for somebody who has none.',
        query: assetsPageQuery,
        answer: boardAnswer,
      },
      async ({ visit, query }) => answers.readDefault(visit, query),
    ),

    endpoint(
      {
        method: 'PUT',
        path: '/collaboration/boards/:id.json',
        summary: 'Adds assets to a board, or removes them.',
        params: boardParams,
        body: changes,
        csrf: 'meta-tag',
        answer: z.union([addedAnswer, removedAnswer]),
      },
      async ({ visit, params: { id: boardId }, body: { assets, action_type, makeDefault } }) =>
        action_type === 'add_assets'
          ? answers.add(visit, { boardId, assetIds: assets, makeDefault, field: 'assets' })
          : answers.remove(visit, { boardId, assetIds: assets }),
    ),

    endpoint(
      {
        method: 'POST',
        path: '/collaboration/boards.json',
        summary:
          'Makes a board, with assets on it if some are named. It is the default from then on, unless `isDefault` is false.',
        body: newBoard,
        csrf: 'meta-tag',
        creates: true,
        answer: createdAnswer,
      },
      async ({ visit, body, onceKey }) => answers.create(visit, { ...body, onceKey }),
    ),

    endpoint(
      {
        method: 'GET',
        path: '/collaboration/boards.json',
        summary: "The member's boards, and those of others that they may add to.",
        query: listQuery,
        answer: listAnswer,
      },
      async ({ visit, query }) => answers.list(visit, query),
    ),
  ]
}
