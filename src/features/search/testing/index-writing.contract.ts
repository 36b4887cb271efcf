import { expect, test } from 'vitest'
import { IndexUnavailable } from '../server/search-index.port.ts'
import { buildQuestion, findIds, type OpenedIndex, type OpenIndex } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const titled = (id: number, ...title: string[]) => buildEntry(id, { words: { title } })
const dog = { match: { kind: 'token', token: 'dog' } } as const
const cat = { match: { kind: 'token', token: 'cat' } } as const

export function indexWritingContract(open: OpenIndex): void {
  async function using(use: (opened: OpenedIndex) => Promise<void>): Promise<void> {
    const opened = await open()
    try {
      await use(opened)
    } finally {
      await opened.close()
    }
  }

  test('an index that was never written says so instead of finding nothing', () =>
    using(async ({ index, writer }) => {
      expect(await writer.checkpoint()).toBeNull()
      await expect(index.search(buildQuestion())).rejects.toThrow(IndexUnavailable)
      expect(await index.health()).toMatchObject({ isReady: false, assets: 0, position: null })
    }))

  test('what is applied can be found, changed and removed at once', () =>
    using(async ({ index, writer }) => {
      await writer.apply({ entries: [titled(1, 'dog'), titled(2, 'dog')], gone: [], position: 'a' })
      expect(await findIds(index, dog)).toEqual(['1', '2'])
      expect(await index.health()).toMatchObject({ isReady: true, assets: 2, position: 'a' })

      await writer.apply({ entries: [titled(1, 'cat')], gone: [], position: 'b' })
      expect(await findIds(index, dog)).toEqual(['2'])
      expect(await findIds(index, cat)).toEqual(['1'])

      await writer.apply({ entries: [titled(3, 'cat')], gone: ['1', '99'], position: 'c' })
      expect(await findIds(index)).toEqual(['2', '3'])
      expect(await findIds(index, cat)).toEqual(['3'])
      expect(await index.health()).toMatchObject({ assets: 2, position: 'c' })

      // The position may lag behind what can be found, never run ahead of it.
      expect([null, 'a', 'b', 'c']).toContain(await writer.checkpoint())
    }))

  test('changes without any asset move the position', () =>
    using(async ({ index, writer }) => {
      await writer.apply({ entries: [titled(1, 'dog')], gone: [], position: 'a' })
      await writer.apply({ entries: [], gone: [], position: 'b' })
      expect(await index.health()).toMatchObject({ assets: 1, position: 'b' })
    }))

  test('the same changes twice are as good as once', () =>
    using(async ({ index, writer }) => {
      const changes = { entries: [titled(1, 'dog'), titled(2, 'cat')], gone: ['3'], position: 'a' }
      await writer.apply({ entries: [titled(3, 'dog')], gone: [], position: '0' })
      await writer.apply(changes)
      await writer.apply(changes)
      expect(await findIds(index)).toEqual(['1', '2'])
      expect((await index.search(buildQuestion())).totals).toEqual({ image: 2, film: 0 })
    }))

  test('of one asset twice in a batch the last counts, and what is gone is gone', () =>
    using(async ({ index, writer }) => {
      await writer.apply({
        entries: [titled(1, 'dog'), titled(1, 'cat'), titled(2, 'dog')],
        gone: ['2'],
        position: 'a',
      })
      expect(await findIds(index)).toEqual(['1'])
      expect(await findIds(index, cat)).toEqual(['1'])
    }))

  test('what was removed can come back', () =>
    using(async ({ index, writer }) => {
      await writer.apply({ entries: [titled(1, 'dog')], gone: [], position: 'a' })
      await writer.apply({ entries: [], gone: ['1'], position: 'b' })
      expect(await findIds(index)).toEqual([])
      await writer.apply({ entries: [titled(1, 'cat')], gone: [], position: 'c' })
      expect(await findIds(index, cat)).toEqual(['1'])
    }))

  test('another index is built aside while the old one answers, and takes its place in one moment', () =>
    using(async ({ index, writer }) => {
      const old = [1, 2, 3].map((id) => titled(id, 'dog'))
      const fresh = [3, 4, 5, 6].map((id) => titled(id, 'cat'))
      await writer.apply({ entries: old, gone: [], position: 'a' })
      const rebuilding = await writer.rebuild()
      await rebuilding.add(fresh.slice(0, 2))
      await writer.apply({ entries: [titled(7, 'dog')], gone: ['1'], position: 'b' })
      expect(await findIds(index)).toEqual(['2', '3', '7'])
      expect(await index.health()).toMatchObject({ position: 'b' })
      await rebuilding.add(fresh.slice(2))

      let isOver = false
      const seen = new Set<string>()
      const reading = (async () => {
        while (!isOver) seen.add((await findIds(index)).join())
      })()
      await rebuilding.finish('c')
      seen.add((await findIds(index)).join())
      isOver = true
      await reading
      expect([...seen].filter((ids) => ids !== '2,3,7')).toEqual(['3,4,5,6'])
      expect(await findIds(index, dog)).toEqual([])
      expect(await index.health()).toMatchObject({ assets: 4, position: 'c' })

      await writer.apply({ entries: [titled(8, 'dog')], gone: ['6'], position: 'd' })
      expect(await findIds(index)).toEqual(['3', '4', '5', '8'])
    }))

  test('a first index can be built aside too, and one that is abandoned leaves no trace', () =>
    using(async ({ index, writer }) => {
      const abandoned = await writer.rebuild()
      await abandoned.add([titled(1, 'dog')])
      await abandoned.abandon()
      await expect(index.search(buildQuestion())).rejects.toThrow(IndexUnavailable)

      const rebuilding = await writer.rebuild()
      await rebuilding.add([titled(2, 'cat')])
      await rebuilding.finish('a')
      expect(await findIds(index)).toEqual(['2'])
      expect(await index.health()).toMatchObject({ isReady: true, position: 'a' })
    }))
}
