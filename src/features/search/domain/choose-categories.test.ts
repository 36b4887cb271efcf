import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, chooseCategories } from './choose-categories.ts'

const rules = { most: 3, each: 2, least: 2, isRelated: () => false }
const candidate = (id: number, ids: readonly string[], name = `subject ${id}`): Candidate => ({
  id,
  name,
  count: ids.length,
  ids,
})

describe('subjects to browse by', () => {
  test('a picture stands for the first of its subjects alone, and a subject with too few left is passed over', () => {
    const chosen = chooseCategories(
      [
        candidate(1, ['a', 'b', 'c']),
        candidate(2, ['b', 'c', 'd', 'e']),
        candidate(3, ['a', 'f']),
        candidate(4, ['g', 'h']),
      ],
      rules,
    )
    expect(chosen.map(({ id, ids }) => [id, ids])).toEqual([
      [1, ['a', 'b']],
      [2, ['c', 'd']],
      [4, ['g', 'h']],
    ])
  })

  test('what shows mostly the same as a chosen subject is passed over', () => {
    const chosen = chooseCategories(
      [candidate(1, ['a', 'b', 'c', 'd', 'e']), candidate(2, ['c', 'd', 'e', 'f', 'g'])],
      rules,
    )
    expect(chosen.map(({ id }) => id)).toEqual([1])
  })

  test('what stands above or below a chosen subject, or is called the same, is passed over', () => {
    const chosen = chooseCategories(
      [
        candidate(1, ['a', 'b']),
        candidate(2, ['c', 'd']),
        candidate(3, ['e', 'f'], 'subject 1'),
        candidate(4, ['g', 'h']),
      ],
      { ...rules, isRelated: (one, other) => one === 1 && other === 2 },
    )
    expect(chosen.map(({ id }) => id)).toEqual([1, 4])
  })

  test('never more subjects, more or fewer pictures than asked for, and no picture twice', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String))
    const choice = { most: 4, each: 5, least: 3, isRelated: () => false }
    fc.assert(
      fc.property(fc.array(ids), (lists) => {
        const chosen = chooseCategories(
          lists.map((list, id) => candidate(id, list)),
          choice,
        )
        const shown = chosen.flatMap((one) => one.ids)
        expect(chosen.length).toBeLessThanOrEqual(4)
        expect(new Set(shown).size).toBe(shown.length)
        expect(chosen.every((one) => one.ids.length >= 3 && one.ids.length <= 5)).toBe(true)
      }),
    )
  })
})
