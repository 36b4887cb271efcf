import { inventedEvents, inventedPeople, inventedPlaces } from './invented-world.data.ts'

/** The invented world as the catalogue writes it: every event with its place, parents before their children. */
export function inventedWorld() {
  const places = new Map(
    inventedPlaces.map(({ key, venue, city, region, country }) => [key, { venue, city, region, country }]),
  )
  const events = inventedEvents.flatMap((event) => {
    const place = places.get(event.place)
    return place ? [{ ...event, place }] : []
  })
  const parents = events.filter(({ parent }) => parent === null)
  return {
    people: inventedPeople,
    places: [...places.values()],
    events: [...parents, ...events.filter(({ parent }) => parent !== null)],
  }
}
