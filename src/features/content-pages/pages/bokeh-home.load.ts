import { type AssetCard, offers } from '#features/catalogue/domain.ts'
import { type CatalogueQueries, starterKey, workKey } from '#features/catalogue/server.ts'
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
  readonly catalogue: Pick<CatalogueQueries, 'readCardsBySourceKey' | 'findCards' | 'countMatches'>
}

const vase = workKey('437382')
const discKeys = [
  starterKey('podium', 'pink'),
  vase,
  starterKey('hills', 'dawn'),
  starterKey('drops', 'blue'),
]
const lookKeys: readonly (readonly [Look, string, string | null])[] = [
  ['color', 'abstract', starterKey('flow', 'aqua')],
  ['luxury', 'marble', starterKey('marble', 'white')],
  ['fresh', 'drops', starterKey('drops', 'green')],
  ['stage', 'podium', starterKey('podium', 'sage') ?? starterKey('podium', 'pink')],
  ['calm', 'sea', starterKey('sea', 'day')],
  ['stillLife', 'still life', vase],
  ['night', 'lights', starterKey('bokeh-lights', 'warm')],
]
const artKeys = [workKey('437853'), workKey('438031'), workKey('436831')]
const freshShown = 12

export async function load({ visit, needs }: PageRequest<Needs>): Promise<Loaded<BokehHomeData>> {
  const { catalogue } = needs
  const offer = offers[visit.site]
  const keys = [...discKeys, ...lookKeys.map(([, , key]) => key), ...artKeys].filter((key) => key !== null)
  const [cards, { cards: fresh }, [artCount = 0]] = await Promise.all([
    catalogue.readCardsBySourceKey(keys),
    catalogue.findCards({ offer, collectionKey: 'studio' }, { offset: 0, limit: freshShown }),
    catalogue.countMatches([{ offer, mediaType: 'fineart' }]),
  ])
  const cardOf = (key: string | null) => (key === null ? [] : (cards.get(key) ?? []))
  return found({
    discs: discKeys.flatMap(cardOf),
    looks: lookKeys.flatMap(([look, phrase, key]) =>
      [cardOf(key)].flat().map((card) => ({ look, phrase, card })),
    ),
    fresh,
    art: { count: artCount, cards: artKeys.flatMap(cardOf) },
  })
}
