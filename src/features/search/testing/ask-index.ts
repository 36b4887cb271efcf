import type { AssetId } from '#features/catalogue/domain.ts'
import type { IndexEntry } from '../domain/index-entry.ts'
import type { Question } from '../domain/index-question.ts'
import type { IndexWriter, SearchIndex } from '../server/search-index.port.ts'

/** An index of nobody else, empty, with its writer. What the writer applied, the index can find. */
export type OpenedIndex = {
  readonly index: SearchIndex
  readonly writer: IndexWriter
  readonly close: () => Promise<void>
}
export type OpenIndex = () => Promise<OpenedIndex>

/** A question for all images, newest first, for a test that names what it is about. */
export function buildQuestion(asked: Partial<Question> = {}): Question {
  return {
    match: null,
    filters: [],
    assetType: 'image',
    order: { by: 'newest' },
    facets: [],
    limit: 100,
    from: 0,
    ...asked,
  }
}

/** What is found, the lowest id first. */
export async function findIds(
  index: SearchIndex,
  asked: Partial<Question> = {},
): Promise<readonly AssetId[]> {
  const { ids } = await index.search(buildQuestion(asked))
  return ids.toSorted((one, other) => Number(one) - Number(other))
}

/** Page after page by cursor, until nothing follows. */
export async function readAllPages(index: SearchIndex, question: Question): Promise<readonly AssetId[]> {
  const ids: AssetId[] = []
  let from: Question['from'] = 0
  for (;;) {
    const page = await index.search({ ...question, from })
    ids.push(...page.ids)
    if (page.cursor === null) return ids
    from = { cursor: page.cursor }
  }
}

/** Opens an index with these entries in it. */
export async function openFilled(open: OpenIndex, entries: readonly IndexEntry[]): Promise<OpenedIndex> {
  const opened = await open()
  await opened.writer.apply({ entries, gone: [], position: 'filled' })
  return opened
}
