import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closedList,
  closeList,
  type Entry,
  groupEntries,
  type ListState,
  pressKey,
  showEntries,
} from './list-model.ts'

const entry = (kind: Entry['kind'], name: string): Entry => ({ kind, id: name, name })
const three = showEntries('s', [entry('phrase', 'sea'), entry('phrase', 'seal'), entry('person', 'Sam')])

const press = (list: ListState, ...keys: readonly string[]) =>
  keys.reduce((before, key) => pressKey(before, { key, altKey: false }).list, list)

describe('the list below the search field (SEARCH-06)', () => {
  test('opens when there is something to propose, with nothing chosen', () => {
    expect(three).toMatchObject({ isOpen: true, active: null })
    expect(showEntries('q', []).isOpen).toBe(false)
  })

  test('arrows walk through it and lead back into the field at both ends', () => {
    expect(press(three, 'ArrowDown').active).toBe(0)
    expect(press(three, 'ArrowUp').active).toBe(2)
    expect(press(three, 'ArrowDown', 'ArrowUp').active).toBeNull()
    expect(press(three, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBeNull()
  })

  test('Home and End belong to the text until one is in the list', () => {
    expect(pressKey(three, { key: 'End', altKey: false }).isHandled).toBe(false)
    expect(press(three, 'ArrowDown', 'End').active).toBe(2)
    expect(press(three, 'ArrowUp', 'Home').active).toBe(0)
  })

  test('Enter takes the entry one is on, else the form is sent', () => {
    const taken = pressKey(press(three, 'ArrowDown', 'ArrowDown'), { key: 'Enter', altKey: false })
    expect(taken).toMatchObject({ taken: { name: 'seal' }, isHandled: true, list: { isOpen: false } })
    const sent = pressKey(three, { key: 'Enter', altKey: false })
    expect(sent).toMatchObject({ isHandled: false, list: { isOpen: false } })
    expect(sent.taken).toBeUndefined()
  })

  test('Escape closes first; when it is closed the key is the browser’s, which clears the field', () => {
    const closed = pressKey(three, { key: 'Escape', altKey: false })
    expect(closed).toMatchObject({ isHandled: true, list: { isOpen: false, active: null } })
    expect(pressKey(closed.list, { key: 'Escape', altKey: false }).isHandled).toBe(false)
  })

  test('a closed list opens again by an arrow, with Alt without choosing', () => {
    expect(press(closeList(three), 'ArrowDown')).toMatchObject({ isOpen: true, active: 0 })
    expect(press(closeList(three), 'ArrowUp')).toMatchObject({ isOpen: true, active: 2 })
    expect(pressKey(closeList(three), { key: 'ArrowDown', altKey: true }).list).toMatchObject({
      isOpen: true,
      active: null,
    })
    expect(pressKey(three, { key: 'ArrowUp', altKey: true }).list.isOpen).toBe(false)
    expect(pressKey(closedList, { key: 'ArrowDown', altKey: false }).isHandled).toBe(false)
  })

  test('Delete removes a recent search, and is the field’s own elsewhere', () => {
    const recent = showEntries('', [entry('recent', 'boats'), entry('viewed', '')])
    expect(pressKey(press(recent, 'ArrowDown'), { key: 'Delete', altKey: false }).removed?.name).toBe('boats')
    expect(pressKey(press(recent, 'ArrowUp'), { key: 'Delete', altKey: false }).isHandled).toBe(false)
    expect(pressKey(press(three, 'ArrowDown'), { key: 'Delete', altKey: false }).isHandled).toBe(false)
  })

  test('whatever is pressed, the active entry is one of the list and a closed list has none', () => {
    const key = fc.constantFrom(
      'ArrowDown',
      'ArrowUp',
      'Home',
      'End',
      'Enter',
      'Escape',
      'Tab',
      'Delete',
      'a',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(key), (count, keys) => {
        const entries = Array.from({ length: count }, (_, place) => entry('phrase', `p${place}`))
        const { active, isOpen } = press(showEntries('p', entries), ...keys)
        expect(active === null || (isOpen && active >= 0 && active < count)).toBe(true)
      }),
    )
  })

  test('groups keep the order of the list', () => {
    expect(
      groupEntries(three.entries).map(({ kind, entries }) => [kind, entries.map(({ index }) => index)]),
    ).toEqual([
      ['phrase', [0, 1]],
      ['person', [2]],
    ])
  })
})
