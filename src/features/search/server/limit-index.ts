import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

type Reading = Pick<SearchIndex, 'search' | 'related' | 'suggest' | 'spell'>

/** The index for as long as a visitor waits: what is not answered by then counts as unavailable. */
export type LimitedIndex = Readonly<{ index: Reading; end: () => void }>

export function limitIndex(index: Reading, forMs: number): LimitedIndex {
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  const timer = setTimeout(() => over.reject(new IndexUnavailable(`no answer within ${forMs} ms`)), forMs)
  const hear = <Answer>(answer: Promise<Answer>) => Promise.race([answer, over.promise])
  return {
    index: {
      search: (question) => hear(index.search(question)),
      related: (question) => hear(index.related(question)),
      suggest: (question) => hear(index.suggest(question)),
      spell: (question) => hear(index.spell(question)),
    },
    end: () => clearTimeout(timer),
  }
}
