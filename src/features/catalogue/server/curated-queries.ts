import { type RawBuilder, sql } from 'kysely'
import type { AnyLocale } from '#i18n/locales.ts'
import type { Database } from '#platform/database.ts'
import type { AssetId } from '../domain/asset.ts'
import type { Offer } from '../domain/site-catalogue.ts'

/** A set that editors made, as a list shows it. */
export type ListedSet = Readonly<{
  key: string
  name: string
  description: string
  /** Of what is on offer and online. */
  count: number
  /** The hero first, then in the editors' order. */
  covers: readonly AssetId[]
}>

type ListTerms = Readonly<{ coversEach: number; locale: AnyLocale }>

export function curatedQueries(db: Database) {
  return {
    /** Sets whose keys begin so and that hold something on offer, in the order in which they were made. */
    async listCuratedSets(
      keyStart: string,
      offer: Offer,
      { coversEach, locale }: ListTerms,
    ): Promise<readonly ListedSet[]> {
      const { rows } = await sql<ListedSet>`
        select curated.key, ${setTextIn(locale, 'name')} as name,
          ${setTextIn(locale, 'description')} as description, count(*)::integer as count,
          (array_agg(asset.id::text order by (asset.id = curated.hero_asset_id) is true desc, shown.position)
          )[1:${coversEach}::integer] as covers
        from catalogue.curated_set curated
        join catalogue.curated_set_asset shown on shown.set_id = curated.id
        join catalogue.asset asset on asset.id = shown.asset_id
        where starts_with(curated.key, ${keyStart}) and asset.availability = 'online'
          and asset.family = any(${offer.families}::text[])
          and asset.license_model = any(${offer.licenseModels}::text[])
        group by curated.id order by curated.id`.execute(db)
      return rows
    },
  }
}

/** Of `catalogue.curated_set curated`: what its editors wrote for a locale, else in English. */
export function setTextIn(locale: AnyLocale, part: 'name' | 'description'): RawBuilder<string> {
  return sql`coalesce(nullif(curated.texts -> ${locale}::text ->> ${part}::text, ''), curated.${sql.ref(part)})`
}
