import type { Database } from '#platform/database.ts'
import type { RenditionName } from '../../domain/rendition.ts'
import { demoQueries } from '../demo-queries.ts'
import { assetKeeper } from '../keep-assets.ts'
import { openKeywordFinder } from '../open-keyword-finder.ts'
import { curatedSets } from './curated-sets.ts'
import { mediaKeyOf } from './demo-piece.ts'
import { inventedWorld } from './invented-world.ts'
import { planDemo } from './plan-demo.ts'
import { type SeedNeeds, seedDemo } from './seed-demo.ts'
import { shelfSets } from './shelf-sets.ts'

export type LeadingPicture = { readonly mediaKey: string; readonly names: readonly RenditionName[] }
type Watch = Pick<SeedNeeds, 'onProgress' | 'signal'>

/** The demo library of this installation. Whatever has been written already is not written again. */
export async function openDemoSeeding(db: Database, { look }: Pick<SeedNeeds, 'look'>) {
  const queries = demoQueries(db)
  const plan = await planDemo()
  const sets = [...curatedSets(), ...shelfSets(plan)].map(({ sourceKeys, ...set }) => ({ set, sourceKeys }))
  const keepAssets = assetKeeper(db, await openKeywordFinder(db), { isRepeatable: true })
  return {
    /** So many are chosen one by one; whatever lies beyond is drawn without end. */
    chosen: plan.chosen,

    async seed(until: number, watch: Watch): Promise<void> {
      if ((await queries.readPosition(plan.version)) < until) {
        await queries.keepWorld(inventedWorld())
        await seedDemo(plan, until, { ...queries, ...watch, keepAssets, look })
      }
      // A start that was killed between the last piece and the sets left pages without pictures, and sets are added. What an
      // operator made of one stays.
      await queries.addCuratedSets(sets)
      await queries.fillTexts(sets.map(({ set }) => set))
    },

    /** What is made before anybody comes, by media key: thumbnails of all, and what the home pages show larger. */
    leading(count: number): readonly LeadingPicture[] {
      const shown = new Set(curatedSets().flatMap(({ sourceKeys }) => sourceKeys))
      const large = new Set(
        curatedSets()
          .filter(({ isShowcase }) => isShowcase)
          .flatMap(({ sourceKeys }) => sourceKeys),
      )
      return Array.from({ length: Math.min(plan.leading, count) }, (_, place) => plan.pieceAt(place))
        .filter(({ record }) => record.availability === 'online')
        .map(({ record, origin }) => ({
          mediaKey: mediaKeyOf(origin),
          names: [
            '320',
            ...(shown.has(record.sourceKey) ? (['480', '640'] as const) : []),
            ...(large.has(record.sourceKey) ? ['showcase' as const] : []),
          ],
        }))
    },
  }
}
