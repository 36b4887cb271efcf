import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MergeDesk, openMergeDesk } from './open-merge-desk.ts'

let desk: MergeDesk
beforeEach(() => {
  desk = openMergeDesk(new URL('../testing/failing-merge-worker.ts', import.meta.url))
})
afterEach(() => desk.close())

test('a merge that fails takes no other with it, and each gets the segment that it asked for', async () => {
  const bad = desk.merge('bad', [])
  const names = ['one', 'two', 'three']
  const merges = names.map((name) => desk.merge(name, []))
  await expect(bad).rejects.toThrow('allocation failed')
  expect((await Promise.all(merges)).map(({ name }) => name)).toEqual(names)
})

test('a segment of another name is refused, and the next merge is answered', async () => {
  await expect(desk.merge('other', [])).rejects.toThrow('other was to be merged, not another')
  expect(await desk.merge('one', [])).toMatchObject({ name: 'one' })
})

test('after the end nothing is merged', async () => {
  await desk.close()
  await expect(desk.merge('one', [])).rejects.toThrow('Nothing is merged any more')
})
