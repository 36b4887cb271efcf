import { describe, expect, test } from 'vitest'
import { editorialProducts } from '../../domain/asset-values.data.ts'
import { inventedEvents, inventedPeople, inventedPlaces } from './invented-world.data.ts'

const events = new Map(inventedEvents.map((event) => [event.key, event]))

function ancestorsOf(key: string): string[] {
  const line = [key]
  for (let parent = events.get(key)?.parent; parent; parent = events.get(parent)?.parent) {
    if (line.includes(parent)) throw new Error(`${key} is a part of itself`)
    line.push(parent)
  }
  return line
}

describe('the invented world', () => {
  test('gives every person, place and event a key and a name of its own', () => {
    for (const things of [inventedPeople, inventedPlaces, inventedEvents]) {
      const keys = things.map(({ key }) => key)
      expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
      expect(new Set(keys).size).toBe(keys.length)
    }
    for (const named of [inventedPeople, inventedEvents]) {
      expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
    }
  })

  test('refers only to people, places and events that it has', () => {
    const people = new Set(inventedPeople.map(({ key }) => key))
    const places = new Set(inventedPlaces.map(({ key }) => key))
    for (const event of inventedEvents) {
      expect(event.people.filter((key) => !people.has(key))).toEqual([])
      expect(places).toContain(event.place)
      if (event.parent !== null) expect([...events.keys()]).toContain(event.parent)
    }
  })

  test('lets nobody and no place stand without an event', () => {
    const present = new Set(inventedEvents.flatMap((event) => event.people))
    const used = new Set(inventedEvents.map(({ place }) => place))
    expect(inventedPeople.filter(({ key }) => !present.has(key))).toEqual([])
    expect(inventedPlaces.filter(({ key }) => !used.has(key))).toEqual([])
  })

  test('begins no event before the one that it is a part of, and none is a part of itself', () => {
    for (const event of inventedEvents) {
      const parent = events.get(event.parent ?? '')
      if (parent) expect(event.startsOn >= parent.startsOn).toBe(true)
      expect(ancestorsOf(event.key).length).toBeLessThanOrEqual(3)
    }
  })

  test('lists every event after the one that it is a part of', () => {
    const keys = inventedEvents.map(({ key }) => key)
    const early = inventedEvents.filter(({ parent }, place) => parent && keys.indexOf(parent) > place)
    expect(early).toEqual([])
  })

  test('has real days from 2024 to 2026', () => {
    for (const { startsOn } of inventedEvents) {
      expect(startsOn).toMatch(/^202[456]-/)
      expect(new Date(`${startsOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(startsOn)
    }
  })

  test('has news of every editorial product', () => {
    expect(new Set(inventedEvents.flatMap(({ products }) => products))).toEqual(new Set(editorialProducts))
    expect(inventedEvents.filter(({ products }) => products.length === 0)).toEqual([])
  })
})
