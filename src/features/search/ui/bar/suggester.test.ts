import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './list-model.ts'
import { createSuggester } from './suggester.ts'

const nothing = { phrases: [], people: [], events: [], collections: [] }

function open(answer: (phrase: string) => Promise<Partial<typeof nothing> | object>) {
  const asked: string[] = []
  const answers: (readonly [string, readonly Entry[]])[] = []
  const suggester = createSuggester({
    ask: async (phrase) => {
      asked.push(phrase)
      return { ...nothing, ...(await answer(phrase)) }
    },
    onAnswer: (typed, entries) => void answers.push([typed, entries]),
  })
  return { suggester, asked, answers }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('SEARCH-06: one question for a word that is typed quickly, and the entries in their order', async () => {
  const { suggester, asked, answers } = open(async (phrase) => ({
    phrases: [`${phrase} shore`],
    people: [{ id: '7', name: 'Sam Sea' }],
  }))
  for (const typed of ['s', 'se', 'sea ']) suggester.suggest(typed)
  await vi.advanceTimersByTimeAsync(120)
  expect(asked).toEqual(['sea'])
  expect(answers).toEqual([
    [
      'sea ',
      [
        { kind: 'phrase', id: 'sea shore', name: 'sea shore' },
        { kind: 'person', id: '7', name: 'Sam Sea' },
      ],
    ],
  ])
})

test('an answer that has been overtaken is not shown', async () => {
  const late = Promise.withResolvers<object>()
  const { suggester, answers } = open((phrase) => (phrase === 's' ? late.promise : Promise.resolve({})))
  suggester.suggest('s')
  await vi.advanceTimersByTimeAsync(120)
  suggester.suggest('se')
  await vi.advanceTimersByTimeAsync(120)
  late.resolve({ phrases: ['sun'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([['se', []]])
})

test('what was asked before is answered at once; what failed is asked again', async () => {
  let isBroken = true
  const { suggester, asked, answers } = open(async () => {
    if (isBroken) throw new Error('no index')
    return { phrases: ['sea'] }
  })
  for (const broken of [true, false, false]) {
    isBroken = broken
    suggester.suggest('s')
    await vi.advanceTimersByTimeAsync(120)
  }
  expect(asked).toEqual(['s', 's'])
  expect(answers.map(([, entries]) => entries.length)).toEqual([0, 1, 1])
})

test('nothing is asked for blanks, nor after a stop', async () => {
  const { suggester, asked, answers } = open(async () => ({}))
  suggester.suggest('  ')
  suggester.suggest('s')
  suggester.stop()
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([])
  expect(answers).toEqual([['  ', []]])
})
