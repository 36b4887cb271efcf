import { z } from 'zod'
import { type AssetDetail, sizesOf } from '#features/catalogue/domain.ts'
import { listAsset, listedAsset } from './listed-asset.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** One asset as other programs read it (api.md, "assets"). */
export const fullAsset = listedAsset.extend({
  creditLine: z.string(),
  copyright: z.string(),
  /** As the record words it, such as "about 1890". */
  dateLabel: z.string(),
  dateSubmitted: z.string(),
  keywords: z.array(z.string()),
  people: z.array(named),
  place: z
    .object({
      venue: z.string().nullable(),
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  stackId: z.string().nullable(),
  releases: z.object({ model: z.string(), property: z.string() }),
  restrictions: z.string(),
  isEmbeddable: z.boolean(),
  isAiGenerated: z.boolean(),
  originalFormat: z.string(),
  film: z
    .object({
      frameRate: z.string().nullable(),
      definition: z.string(),
      aspect: z.string(),
      isLoop: z.boolean(),
    })
    .nullable(),
  sizes: z.array(
    z.object({
      name: z.string(),
      width: z.number(),
      height: z.number(),
      dpi: z.number(),
      format: z.string(),
    }),
  ),
  licenses: z.array(z.object({ type: z.enum(['rf', 'rm', 'rr']), isEditorialUseOnly: z.boolean() })),
  /** For this user; none while nothing can be bought. */
  prices: z.array(z.unknown()),
})

export function describeInFull(asset: AssetDetail, embeds: boolean): z.infer<typeof fullAsset> {
  const { collection, event, film } = asset
  return {
    ...listAsset(asset, {
      ...asset,
      collection: { id: collection.key, name: collection.name },
      dateCreated: asset.createdOn,
      event: event && { id: event.id, name: event.name },
    }),
    creditLine: asset.creditLine,
    copyright: asset.copyright,
    dateLabel: asset.dateLabel,
    dateSubmitted: asset.submittedOn,
    keywords: [...asset.keywords],
    people: [...asset.people],
    place: asset.place,
    stackId: asset.stackId,
    releases: asset.releases,
    restrictions: asset.restrictions,
    isEmbeddable: embeds,
    isAiGenerated: asset.isGenerated,
    originalFormat: asset.originalFormat,
    film: film && {
      frameRate: film.frameRate,
      definition: film.definition,
      aspect: film.aspect,
      isLoop: film.isLoop,
    },
    sizes: film ? [] : [...sizesOf({ ...asset, format: asset.originalFormat })],
    licenses: [{ type: asset.licenseModel, isEditorialUseOnly: asset.family === 'editorial' }],
    prices: [],
  }
}
