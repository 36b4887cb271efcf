import { expect, test } from 'vitest'
import { openKindMemory } from './kind-memory.ts'

function openTestMemory(most?: number) {
  const asked: (readonly string[])[] = []
  let nowMs = 0
  const memory = openKindMemory(
    {
      now: () => new Date(nowMs),
      readMediaTypes: async (ids) => {
        asked.push(ids)
        const film = (id: string) => (Number(id) % 2 === 0 ? 'image' : 'film')
        return new Map(
          ids
            .filter((id) => id !== '0')
            .map((id) => [id, { assetType: film(id), mediaType: 'photography' }] as const),
        )
      },
    },
    most === undefined ? {} : { most },
  )
  return {
    memory,
    asked,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

test('each asset is asked about once, and only what is on the board is counted', async () => {
  const { memory, asked } = openTestMemory()
  const first = ['1', '2', '0']
  expect((await memory.look('a', first)).counts).toEqual({ images: 1, videos: 1 })
  await memory.look('a', first)
  const { counts, kinds } = await memory.look('a', ['4', '2', '0'])
  expect(counts).toEqual({ images: 2 })
  expect([...kinds]).toEqual([
    ['4', 'images'],
    ['2', 'images'],
    ['0', null],
  ])
  expect(asked).toEqual([['1', '2', '0'], ['4']])
})

test('what changed in the catalogue is learned after a while', async () => {
  const { memory, asked, pass } = openTestMemory()
  const ids = ['1']
  await memory.look('a', ids)
  pass(599_999)
  await memory.look('a', ids)
  expect(asked).toHaveLength(1)
  pass(1)
  await memory.look('a', ids)
  expect(asked).toHaveLength(2)
})

test('a board that changes is asked about as a whole as soon as its first look is old', async () => {
  const { memory, asked, pass } = openTestMemory()
  await memory.look('a', ['1'])
  pass(599_999)
  await memory.look('a', ['1', '2'])
  pass(1)
  await memory.look('a', ['1', '2', '4'])
  expect(asked).toEqual([['1'], ['2'], ['1', '2', '4']])
})

test('boards without assets are bounded too', async () => {
  const { memory } = openTestMemory(200)
  for (let board = 0; board < 10; board += 1) await memory.look(`board ${board}`, [])
  expect(memory.weigh()).toBe(200)
})

test('the board that nobody looked at longest is forgotten first', async () => {
  const { memory, asked } = openTestMemory(110)
  const [a, b, c] = [['1', '2'], ['3', '4'], ['5']]
  await memory.look('a', a)
  await memory.look('b', b)
  await memory.look('a', a)
  await memory.look('c', c)
  expect(memory.weigh()).toBe(103)
  await memory.look('a', a)
  expect(asked).toHaveLength(3)
  await memory.look('b', b)
  expect(asked).toHaveLength(4)
})
