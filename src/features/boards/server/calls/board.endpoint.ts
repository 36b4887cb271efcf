import { z } from 'zod'
import { writeQuery } from '#links/links.ts'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import { readArrangement } from '../../domain/arrangement.ts'
import { readerOf } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import {
  addedAnswer,
  api,
  assetIds,
  assetsPageQuery,
  boardAnswer,
  boardParams,
  invitationQuery,
  pageIn,
  passedAnswer,
  typed,
  withoutRobots,
} from './call-parts.ts'
import { refuse, refuseAssets, refuseReading } from './refuse.ts'

const assetId = z.string().max(100)
const base = z.object({ name: typed, description: typed }).partial()
const changes = z
  .object({
    name: typed,
    description: typed,
    heroAssetId: assetId.nullable(),
    isDefault: z.literal(true),
    base,
  })
  .partial()
  .refine(
    ({ base: _, ...given }) => Object.values(given).some((value) => value !== undefined),
    'names nothing to change',
  )
/** As in the page's address, where whatever is not understood is as if it were not there. */
const word = z.string().max(100)
const arrangementWords = z.object({ sort: word, kind: word, with: word }).partial()
const changedFields = { 'text-too-long': 'description', 'unknown-assets': 'heroAssetId' }
const passed = z.object({ to: z.string().max(100), assetIds })
const changing = { params: boardParams, csrf: 'meta-tag' } as const

/** One board beyond the seed's calls: `boards/{id}`. */
export function boardCalls({ boards }: { readonly boards: Boards }): readonly Endpoint[] {
  const passing = (name: 'copy' | 'move', summary: string) =>
    endpoint(
      {
        ...changing,
        method: 'POST',
        path: `${api}/boards/:id/${name}`,
        summary,
        body: passed,
        answer: passedAnswer,
      },
      async ({ visit, params, body }) => {
        const pass = name === 'copy' ? boards.copyAssets : boards.moveAssets
        const outcome = await pass(readerOf(visit), { ...body, from: params.id })
        return outcome.ok
          ? withoutRobots(json(200, outcome.value))
          : refuseAssets(outcome.failure, 'assetIds', body.assetIds)
      },
    )

  return [
    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id`,
        summary: 'A board with one page of its assets.',
        params: boardParams,
        query: assetsPageQuery.extend(invitationQuery.shape),
        answer: boardAnswer,
      },
      async ({ visit, params, query }) => {
        const outcome = await boards.read(readerOf(visit, query.invitation_code), params.id, pageIn(query))
        return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuseReading(outcome.failure)
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: `${api}/boards/:id/shown`,
        summary: 'The ids of all that a page of a board shows by its address, in the same order.',
        params: boardParams,
        query: arrangementWords.extend(invitationQuery.shape),
        answer: z.object({ assetIds: z.array(z.string()), revision: z.number() }),
      },
      async ({ visit, params, query: { invitation_code: code, ...words } }) => {
        const arrangement = readArrangement(new URLSearchParams(writeQuery(words)))
        const outcome = await boards.readShown(readerOf(visit, code), params.id, arrangement)
        return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuseReading(outcome.failure)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'PATCH',
        path: `${api}/boards/:id`,
        summary:
          'Changes name, description or hero, or makes the board the default. With base, the texts as they were seen: 409 if they were changed since.',
        body: changes,
        answer: boardAnswer,
      },
      async ({ visit, params, body }) => {
        const outcome = await boards.change(readerOf(visit), params.id, body)
        return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuse(outcome.failure, changedFields)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'DELETE',
        path: `${api}/boards/:id`,
        summary: 'Deletes a board. Its owner can take that back for 30 days.',
        answer: z.object({}),
      },
      async ({ visit, params }) => {
        const outcome = await boards.remove(readerOf(visit), params.id)
        return outcome.ok ? withoutRobots(json(200, {})) : refuse(outcome.failure)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'POST',
        path: `${api}/boards/:id/restore`,
        summary: 'Takes the deletion of a board back.',
        answer: boardAnswer,
      },
      async ({ visit, params }) => {
        const outcome = await boards.restore(readerOf(visit), params.id)
        return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuse(outcome.failure)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'POST',
        path: `${api}/boards/:id/order`,
        summary: 'Puts assets before another one, or at the end.',
        body: z.object({ assetIds, before: assetId.nullable() }),
        answer: boardAnswer,
      },
      async ({ visit, params, body }) => {
        const outcome = await boards.order(readerOf(visit), params.id, body)
        return outcome.ok
          ? withoutRobots(json(200, outcome.value))
          : refuseAssets(outcome.failure, 'assetIds', body.assetIds)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'PUT',
        path: `${api}/boards/:id/notes/:assetId`,
        summary:
          'Writes the note of an asset; an empty one takes it away. With base, the note as it was seen: 409 if it was changed since.',
        params: boardParams.extend({ assetId }),
        body: z.object({ text: typed, base: typed.optional() }),
        answer: z.object({ note: z.string(), revision: z.number() }),
      },
      async ({ visit, params, body }) => {
        const outcome = await boards.setNote(readerOf(visit), params.id, params.assetId, body.text, body.base)
        return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuse(outcome.failure)
      },
    ),

    endpoint(
      {
        ...changing,
        method: 'POST',
        path: `${api}/boards/:id/put-back`,
        summary: 'Puts assets back that were taken off: in their places, with their notes.',
        body: z.object({ assetIds }),
        answer: addedAnswer,
      },
      async ({ visit, params, body }) => {
        const outcome = await boards.putBack(readerOf(visit), { boardId: params.id, ...body })
        return outcome.ok
          ? withoutRobots(json(200, outcome.value))
          : refuseAssets(outcome.failure, 'assetIds', body.assetIds)
      },
    ),

    passing('copy', 'Copies assets to another board.'),
    passing('move', 'Moves assets to another board.'),
  ]
}
