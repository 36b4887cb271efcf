import { offers } from '../../../src/features/catalogue/domain.ts'
import { planDemo } from '../../../src/features/catalogue/server/demo/plan-demo.ts'
import { catalogueQueries, openDemoSeeding, termQueries } from '../../../src/features/catalogue/server.ts'
import { openLanguage, searchAssets } from '../../../src/features/search/server.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Database } from '../../../src/platform/database.ts'
import { buildIndex } from '../../support/build-index.ts'
import { type Grade, gradeAsset } from './grade-asset.ts'
import { type Judged, judgedPlaces, judgeResults } from './judge-results.ts'
import { judgedQueries, type QueryKind } from './judged-queries.data.ts'
import { judgedWishes, type Wish } from './judged-wishes.data.ts'
import { type Truth, truthOf } from './truth-of.ts'

export type JudgedQuery = Judged &
  Readonly<{
    locale: Locale
    kind: QueryKind
    phrase: string
    /** How many assets are exactly what was asked for. */
    exact: number
    /** What was found, with its grade. */
    results: readonly Readonly<{ grade: Grade; sourceKey: string; title: string }>[]
  }>

type Place = Readonly<{ db: Database; directory: string }>

/** The library that a first start has. */
const demoAssets = 2_500
/** A Sunday. Relative dates and freshness are counted from it, so that a year later the results are the same. */
const today = Date.UTC(2026, 2, 1) / 86_400_000

/** Writes the demo library into an empty database, indexes it as the product does and asks every judged query. */
export async function runQueries({ db, directory }: Place): Promise<readonly JudgedQuery[]> {
  await seed(db)
  const truths = await readTruths()
  const sourceKeys = await readSourceKeys(db)
  await using index = await buildIndex({ db, directory })
  const needs = {
    index: index.index,
    language: openLanguage(await termQueries(db).readVocabularyRows()),
    catalogue: catalogueQueries(db),
    today: () => today,
  }
  const asked = Object.entries(judgedQueries).flatMap(([locale, queries]) =>
    queries.map(([kind, phrase, wish]) => ({ locale: locale as Locale, kind, phrase, wish })),
  )
  const judged: JudgedQuery[] = []
  for (const { locale, kind, phrase, wish: wishName } of asked) {
    const wish: Wish = judgedWishes[wishName]
    const { assetType = 'image', family = null } = wish
    const outcome = await searchAssets(
      {
        ...{ offer: offers.argus, locale, phrase, assetType, family },
        filters: [{ kind: 'one-of', field: 'availability', values: ['online'] }],
        order: { by: 'best', today },
        ...{ page: 1, perPage: judgedPlaces, facets: [], readsNaturally: true, suppressed: [] },
        ...{ clarification: null, recommendConfig: 'recommendonly' },
      },
      needs,
    )
    if (outcome.kind === 'unavailable') throw new Error(`The index did not answer: ${phrase}`)
    const results = outcome.found.cards.map(({ id, title }) => {
      const sourceKey = sourceKeys.get(id) ?? ''
      const truth = truths.get(sourceKey)
      return { grade: truth ? gradeAsset(wish, truth) : 0, sourceKey, title } as const
    })
    const grades = results.map(({ grade }) => grade)
    const all = gradesOf(wish, truths)
    const exact = all.filter((grade) => grade === 3).length
    judged.push({ locale, kind, phrase, exact, results, ...judgeResults(grades, all) })
  }
  return judged
}

async function seed(db: Database): Promise<void> {
  // Words are judged, so nobody looks at pictures.
  const look = async () => ({ dominantColor: '#808080', palette: [], placeholder: '' })
  const seeding = await openDemoSeeding(db, { look })
  await seeding.seed(demoAssets, { onProgress: () => {}, signal: new AbortController().signal })
}

async function readTruths(): Promise<ReadonlyMap<string, Truth>> {
  const plan = await planDemo()
  const pieces = Array.from({ length: demoAssets }, (_, place) => plan.pieceAt(place))
  return new Map(
    pieces
      .filter(({ record }) => record.availability === 'online')
      .map((piece) => [piece.record.sourceKey, truthOf(piece)]),
  )
}

/** Of everything that could have been shown to who asks so. */
function gradesOf(wish: Wish, truths: ReadonlyMap<string, Truth>): readonly Grade[] {
  const { assetType = 'image', family } = wish
  return [...truths.values()]
    .filter((truth) => truth.has(`type/${assetType}`) && (!family || truth.has(`family/${family}`)))
    .map((truth) => gradeAsset(wish, truth))
}

async function readSourceKeys(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('catalogue.asset').select(['id', 'source_key']).execute()
  return new Map(rows.map(({ id, source_key }) => [id, source_key]))
}
