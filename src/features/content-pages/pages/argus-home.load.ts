import { type AssetCard, type Offer, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries, CuratedCard } from '#features/catalogue/server.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'

export type ArgusHomeData = {
  readonly hero: AssetCard | null
  readonly lead: { readonly card: AssetCard; readonly collection: HomeCollection } | null
  readonly wire: readonly HomeCollection[]
  readonly counts: {
    readonly editorial: number
    readonly creative: number
    readonly photography: number
    readonly fineart: number
  }
  readonly creative: readonly AssetCard[]
  readonly archive: AssetCard | null
}

export type HomeCollection = {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly card: AssetCard
}

type Needs = {
  readonly catalogue: Pick<CatalogueQueries, 'readCuratedSets' | 'readCollections' | 'countMatches'>
}

const setKeys = ['argus-hero', 'argus-lead', 'argus-wire', 'argus-creative', 'argus-archive'] as const
const wireShown = 5

export async function load({ visit, needs }: PageRequest<Needs>): Promise<Loaded<ArgusHomeData>> {
  const { catalogue } = needs
  const offer = offers[visit.site]
  const [sets, [editorial = 0, creative = 0, photography = 0, fineart = 0]] = await Promise.all([
    catalogue.readCuratedSets(setKeys, offer),
    catalogue.countMatches([
      { offer, assetType: 'image', family: 'editorial' },
      { offer, assetType: 'image', family: 'creative' },
      { offer, assetType: 'image', mediaType: 'photography' },
      { offer, assetType: 'image', mediaType: 'fineart' },
    ]),
  ])
  const [lead] = sets['argus-lead']
  const wire = sets['argus-wire'].length > 0 ? sets['argus-wire'] : await largest(catalogue, offer)
  return found({
    hero: sets['argus-hero'][0]?.card ?? null,
    lead: lead ? { card: lead.card, collection: { ...lead.collection, card: lead.card } } : null,
    wire: wire.slice(0, wireShown).map(({ card, collection }) => ({ ...collection, card })),
    counts: { editorial, creative, photography, fineart },
    creative: sets['argus-creative'].map(({ card }) => card),
    archive: sets['argus-archive'][0]?.card ?? null,
  })
}

/** Where nobody has curated anything, the largest collections speak for the house. */
async function largest(catalogue: Needs['catalogue'], offer: Offer): Promise<readonly CuratedCard[]> {
  const collections = await catalogue.readCollections(offer, 1)
  return collections.flatMap(({ cards: [card], ...collection }) => (card ? [{ card, collection }] : []))
}
