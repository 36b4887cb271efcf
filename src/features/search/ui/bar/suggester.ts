import type { Entry } from './list-model.ts'

type Named = Readonly<{ id: string; name: string }>

/** As the call `suggestions` answers. */
export type Suggestions = Readonly<{
  phrases: readonly string[]
  people: readonly Named[]
  events: readonly Named[]
  collections: readonly Named[]
}>

type Options = Readonly<{
  ask: (phrase: string, signal: AbortSignal) => Promise<Suggestions>
  onAnswer: (typed: string, entries: readonly Entry[]) => void
}>

export type Suggester = Readonly<{
  /** Answers once nobody has typed for a moment; only the last question is answered. */
  suggest: (typed: string) => void
  stop: () => void
}>

const pauseMs = 120
const mostKept = 50

/** Proposals for what is typed (SEARCH-06). A question that fails has no proposals: the form works all the same. */
export function createSuggester({ ask, onAnswer }: Options): Suggester {
  const kept = new Map<string, readonly Entry[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }

  async function answer(typed: string, phrase: string): Promise<void> {
    asking = new AbortController()
    const { signal } = asking
    const entries = await ask(phrase, signal).then(entriesOf, () => null)
    if (signal.aborted) return
    if (entries) remember(phrase, entries)
    onAnswer(typed, entries ?? [])
  }

  function remember(phrase: string, entries: readonly Entry[]): void {
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(phrase, entries)
  }

  return {
    suggest(typed) {
      stop()
      const phrase = typed.trim().replace(/\s+/g, ' ')
      const known = phrase === '' ? [] : kept.get(phrase)
      if (known) onAnswer(typed, known)
      else timer = setTimeout(() => void answer(typed, phrase), pauseMs)
    },
    stop,
  }
}

function entriesOf({ phrases, people, events, collections }: Suggestions): readonly Entry[] {
  const named = (kind: Entry['kind'], those: readonly Named[]) =>
    those.map(({ id, name }): Entry => ({ kind, id, name }))
  return [
    ...phrases.map((phrase): Entry => ({ kind: 'phrase', id: phrase, name: phrase })),
    ...named('person', people),
    ...named('event', events),
    ...named('collection', collections),
  ]
}
