import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grade } from './grade-asset.ts'
import { judgeResults, summarize } from './judge-results.ts'

const grades = fc.array(fc.constantFrom<Grade>(0, 1, 2, 3), { maxLength: 30 })

describe('nDCG@10', () => {
  test('the best first is perfect, nothing of it is worthless', () => {
    expect(judgeResults([3, 2, 1], [1, 0, 3, 2])).toEqual({ ndcg: 1, isFirstGood: true })
    expect(judgeResults([0, 0], [3])).toEqual({ ndcg: 0, isFirstGood: false })
    expect(judgeResults([], [3])).toEqual({ ndcg: 0, isFirstGood: false })
  })

  test('what comes second counts by the logarithm of its place', () => {
    expect(judgeResults([0, 3], [3, 0]).ndcg).toBeCloseTo(1 / Math.log2(3))
    expect(judgeResults([1, 3], [3, 1]).ndcg).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)))
  })

  test('from the eleventh place on nothing counts', () => {
    const ten: readonly Grade[] = Array.from({ length: 10 }, () => 0)
    expect(judgeResults([...ten, 3], [3]).ndcg).toBe(0)
  })

  test('it is never more than 1, and turning two results round for the better never lowers it', () => {
    fc.assert(
      fc.property(grades, fc.nat(8), (all, at) => {
        const { ndcg } = judgeResults(all, all)
        expect(ndcg).toBeLessThanOrEqual(1 + 1e-9)
        const [one, other] = [all[at], all[at + 1]]
        if (one === undefined || other === undefined || one >= other) return
        expect(judgeResults(all.with(at, other).with(at + 1, one), all).ndcg).toBeGreaterThan(ndcg)
      }),
    )
  })
})

test('means are told by what queries have in common', () => {
  const judged = [
    { kind: 'typo', ndcg: 1, isFirstGood: true },
    { kind: 'typo', ndcg: 0.5, isFirstGood: false },
    { kind: 'name', ndcg: 0, isFirstGood: false },
  ]
  expect([...summarize(judged, ({ kind }) => kind)]).toEqual([
    ['typo', { queries: 2, ndcg: 0.75, success: 0.5 }],
    ['name', { queries: 1, ndcg: 0, success: 0 }],
  ])
})
