import type { DemoPiece } from '../../../src/features/catalogue/server/demo/demo-piece.ts'
import {
  inventedEvents,
  inventedPeople,
  inventedPlaces,
} from '../../../src/features/catalogue/server/demo/invented-world.data.ts'

/**
 * What a piece of the demo library is, by how it was made: `sea/sunset`, `scene/football/dusk`, `event/kittiwake-4`. Titles,
 * captions and keywords have no say in it, so that an index of these words can be judged by it.
 */
export type Truth = ReadonlySet<string>

export function truthOf({ origin, record }: DemoPiece): Truth {
  return new Set([
    ...madeOf(origin, record),
    ...newsOf(record),
    `type/${record.assetType}`,
    `family/${record.family}`,
    `orientation/${record.orientation}`,
    ...(record.numberOfPeople ? [`people/${record.numberOfPeople}`] : []),
    ...record.moods.map((mood) => `mood/${mood}`),
  ])
}

function madeOf(origin: DemoPiece['origin'], { collection, sourceKey }: DemoPiece['record']): string[] {
  switch (origin.kind) {
    case 'recipe':
      return [`${origin.recipe.family}/${origin.recipe.look}`]
    case 'film':
      return [`${origin.film.still.family}/${origin.film.still.look}`]
    case 'drawing':
      return [`${origin.drawing.style}/${origin.drawing.motif}/${origin.drawing.look}`]
    case 'glyph':
      return [`glyph/${origin.name.replace(/(?:-medium)?(?:-light|-dark)?(?:-skin-tone)?$/, '')}`]
    case 'package':
      return [`work/${collection.key}/${sourceKey.replace(/^[^:]*:/, '')}`]
    case 'file':
      return []
  }
}

const eventsByKey = new Map(inventedEvents.map((event) => [event.key, event]))
const placesByKey = new Map(inventedPlaces.map((place) => [place.key, place]))
const keysByName = new Map(inventedPeople.map(({ name, key }) => [name, key]))

/** Of pictures of events: which one with all above it, where, when, who is shown and who was there. */
function newsOf({ event: told, people }: DemoPiece['record']): string[] {
  const event = told && eventsByKey.get(told.key)
  const place = event && placesByKey.get(event.place)
  if (!event || !place) return []
  const facts = [
    `day/${event.startsOn.replaceAll('-', '/')}`,
    `city/${place.city}`,
    `country/${place.country}`,
    ...people.map((name) => `shows/${keysByName.get(name)}`),
    ...event.people.map((key) => `present/${key}`),
    ...event.products.map((product) => `product/${product}`),
  ].map((fact) => fact.replaceAll(' ', '-'))
  for (let above = eventsByKey.get(event.key); above; above = eventsByKey.get(above.parent ?? '')) {
    facts.push(`event/${above.key}`)
  }
  return facts
}
