import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'

export type KeptImageSearch = {
  readonly pictureHash: Uint8Array
  readonly look: Int8Array
  readonly preview: Uint8Array
}

export type ImageSearchQueries = ReturnType<typeof imageSearchQueries>

/** 128 bits in base64url. Some texts that are none could not even be asked for. */
const isToken = (text: string) => /^[\w-]{22}$/.test(text)

/** Searches by image are kept for 30 days after they were last brought or asked for, give or take one. */
export function imageSearchQueries(db: Database) {
  return {
    /** The token of the same picture before; it is kept for another 30 days. */
    async findToken(pictureHash: Uint8Array): Promise<string | null> {
      const { rows } = await sql<{ token: string }>`
        update search.image_search set created_at = now()
        where picture_hash = ${Buffer.from(pictureHash)} and created_at > now() - interval '30 days'
        returning token`.execute(db)
      return rows[0]?.token ?? null
    },

    /** The token under which it is kept: the given one, or that of the same picture a moment ago. */
    async keep(token: string, { pictureHash, look, preview }: KeptImageSearch): Promise<string> {
      const { rows } = await sql<{ token: string }>`
        insert into search.image_search (token, picture_hash, look, preview)
        values (${token}, ${Buffer.from(pictureHash)}, ${Buffer.from(look.buffer)}, ${Buffer.from(preview)})
        on conflict (picture_hash) do update
          set look = excluded.look, preview = excluded.preview, created_at = now()
        returning token`.execute(db)
      return rows[0]?.token ?? token
    },

    async removeOld(): Promise<void> {
      await sql`delete from search.image_search where created_at < now() - interval '30 days'`.execute(db)
    },

    /** Asking keeps it for another 30 days, written down once a day at most. */
    async readLook(token: string): Promise<Int8Array | null> {
      if (!isToken(token)) return null
      const { rows } = await sql<{ look: Buffer }>`
        with renewed as (
          update search.image_search set created_at = now()
          where token = ${token}
            and created_at > now() - interval '30 days' and created_at < now() - interval '1 day')
        select look from search.image_search
        where token = ${token} and created_at > now() - interval '30 days'`.execute(db)
      return rows[0] ? new Int8Array(rows[0].look) : null
    },

    async readPreview(token: string): Promise<Uint8Array | null> {
      if (!isToken(token)) return null
      const { rows } = await sql<{ preview: Buffer }>`
        select preview from search.image_search
        where token = ${token} and created_at > now() - interval '30 days'`.execute(db)
      return rows[0]?.preview ?? null
    },
  }
}
