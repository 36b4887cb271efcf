import { sql } from 'kysely'
import type { Database } from '#platform/database.ts'
import type { Suggestion } from '../../domain/advice.ts'
import type { AssetId } from '../../domain/asset.ts'
import { adviceVersion, modelNames } from './model-packages.data.ts'

export type UnadvisedAsset = {
  readonly id: AssetId
  readonly mediaKey: string
  readonly isPhotograph: boolean
}

/** Which assets are asked for: those whose picture has been looked at, or all that came as a file too. */
export type AdviceScope = 'looked-at' | 'files-too'

export type KeptSuggestion = Suggestion & { readonly model: string }

export type AdviceQueries = ReturnType<typeof adviceQueries>

/** Suggestions and embeddings. Nothing here writes to an asset. */
export function adviceQueries(db: Database) {
  return {
    async readUnadvised(request: {
      readonly scope: AdviceScope
      readonly after: AssetId
      readonly limit: number
    }): Promise<readonly UnadvisedAsset[]> {
      const { rows } = await sql<UnadvisedAsset>`
        select asset.id, asset.media_key as "mediaKey",
          asset.media_type = 'photography' and not asset.is_generated as "isPhotograph"
        ${unadvised(request.scope)} and asset.id > ${request.after}::bigint
        order by asset.id limit ${request.limit}`.execute(db)
      return rows
    },

    async countUnadvised(scope: AdviceScope): Promise<number> {
      const { rows } = await sql<{ count: string }>`select count(*) ${unadvised(scope)}`.execute(db)
      return Number(rows[0]?.count ?? 0)
    },

    /** In place of all earlier advice. False where the asset went or got another picture meanwhile. */
    async keepAdvice(
      { id, mediaKey }: Pick<UnadvisedAsset, 'id' | 'mediaKey'>,
      { suggestions, features }: { suggestions: readonly Suggestion[]; features: Uint8Array },
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const asset = await transaction
          .selectFrom('catalogue.asset')
          .select('id')
          .where('id', '=', id)
          .where('media_key', '=', mediaKey)
          .where('availability', '<>', 'withdrawn')
          .forShare()
          .executeTakeFirst()
        if (!asset) return false
        await transaction.deleteFrom('catalogue.suggestion').where('asset_id', '=', id).execute()
        if (suggestions.length > 0) {
          await transaction
            .insertInto('catalogue.suggestion')
            .values(
              suggestions.map(({ kind, value, score }) => ({
                ...{ asset_id: id, kind, value, score },
                model: modelNames[kind],
              })),
            )
            .execute()
        }
        const row = { model: adviceVersion, features: Buffer.from(features) }
        await transaction
          .insertInto('catalogue.embedding')
          .values({ asset_id: id, ...row })
          .onConflict((conflict) =>
            conflict.column('asset_id').doUpdateSet({ ...row, made_at: sql<Date>`now()` }),
          )
          .execute()
        return true
      })
    },

    /** By source key; keywords by their English names, as an export writes keywords. */
    async readSuggestions(
      sourceKeys: readonly string[],
    ): Promise<ReadonlyMap<string, readonly KeptSuggestion[]>> {
      const { rows } = await sql<KeptSuggestion & { sourceKey: string }>`
        select asset.source_key as "sourceKey", suggestion.kind, suggestion.score, suggestion.model,
          coalesce(named.name, suggestion.value) as value
        from catalogue.asset asset
        join catalogue.suggestion suggestion on suggestion.asset_id = asset.id
        left join catalogue.keyword keyword on suggestion.kind = 'keyword' and keyword.key = suggestion.value
        left join catalogue.keyword_name named on named.keyword_id = keyword.id and named.locale = 'en-us'
        where asset.source_key = any(${[...sourceKeys]}::text[])
        order by suggestion.score desc, suggestion.value`.execute(db)
      const found = new Map<string, KeptSuggestion[]>()
      for (const { sourceKey, ...suggestion } of rows) {
        found.set(sourceKey, [...(found.get(sourceKey) ?? []), suggestion])
      }
      return found
    },
  }
}

function unadvised(scope: AdviceScope) {
  return sql`from catalogue.asset asset
    left join catalogue.embedding embedding
      on embedding.asset_id = asset.id and embedding.model = ${adviceVersion}
    where asset.availability <> 'withdrawn' and embedding.asset_id is null
      and (exists (select from catalogue.descriptor looked where looked.asset_id = asset.id)
        or (${scope === 'files-too'} and asset.origin ->> 'kind' = 'file'))`
}
