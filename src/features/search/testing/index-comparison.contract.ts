import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IndexEntry } from '../domain/index-entry.ts'
import type { Question } from '../domain/index-question.ts'
import { type OpenedIndex, type OpenIndex, readAllPages } from './ask-index.ts'
import { openDice } from './dice.ts'
import { drawEntry } from './draw-entry.ts'
import { drawGroupQuestion, drawQuestion } from './draw-question.ts'
import { type Oracle, openOracle } from './search-oracle.ts'

const highestId = 2_400
const questions = 200
const groups = 40
const atOnce = 8

const isOrderDefined = ({ order }: Pick<Question, 'order'>) => order.by !== 'best' && order.by !== 'random'

/** A drawn catalogue with updates and removals, and drawn questions: the same answers as by looking at every entry. */
export function indexComparisonContract(open: OpenIndex): void {
  const dice = openDice(20_261)
  let opened: OpenedIndex
  let oracle: Oracle

  beforeAll(async () => {
    opened = await open()
    const truth = new Map<string, IndexEntry>()
    for (let batch = 1; batch <= 5; batch += 1) {
      const ids = new Set(Array.from({ length: 700 }, () => 1 + dice.throw(highestId)))
      const entries = Array.from(ids, (id) => ({ ...drawEntry(dice, id), look: null }))
      const gone = Array.from({ length: 40 }, () => String(1 + dice.throw(highestId)))
      await opened.writer.apply({ entries, gone, position: String(batch) })
      for (const entry of entries) truth.set(entry.id, entry)
      for (const id of gone) truth.delete(id)
    }
    oracle = openOracle([...truth.values()])
    expect((await opened.index.health()).assets).toBe(truth.size)
  })
  afterAll(() => opened.close())

  async function compare(question: Question, pageSize: number | null): Promise<void> {
    const answer = await opened.index.search(question)
    const expected = oracle.search(question)
    const all = oracle.find(question)
    expect(answer.totals).toEqual(expected.totals)
    expect(answer.facets).toEqual(expected.facets)
    expect(answer.ids).toHaveLength(expected.ids.length)
    if (isOrderDefined(question)) expect(answer.ids).toEqual(expected.ids)
    expect(answer.ids.every((id) => all.includes(id))).toBe(true)
    if (pageSize === null) return
    const read = await readAllPages(opened.index, { ...question, facets: [], limit: pageSize })
    if (isOrderDefined(question)) expect(read).toEqual(all)
    else expect(read.toSorted()).toEqual(all.toSorted())
  }

  async function inParallel<Value>(
    values: readonly Value[],
    use: (value: Value, at: number) => Promise<void>,
  ): Promise<void> {
    const queue = values.entries()
    const work = async () => {
      for (const [at, value] of queue) {
        await use(value, at).catch((cause: unknown) => {
          throw new Error(`Question ${at}: ${JSON.stringify(value)}`, { cause })
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  test(`${questions} questions: the same sets, totals, facets and defined orders`, async () => {
    const drawn = Array.from({ length: questions }, () => drawQuestion(dice, highestId))
    await inParallel(drawn, (question, at) => compare(question, at % 12 === 0 ? 150 : null))
  }, 60_000)

  test(`${groups} groupings: the same groups, counts and defined orders`, async () => {
    const drawn = Array.from({ length: groups }, () => drawGroupQuestion(dice, highestId))
    await inParallel(drawn, async (question) => {
      const answer = await opened.index.group(question)
      const expected = oracle.group(question)
      expect(answer.groupCount).toBe(expected.groupCount)
      if (isOrderDefined(question)) expect(answer).toEqual(expected)
      else expect(answer.groups).toHaveLength(expected.groups.length)
    })
  }, 60_000)
}
