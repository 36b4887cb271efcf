import { type AssetCard, type Offer, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'

export type Look = 'color' | 'luxury' | 'fresh' | 'stage' | 'calm' | 'stillLife' | 'night'

export type BokehHomeData = {
  /** Largest first, as the discs of the hero take them. */
  readonly discs: readonly AssetCard[]
  readonly looks: readonly { readonly look: Look; readonly phrase: string; readonly card: AssetCard }[]
  readonly fresh: readonly AssetCard[]
  readonly art: { readonly count: number; readonly cards: readonly AssetCard[] }
}

type Needs = {
  readonly catalogue: Pick<CatalogueQueries, 'readCuratedSets' | 'findCards' | 'countMatches'>
}

/** One picture of the set for each, in this order, and what a click on it searches for. */
const looks: readonly (readonly [Look, string])[] = [
  ['color', 'abstract'],
  ['luxury', 'marble'],
  ['fresh', 'drops'],
  ['stage', 'podium'],
  ['calm', 'sea'],
  ['stillLife', 'still life'],
  ['night', 'lights'],
]
const setKeys = ['bokeh-discs', 'bokeh-looks', 'bokeh-fresh', 'bokeh-art'] as const
const freshShown = 12

export async function load({ visit, needs }: PageRequest<Needs>): Promise<Loaded<BokehHomeData>> {
  const { catalogue } = needs
  const offer = offers[visit.site]
  const [sets, [artCount = 0]] = await Promise.all([
    catalogue.readCuratedSets(setKeys, offer),
    catalogue.countMatches([{ offer, mediaType: 'fineart' }]),
  ])
  const cardsOf = (key: (typeof setKeys)[number]) => sets[key].map(({ card }) => card)
  const chosen = cardsOf('bokeh-fresh')
  const pictures = cardsOf('bokeh-looks')
  return found({
    discs: cardsOf('bokeh-discs'),
    looks: looks.flatMap(([look, phrase], place) => {
      const card = pictures[place]
      return card ? [{ look, phrase, card }] : []
    }),
    fresh: chosen.length > 0 ? chosen : await bestCards(catalogue, offer),
    art: { count: artCount, cards: cardsOf('bokeh-art') },
  })
}

async function bestCards(catalogue: Needs['catalogue'], offer: Offer): Promise<readonly AssetCard[]> {
  return (await catalogue.findCards({ offer, assetType: 'image' }, { offset: 0, limit: freshShown })).cards
}
