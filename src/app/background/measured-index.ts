import type { SearchIndex } from '#features/search/server.ts'
import type { Metrics } from '#platform/metrics.ts'

/** The same index, with how long each question took for the operators. */
export function measuredIndex(
  index: SearchIndex,
  { countQuestion }: Pick<Metrics, 'countQuestion'>,
): SearchIndex {
  function measured<Question, Answer>(call: string, ask: (question: Question) => Promise<Answer>) {
    return async (question: Question): Promise<Answer> => {
      const begunAt = performance.now()
      const count = (outcome: 'answered' | 'failed') =>
        countQuestion(call, outcome, (performance.now() - begunAt) / 1_000)
      try {
        const answer = await ask(question)
        count('answered')
        return answer
      } catch (error) {
        count('failed')
        throw error
      }
    }
  }
  return {
    search: measured('search', index.search),
    group: measured('group', index.group),
    similar: measured('similar', index.similar),
    related: measured('related', index.related),
    suggest: measured('suggest', index.suggest),
    spell: measured('spell', index.spell),
    health: index.health,
    close: index.close,
  }
}
