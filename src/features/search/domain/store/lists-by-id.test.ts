import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendById, idsOf, mergeById, toggleById } from './lists-by-id.ts'

const item = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), note: fc.string({ maxLength: 2 }) })
const items = fc.array(item, { maxLength: 8 })
const distinct = fc.uniqueArray(item, { selector: ({ id }) => id })
const sorted = (list: readonly { id: string }[]) => [...idsOf(list)].sort()

test('STORE-02: toggling the same twice gives what was there before', () => {
  fc.assert(
    fc.property(distinct, items, (before, given) => {
      const twice = toggleById(toggleById(before, given), given)
      expect(sorted(twice)).toEqual(sorted(before))
    }),
  )
})

test('STORE-02: toggling takes out exactly what was in and puts in exactly what was not', () => {
  fc.assert(
    fc.property(distinct, items, (before, given) => {
      const held = idsOf(before)
      const after = idsOf(toggleById(before, given))
      for (const { id } of given) expect(after.has(id)).toBe(!held.has(id))
      for (const id of held) if (!idsOf(given).has(id)) expect(after).toContain(id)
    }),
  )
})

test('STORE-02: merging is by id: the later one wins, in the place of the earlier, and again changes nothing', () => {
  fc.assert(
    fc.property(distinct, items, (before, given) => {
      const once = mergeById(before, given)
      expect(mergeById(once, given)).toEqual(once)
      expect(once.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      for (const { id, note } of mergeById([], given))
        expect(once.find((each) => each.id === id)?.note).toBe(note)
    }),
  )
})

test('STORE-02: appending has no doubles and leaves what was there as it is', () => {
  fc.assert(
    fc.property(distinct, items, (before, given) => {
      const after = appendById(before, given)
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after).toHaveLength(idsOf([...before, ...given]).size)
    }),
  )
})
