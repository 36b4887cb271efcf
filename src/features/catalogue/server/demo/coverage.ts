import { type SceneLook, sceneLooks } from '#renderer/drawing/drawing.ts'
import { type DemoPiece, varied } from './demo-piece.ts'
import { drawingPiece } from './drawings.ts'
import { type InventedEvent, inventedEvents, inventedPeople, inventedPlaces } from './invented-world.data.ts'

const picturesEach = 7
const shapes = [
  [3000, 2000],
  [3000, 2000],
  [3200, 1800],
  [2000, 3000],
] as const
/** A cut-out is no report. */
const looks: readonly SceneLook[] = sceneLooks.filter((look) => look !== 'white')

const people = new Map(inventedPeople.map((person) => [person.key, person]))
const places = new Map(inventedPlaces.map((place) => [place.key, place]))

/** Editorial pictures of events that never happened, and say so. */
export function coveragePieces(): readonly DemoPiece[] {
  return inventedEvents.flatMap((event, which) =>
    Array.from({ length: picturesEach }, (_, shot) =>
      coveragePiece(event, which * picturesEach + shot, shot),
    ),
  )
}

function coveragePiece(event: InventedEvent, index: number, shot: number): DemoPiece {
  const [width, height] = shapes[varied(index, 41, shapes.length)] ?? [3000, 2000]
  const look = looks[varied(index, 42, looks.length)] ?? 'coral'
  const drawn = drawingPiece(
    { style: 'scene', motif: event.motif, look, seed: 500 + index, width, height },
    index,
  )
  const place = places.get(event.place)
  const present = event.people.flatMap((key) => people.get(key)?.name ?? [])
  // One of them is in the picture, as far as there are people in it.
  const named = drawn.record.numberOfPeople === 'none' ? [] : present.slice(shot % 3, (shot % 3) + 1)
  const where = [place?.city, place?.country].filter(Boolean).join(', ')
  return {
    ...drawn,
    record: {
      ...drawn.record,
      sourceKey: `coverage:${event.key}/${shot}`,
      family: 'editorial',
      licenseModel: 'rm',
      title: `${event.name}: ${drawn.record.title}`,
      caption: `${named[0] ? `${named[0]} and others at ` : ''}${event.name}, ${where}. Drawn: event and people are invented.`,
      altText: drawn.record.caption,
      artist: 'Argus Drawing Desk',
      creditLine: 'Argus Drawing Desk / Diptych (invented event)',
      keywords: [
        ...drawn.record.keywords,
        ...[event.kind, ...event.products].map((text) => ({ text, locale: 'en-us' as const })),
      ],
      collection: { key: 'invented-news', name: 'News that never was' },
      createdOn: event.startsOn,
      dateLabel: event.startsOn,
      place: place
        ? { venue: place.venue, city: place.city, region: place.region, country: place.country }
        : null,
      event: { key: event.key, name: event.name },
      people: named,
      editorialProducts: event.products,
      releases: { model: 'none', property: 'none' },
      qualityRank: shot === 0 ? 2 : 3,
    },
  }
}
