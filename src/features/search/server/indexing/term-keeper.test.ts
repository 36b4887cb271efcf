import { expect, test } from 'vitest'
import type { IndexTerm } from '../../domain/index-question.ts'
import { openTermKeeper } from './term-keeper.ts'

const term: IndexTerm = { kind: 'word', locale: null, text: 'sea', folded: 'sea', id: '', weight: 1 }

function openKeeper() {
  let now = 0
  let collected = 0
  let isFailing = false
  const written: (readonly IndexTerm[])[] = []
  const keeper = openTermKeeper({
    async collect() {
      collected += 1
      if (isFailing) throw new Error('no answer')
      return [term]
    },
    now: () => now,
  })
  const writer = { keepTerms: async (terms: readonly IndexTerm[]) => void written.push(terms) }
  return {
    ...keeper,
    written,
    collected: () => collected,
    pass: (ms: number) => {
      now += ms
    },
    fail: (value: boolean) => {
      isFailing = value
    },
    keep: async () => keeper.keep(writer),
  }
}

test('terms are collected at the start, even though nothing changes, and then no more', async () => {
  const keeper = openKeeper()
  await keeper.keep()
  await keeper.keep()
  expect(keeper.written).toEqual([[term]])
  keeper.pass(1e9)
  await keeper.keep()
  expect(keeper.collected()).toBe(1)
})

test('terms are collected beside other work and written by the next call', async () => {
  const keeper = openKeeper()
  keeper.noteChange()
  await keeper.keep()
  expect(keeper.written).toEqual([])
  await keeper.keep()
  expect(keeper.written).toEqual([[term]])
  await keeper.keep()
  expect(keeper.written).toHaveLength(1)
})

test('changes in quick succession are collected together, but a rebuild at once', async () => {
  const keeper = openKeeper()
  keeper.noteChange()
  await keeper.keep()
  await keeper.keep()
  keeper.noteChange()
  keeper.pass(1_000)
  await keeper.keep()
  expect(keeper.collected()).toBe(1)
  keeper.noteRebuild()
  await keeper.keep()
  expect(keeper.collected()).toBe(2)
  keeper.noteChange()
  keeper.pass(3_600_000)
  await keeper.keep()
  expect(keeper.collected()).toBe(3)
})

test('a failure is thrown once and tried again later', async () => {
  const keeper = openKeeper()
  keeper.fail(true)
  keeper.noteChange()
  await keeper.keep()
  await expect(keeper.keep()).rejects.toThrow('no answer')
  keeper.fail(false)
  keeper.pass(3_600_000)
  await keeper.keep()
  await keeper.keep()
  expect(keeper.written).toEqual([[term]])
})

test('nobody waits until the terms are written, and they are written once at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const keeper = openTermKeeper({ collect: async () => [term], now: () => 0 })
  const writer = {
    keepTerms() {
      begun += 1
      return promise
    },
  }
  const keep = async () => keeper.keep(writer)
  for (let times = 0; times < 4; times += 1) {
    keeper.noteRebuild()
    await keep()
  }
  expect(begun).toBe(1)
  resolve()
  await promise
  await keep()
  await keep()
  expect(begun).toBe(2)
})

test('terms that could not be written are collected again', async () => {
  let written = 0
  const keeper = openTermKeeper({ collect: async () => [term], now: () => written * 1e9 })
  const writer = {
    async keepTerms() {
      written += 1
      if (written === 1) throw new Error('refused')
    },
  }
  const keep = async () => keeper.keep(writer)
  keeper.noteChange()
  await keep()
  await keep()
  await expect(keep()).rejects.toThrow('refused')
  keeper.noteRebuild()
  await keep()
  await keep()
  expect(written).toBe(2)
})
