import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { AssetId } from '#features/catalogue/domain.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import { standStill } from '#visit/navigator.ts'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { asItStands } from '../../../domain/arrangement.ts'
import { boardOf, path } from '../../../testing/show-board.tsx'
import { type Batch, useBatch } from './use-batch.ts'

/** What somebody has picked, as the page keeps it. */
function keepPicked(...ids: readonly AssetId[]) {
  const kept = { picked: new Set(ids) as ReadonlySet<AssetId> }
  type Next = ReadonlySet<AssetId> | ((before: ReadonlySet<AssetId>) => ReadonlySet<AssetId>)
  return Object.assign(kept, {
    setPicked: (next: Next) => {
      kept.picked = typeof next === 'function' ? next(kept.picked) : next
    },
  })
}

type Given = Parameters<typeof useBatch>

function Probe({ given, onFound }: { given: Given; onFound: (batch: Batch) => void }) {
  onFound(useBatch(...given))
  return null
}

/** The batch of a board's first page. */
function openBatch(kept: ReturnType<typeof keepPicked>, actions: object, arrangement = asItStands): Batch {
  const { assets, ...board } = boardOf('owner', 70)
  const page = { board, assets, deletedUntil: null, arrangement }
  const state = { page, refresh: async () => {} }
  const found: Batch[] = []
  const ids = assets.map(({ id }) => id)
  const unfinished = { ...kept, standing: null, asked: { current: -1 } }
  const given = [state, { ids, ...actions }, unfinished, () => {}] as unknown as Given
  renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings()}>
      <TranslateProvider locale="en-us" messages={{}}>
        <NavigationProvider value={standStill(path, null)}>
          <Probe given={given} onFound={(batch) => found.push(batch)} />
        </NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>,
  )
  const [batch] = found
  if (!batch) throw new Error('Nothing was shown')
  return batch
}

/** A document whose focus was lost, and what gets it. */
function loseFocus() {
  const sought: string[] = []
  const body = { contains: () => true }
  const document = { body, activeElement: body as object }
  vi.stubGlobal('document', {
    ...document,
    querySelector: (selector: string) => {
      if (selector === '[role="dialog"]') return null
      return { focus: () => sought.push(selector) }
    },
  })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  return sought
}

afterEach(() => vi.unstubAllGlobals())

test('BOARD-10: what is picked while a slow removal is under way stays picked', async () => {
  const kept = keepPicked('1', '2')
  let finish = (_: boolean) => {}
  const removal = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  const remove = vi.fn(() => removal)
  openBatch(kept, { remove }).carryOut('remove')
  expect(remove).toHaveBeenCalledWith(['1', '2'])
  kept.setPicked((before) => new Set([...before, '3']))
  finish(true)
  await vi.waitFor(() => expect([...kept.picked]).toEqual(['3']))
})

test('BOARD-10: whoever picks the page goes on with what can be done, since the button is gone', async () => {
  const sought = loseFocus()
  const kept = keepPicked('1')
  openBatch(kept, {}).pickPage()
  expect(kept.picked.size).toBe(60)
  await vi.waitFor(() => expect(sought).toEqual(['[data-batch-action]']))
})

test('BOARD-10: so does whoever picks all pages', async () => {
  const sought = loseFocus()
  const kept = keepPicked('1')
  const { assetIds } = boardOf('owner', 70)
  vi.stubGlobal('fetch', async () => Response.json({ assetIds }))
  openBatch(kept, {}).pickEvery()
  await vi.waitFor(() => expect(sought).toEqual(['[data-batch-action]']))
  expect(kept.picked.size).toBe(70)
})

test('BOARD-10: all that a filter shows is asked for and joins what was picked beside it', async () => {
  loseFocus()
  const kept = keepPicked('900')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ assetIds: ['3', '5'] })
  })
  openBatch(kept, {}, { sort: 'newest', kind: 'videos', isNoted: true }).pickEvery()
  await vi.waitFor(() => expect([...kept.picked]).toEqual(['3', '5', '900']))
  expect(asked).toEqual([expect.stringMatching(/\/shown\?sort=newest&kind=videos&with=notes$/)])
})

test('BOARD-10: no more is picked than a call takes, and what is shown goes first', async () => {
  loseFocus()
  const kept = keepPicked('9000')
  const shown = Array.from({ length: 1_200 }, (_, at) => `${at + 1}`)
  vi.stubGlobal('fetch', async () => Response.json({ assetIds: shown }))
  openBatch(kept, {}, { ...asItStands, kind: 'images' }).pickEvery()
  await vi.waitFor(() => expect([...kept.picked]).toEqual(shown.slice(0, 1_000)))
})
