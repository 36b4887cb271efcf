import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, openMediaQueue } from './media-queue.ts'

const limits = { places: 2, backgroundPlaces: 1, megapixels: 100, maxWaiting: 3 }

function openRecorded(changes: Partial<typeof limits> = {}) {
  const begun: string[] = []
  const queue = openMediaQueue({ ...limits, ...changes })
  const entry = (name: string, megapixels = 10, priority: Entry['priority'] = 'visitor'): Entry => ({
    priority,
    megapixels,
    begin: () => begun.push(name),
  })
  return { begun, queue, entry }
}

describe('the queue', () => {
  test('lets as many work as there are places, the others in the order they came', () => {
    const { begun, queue, entry } = openRecorded()
    const [a, b, c, d] = [entry('a'), entry('b'), entry('c'), entry('d')]
    for (const one of [a, b, c, d]) queue.enter(one)
    expect(begun).toEqual(['a', 'b'])
    queue.finish(b)
    queue.finish(a)
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  test('lets visitors pass background work, which never takes the last place', () => {
    const { begun, queue, entry } = openRecorded()
    const first = entry('first', 10, 'background')
    queue.enter(first)
    queue.enter(entry('second', 10, 'background'))
    expect(begun).toEqual(['first'])
    const visitor = entry('visitor')
    queue.enter(visitor)
    queue.enter(entry('next visitor'))
    expect(begun).toEqual(['first', 'visitor'])
    queue.finish(first)
    expect(begun).toEqual(['first', 'visitor', 'next visitor'])
    queue.finish(visitor)
    expect(begun).toEqual(['first', 'visitor', 'next visitor', 'second'])
  })

  test('turns away who would be one too many', () => {
    const { queue, entry } = openRecorded()
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => queue.enter(entry(name)))
    expect(answers).toEqual([true, true, true, true, true, false])
  })

  test('gives up the place of who leaves, but not work that has begun', () => {
    const { begun, queue, entry } = openRecorded({ places: 1 })
    const [a, b, c] = [entry('a'), entry('b'), entry('c')]
    for (const one of [a, b, c]) queue.enter(one)
    expect(queue.leave(b)).toBe(true)
    expect(queue.leave(a)).toBe(false)
    queue.finish(a)
    expect(begun).toEqual(['a', 'c'])
  })

  test('lets a picture larger than the memory work alone, and nobody pass it', () => {
    const { begun, queue, entry } = openRecorded()
    const small = entry('small')
    const huge = entry('huge', 5_000)
    queue.enter(small)
    queue.enter(huge)
    queue.enter(entry('after'))
    expect(begun).toEqual(['small'])
    queue.finish(small)
    expect(begun).toEqual(['small', 'huge'])
    queue.finish(huge)
    expect(begun).toEqual(['small', 'huge', 'after'])
  })
})

test('whatever comes and goes, the bounds hold and nobody is forgotten', () => {
  const step = fc.record({
    megapixels: fc.integer({ min: 1, max: 150 }),
    isBackground: fc.boolean(),
    finishes: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const working = new Set<Entry>()
      const queue = openMediaQueue({ ...limits, maxWaiting: 100 })
      let begun = 0
      const finishOne = () => {
        const [oldest] = working
        if (!oldest) return
        working.delete(oldest)
        queue.finish(oldest)
      }
      for (const { megapixels, isBackground, finishes } of steps) {
        const entry: Entry = {
          priority: isBackground ? 'background' : 'visitor',
          megapixels,
          begin: () => {
            working.add(entry)
            begun += 1
            expect(working.size).toBeLessThanOrEqual(2)
            const held = [...working].reduce((sum, one) => sum + Math.min(100, one.megapixels), 0)
            expect(held).toBeLessThanOrEqual(100)
          },
        }
        expect(queue.enter(entry)).toBe(true)
        for (let done = 0; done < finishes; done += 1) finishOne()
      }
      while (working.size > 0) finishOne()
      expect(begun).toBe(steps.length)
    }),
  )
})
