import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { KnownPerson } from '../domain/known-person.ts'

const mostNamesakes = 20

/** What searches read of the people whom pictures show. */
export function personQueries(db: Database) {
  return {
    /** Everyone who bears one of the names, as it is written in the catalogue, or is also known by it. */
    async readNamesakes(names: readonly string[]): Promise<readonly KnownPerson[]> {
      const { rows } = await sql<KnownPerson>`
        select id::text as id, name, also_known_as as "alsoKnownAs", known_for as "knownFor"
        from catalogue.person
        where name = any(${names}::text[]) or also_known_as && ${names}::text[]
        order by person.id limit ${mostNamesakes}`.execute(db)
      return rows
    },
  }
}
