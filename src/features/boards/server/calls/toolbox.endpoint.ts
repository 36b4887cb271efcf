import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/endpoint.ts'
import type { BoardAnswers } from './board-answers.ts'
import {
  addedAnswer,
  api,
  assetIds,
  assetIdsInQuery,
  assetsPageQuery,
  boardAnswer,
  createdAnswer,
  listAnswer,
  listQuery,
  newBoard,
  removedAnswer,
} from './call-parts.ts'

const boardId = z.string().max(100)

/** The seed's calls as `/components/collaboration/api/*`. */
export function toolboxCalls(answers: BoardAnswers): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/default`,
        summary: 'The default board; one called `default` for somebody who has none.',
        query: assetsPageQuery,
        answer: boardAnswer,
      },
      async ({ visit, query }) => answers.readDefault(visit, query),
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/add-assets`,
        summary: 'Adds assets to a board.',
        body: z.object({ boardId, assetIds, makeDefault: z.boolean().optional() }),
        csrf: 'meta-tag',
        answer: addedAnswer,
      },
      async ({ visit, body }) => answers.add(visit, { ...body, field: 'assetIds' }),
    ),

    endpoint(
      {
        method: 'DELETE',
        path: `${api}/remove-assets`,
        summary: 'Removes assets from a board.',
        query: z.object({ boardId, assetIds: assetIdsInQuery }),
        csrf: 'meta-tag',
        answer: removedAnswer,
      },
      async ({ visit, query }) => answers.remove(visit, query),
    ),

    endpoint(
      {
        method: 'POST',
        path: `${api}/create-board`,
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
        path: `${api}/boards`,
        summary: "The member's boards, and those of others that they may add to.",
        query: listQuery,
        answer: listAnswer,
      },
      async ({ visit, query }) => answers.list(visit, query),
    ),
  ]
}
