import { sql } from 'kysely'
import {
  ages,
  compositions,
  editorialProducts,
  ethnicities,
  filmDefinitions,
  frameRates,
  mediaTypes,
  moods,
  orientations,
  peopleCounts,
  techniques,
  viewpoints,
} from '../../src/features/catalogue/domain.ts'
import { assetKeeper } from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import type { Database } from '../../src/platform/database.ts'

/** Every value of every closed list is there, in all kinds of company. */
const librarySize = 240
const words = ['boat', 'harbor', 'sea', 'storm', 'gull', 'cloud', 'anchor', 'sail', 'lamp', 'rope']
const artists = ['Ada Example', 'Bo Ek', 'Cy Twist']
const cities = ['Paris', 'Lyon', 'Oslo']

/** The same library for the same number: values are dealt out one after the other, each list at its own pace. */
export async function keepMixedLibrary(db: Database): Promise<void> {
  await sql`insert into catalogue.keyword (key, kind) select key, 'subject' from unnest(${words}::text[]) as key
    union all select 'france', 'place'`.execute(db)
  await sql`insert into catalogue.keyword_name (keyword_id, locale, name)
    select id, 'en-us', key from catalogue.keyword
    union all select id, 'de', 'Frankreich' from catalogue.keyword where key = 'france'`.execute(db)
  const { rows } = await sql<{ id: number; key: string }>`select id, key from catalogue.keyword`.execute(db)
  const keywords = new Map(rows.map(({ id, key }) => [key, { id }]))
  const keep = assetKeeper(db, (text) => keywords.get(text) ?? null)
  await keep(Array.from({ length: librarySize }, (_, at) => piece(at)))
  await sql`with above as (
      insert into catalogue.event (key, name, kind) values ('games', 'The Games', 'event') returning id)
    update catalogue.event set parent_id = above.id, starts_on = '2026-05-04', place_id = (
      select id from catalogue.place where city = 'Paris' limit 1) from above where key in ('e0', 'e1')`.execute(
    db,
  )
  await sql`with made as (
      insert into catalogue.curated_set (key, name, texts)
      values ('hero', 'Heroes', '{"de": {"name": "Helden"}}') returning id)
    insert into catalogue.curated_set_asset (set_id, position, asset_id)
    select made.id, asset.id, asset.id from made, catalogue.asset where asset.id % 10 = 1`.execute(db)
}

function piece(at: number) {
  const deal = <Value>(list: readonly Value[], pace = 1): Value => {
    const value = list[Math.floor(at / pace) % list.length]
    if (value === undefined) throw new Error('an empty list')
    return value
  }
  const isFilm = at % 4 === 3
  const isEditorial = at % 3 === 0
  const city = deal(cities, 2)
  const subjects = [0, 1, 2].flatMap((step) => words[(at + step) % words.length] ?? [])
  return buildAsset({
    sourceKey: `mixed:${at}`,
    assetType: isFilm ? 'film' : 'image',
    family: isEditorial ? 'editorial' : 'creative',
    mediaType: isEditorial ? 'photography' : deal(mediaTypes, 2),
    licenseModel: at % 5 === 1 ? (isFilm ? 'rr' : 'rm') : 'rf',
    title: `A ${subjects[0]}, number ${at}`,
    caption: '',
    keywords: subjects.map((text) => ({ text, locale: 'en-us' })),
    artist: deal(artists),
    collection: { key: `c${at % 15}`, name: `Collection ${at % 15}` },
    createdOn: `2026-0${1 + (at % 9)}-1${at % 10}`,
    place: at % 2 ? null : { venue: null, city, region: null, country: city === 'Oslo' ? 'NO' : 'FR' },
    event: isEditorial && at % 2 === 1 ? { key: `e${at % 7}`, name: `Event ${at % 7}` } : null,
    people: isEditorial ? [`Person ${at % 17}`, `Person ${at % 11}`] : [],
    numberOfPeople: at % 6 === 5 ? null : deal(peopleCounts),
    ages: [deal(ages), deal(ages, 5)],
    ethnicities: [deal(ethnicities), deal(ethnicities, 7)],
    compositions: [deal(compositions), deal(compositions, 3)],
    moods: isEditorial ? [] : [deal(moods)],
    viewpoints: [deal(viewpoints)],
    techniques: [deal(techniques)],
    editorialProducts: isEditorial ? [deal(editorialProducts, 3)] : [],
    hasNudity: at % 8 === 2,
    isEmbeddable: at % 2 === 0,
    releases: { model: at % 4 === 0 ? 'none' : 'released', property: 'notapplicable' },
    restrictions: at % 9 === 1 ? 'not for advertising' : null,
    availability: at % 11 === 7 ? 'offline' : 'online',
    stack: at % 20 < 2 ? `s${Math.floor(at / 20)}` : null,
    popularity: at % 13,
    qualityRank: 1 + (at % 4),
    orientation: deal(orientations),
    film: isFilm
      ? {
          durationMs: 1_000 * (1 + (at % 60)),
          frameRate: deal(frameRates, 4),
          definition: deal(filmDefinitions, 4),
          aspect: '16:9',
          ...{ hasSound: false, isLoop: false, originallyShotOn: null, masteredTo: null },
        }
      : null,
  })
}
