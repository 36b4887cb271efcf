import { type AssetCard, offers } from '#features/catalogue/domain.ts'
import { type CatalogueQueries, starterKey, workKey } from '#features/catalogue/server.ts'
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
  readonly catalogue: Pick<CatalogueQueries, 'readCardsBySourceKey' | 'readCollections' | 'countMatches'>
}

const leadCollection = 'nasa-space-shuttle-launch-collection'
const wireCollections = [
  'nasa-earth-orbit-collection',
  'nasa-apollo-legacy-collection',
  'met-seascape-collection',
  'nasa-hubble-nebula-collection',
  'met-landscape-collection',
]
const heroKey = workKey('sts076-370-020')
const leadKey = workKey('ED05-0166-06')
const archiveKey = workKey('437853')
const creativeKeys = [
  starterKey('hills', 'blue'),
  starterKey('sea', 'sunset'),
  starterKey('marble', 'white'),
  starterKey('drops', 'blue'),
].filter((key) => key !== null)

export async function load({ visit, needs }: PageRequest<Needs>): Promise<Loaded<ArgusHomeData>> {
  const { catalogue } = needs
  const offer = offers[visit.site]
  const [cards, all, [editorial = 0, creative = 0, photography = 0, fineart = 0]] = await Promise.all([
    catalogue.readCardsBySourceKey([heroKey, leadKey, archiveKey, ...creativeKeys]),
    catalogue.readCollections(offer, 2),
    catalogue.countMatches([
      { offer, family: 'editorial' },
      { offer, family: 'creative' },
      { offer, mediaType: 'photography' },
      { offer, mediaType: 'fineart' },
    ]),
  ])
  // The large pictures of the page are not shown again beside it.
  const large = new Set([heroKey, leadKey, archiveKey].map((key) => cards.get(key)?.id))
  const collections = new Map(
    all.flatMap(({ key, name, count, cards: best }) => {
      const card = best.find(({ id }) => !large.has(id)) ?? best[0]
      return card ? [[key, { key, name, count, card }] as const] : []
    }),
  )
  const leadCard = cards.get(leadKey)
  const leading = collections.get(leadCollection)
  return found({
    hero: cards.get(heroKey) ?? null,
    lead: leadCard && leading ? { card: leadCard, collection: leading } : null,
    wire: wireCollections.flatMap((key) => collections.get(key) ?? []),
    counts: { editorial, creative, photography, fineart },
    creative: creativeKeys.flatMap((key) => cards.get(key) ?? []),
    archive: cards.get(archiveKey) ?? null,
  })
}
