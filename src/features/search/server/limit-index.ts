import { IndexUnavailable, type SearchIndex } from './search-index.port.ts'

/** What a visitor waits for the index at most, and when to ask again. */
export const answerWithinMs = 4_000
export const retryAfterSeconds = 5

const questions = ['search', 'group', 'similar', 'related', 'suggest', 'spell'] as const
type Reading = Pick<SearchIndex, (typeof questions)[number]>

/** The index for as long as a visitor waits: what is not answered by then counts as unavailable. */
export type LimitedIndex<Asked> = Readonly<{ index: Asked; end: () => void }>

export function limitIndex<Asked extends Partial<Reading>>(index: Asked, forMs: number): LimitedIndex<Asked> {
  const over = Promise.withResolvers<never>()
  over.promise.catch(() => undefined)
  const timer = setTimeout(() => over.reject(new IndexUnavailable(`no answer within ${forMs} ms`)), forMs)
  const limited = questions.flatMap((name) => {
    const ask = index[name] as ((question: unknown) => Promise<unknown>) | undefined
    return ask
      ? [[name, (question: unknown) => Promise.race([ask.call(index, question), over.promise])] as const]
      : []
  })
  return { index: { ...index, ...Object.fromEntries(limited) }, end: () => clearTimeout(timer) }
}
