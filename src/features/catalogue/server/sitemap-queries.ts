import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { AssetId } from '../domain/asset.ts'
import type { Offer } from '../domain/site-catalogue.ts'

/** Ids from one to this many make the first part, and so on: parts keep their assets for ever. */
export const idsPerPart = 25_000
const readAtOnce = 5_000

export type ListedAsset = Readonly<{ id: AssetId; mediaKey: string }>

export type SitemapQueries = ReturnType<typeof sitemapQueries>

/** What search engines are told of the catalogue. */
export function sitemapQueries(db: Database) {
  return {
    /** Numbers of the parts that hold something on offer, in order. */
    async readParts({ families, licenseModels }: Offer): Promise<readonly number[]> {
      const { rows } = await sql<{ part: string }>`
        select distinct (id - 1) / ${idsPerPart} as part from catalogue.asset
        where availability = 'online' and family = any(${[...families]}::text[])
          and license_model = any(${[...licenseModels]}::text[])
        order by part`.execute(db)
      return rows.map(({ part }) => Number(part))
    },

    /** The assets of a part, some at a time, so that none of them waits in memory for the last. */
    async *readPart(
      part: number,
      { families, licenseModels }: Offer,
    ): AsyncGenerator<readonly ListedAsset[]> {
      const last = BigInt(part + 1) * BigInt(idsPerPart)
      for (let after = BigInt(part) * BigInt(idsPerPart); ; ) {
        const { rows } = await sql<ListedAsset>`
          select id::text as id, media_key as "mediaKey"
          from catalogue.asset
          where id > ${after.toString()}::bigint and id <= ${last.toString()}::bigint
            and availability = 'online' and family = any(${[...families]}::text[])
            and license_model = any(${[...licenseModels]}::text[])
          order by id limit ${readAtOnce}`.execute(db)
        if (rows.length > 0) yield rows
        if (rows.length < readAtOnce) return
        after = BigInt(rows.at(-1)?.id ?? last)
      }
    },
  }
}
