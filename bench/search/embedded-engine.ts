import { openEmbeddedIndex } from '../../src/adapters/search-index/embedded/open-embedded-index.ts'
import { openEmbeddedWriter } from '../../src/adapters/search-index/embedded/open-embedded-writer.ts'
import type { Publication } from '../../src/adapters/search-index/embedded/writing/publication.ts'
import type { Answer } from '../../src/features/search/domain.ts'
import type { BenchAnswer, FacetPairs, MakeEngine } from './engine.ts'
import { toIndexQuestion } from './questions.ts'

const source = '../../src/adapters/search-index/embedded'
const mergeWorkerFile = new URL(`${source}/writing/merge-worker.ts`, import.meta.url)
const readerWorkerFile = new URL(`${source}/reading/reader-worker.ts`, import.meta.url)

/** Our own, as the product runs it: a writer with its files, and threads that read. */
export const makeEmbeddedEngine: MakeEngine = async ({ directory }) => ({
  async build(batches) {
    const writer = await openEmbeddedWriter({
      directory,
      mergeWorkerFile,
      publish: async () => {},
      onNotice: console.log,
    })
    const rebuilding = await writer.rebuild()
    for (const entries of batches) await rebuilding.add(entries)
    await rebuilding.finish('bench')
    await writer.close()
  },
  async open() {
    const { publications, close } = await readPublications(directory)
    const index = await openReaders(publications, 2)
    return {
      search: async (question) => toBenchAnswer(await index.search(toIndexQuestion(question))),
      processes: () => [],
      async close() {
        await index.close()
        await close()
      },
    }
  },
})

/** What a writer tells when it opens an index that is there. */
export async function readPublications(directory: string) {
  const publications: Publication[] = []
  const writer = await openEmbeddedWriter({
    directory,
    mergeWorkerFile,
    onNotice: console.log,
    publish: async (publication) => {
      publications.push(publication)
    },
  })
  await writer.judgeFound(true)
  return { publications, close: () => writer.close() }
}

/** Answers when its threads are warm. */
export async function openReaders(publications: readonly Publication[], threads: number) {
  const index = openEmbeddedIndex({
    workerFile: readerWorkerFile,
    threads,
    mostWaiting: 10_000,
    onNotice: console.log,
  })
  for (const publication of publications) index.show(publication)
  while (index.load().ready <= threads) await new Promise((resolve) => setTimeout(resolve, 2))
  return index
}

export function toBenchAnswer({ ids, totals, facets }: Answer): BenchAnswer {
  const pairs = Object.entries(facets).map(([field, counts]) => [
    field,
    counts.map(({ value, count }): FacetPairs[number] => [value, count]),
  ])
  return { ids, totals, facets: Object.fromEntries(pairs) }
}
