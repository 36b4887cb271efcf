import type { z } from 'zod'
import { type Answer, json } from '#platform/endpoint.ts'
import type { Visit } from '#visit/visit.ts'
import { readerOf } from '../needs.ts'
import type { Boards } from '../open-boards.ts'
import { type assetsPageQuery, type listQuery, pageIn, withoutPictures, withoutRobots } from './call-parts.ts'
import { refuse, refuseAssets, refuseReading } from './refuse.ts'

const inDescription = { 'text-too-long': 'description' }

type CreateInput = Parameters<Boards['create']>[1]

type AddInput = Readonly<{
  boardId: string
  assetIds: readonly string[]
  makeDefault?: boolean | undefined
  /** How the call names the assets. */
  field: string
}>

/** What the seed's calls come to, whichever way they are spelled. */
export function boardAnswers(boards: Boards) {
  return {
    async readDefault(visit: Visit, query: z.infer<typeof assetsPageQuery>): Promise<Answer> {
      const outcome = await boards.readDefault(readerOf(visit), pageIn(query))
      return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuseReading(outcome.failure)
    },

    async list(visit: Visit, { pageNumber, ...terms }: z.infer<typeof listQuery>): Promise<Answer> {
      const outcome = await boards.list(readerOf(visit), { ...terms, page: pageNumber, whose: 'addable' })
      if (!outcome.ok) return refuseReading(outcome.failure)
      const { boards: listed, total } = outcome.value
      return withoutRobots(json(200, { boards: withoutPictures(listed), total }))
    },

    async create(visit: Visit, input: CreateInput): Promise<Answer> {
      const outcome = await boards.create(readerOf(visit), input)
      if (outcome.ok) return withoutRobots(json(201, outcome.value))
      return outcome.failure === 'unknown-assets'
        ? refuseAssets(outcome.failure, 'assetIds', input.assetIds ?? [])
        : refuse(outcome.failure, inDescription)
    },

    async add(visit: Visit, { field, ...input }: AddInput): Promise<Answer> {
      const outcome = await boards.addAssets(readerOf(visit), input)
      return outcome.ok
        ? withoutRobots(json(200, outcome.value))
        : refuseAssets(outcome.failure, field, input.assetIds)
    },

    async remove(visit: Visit, input: { boardId: string; assetIds: readonly string[] }): Promise<Answer> {
      const outcome = await boards.removeAssets(readerOf(visit), input)
      return outcome.ok ? withoutRobots(json(200, outcome.value)) : refuse(outcome.failure)
    },
  }
}

export type BoardAnswers = ReturnType<typeof boardAnswers>
