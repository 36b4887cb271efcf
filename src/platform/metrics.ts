import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly countRequest: (facts: RequestFacts) => void
  readonly countEvents: (reader: string, outcome: 'done' | 'failed', count: number) => void
  readonly countQuestion: (call: string, outcome: 'answered' | 'failed', seconds: number) => void
  /** Asked once whenever somebody reads the metrics. */
  readonly watchIndex: (read: () => Promise<IndexFacts>) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** How a search index stands; null is what this process does not know. */
export type IndexFacts = {
  readonly isReady: boolean
  readonly assets: number | null
  readonly segments: number | null
  /** Changes of the catalogue that are not in it. */
  readonly behind: number | null
  /** Since all of them were in it. */
  readonly levelSeconds: number | null
  readonly working: number | null
  readonly waiting: number | null
}

export type RequestFacts = {
  readonly site: string
  /** The pattern, never the path: a metric per asset would be a metric per visitor. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  const watches: (() => Promise<void>)[] = []
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['site', 'route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const events = new Counter({
    name: 'outbox_events_total',
    help: 'Events handed to a reader of the outbox.',
    labelNames: ['reader', 'outcome'],
    registers: [registry],
  })
  const questions = new Histogram({
    name: 'search_question_duration_seconds',
    help: 'Time from a question to the search index to its answer.',
    labelNames: ['call', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 3],
    registers: [registry],
  })
  return {
    countRequest: ({ site, route, method, status, seconds }) =>
      requests.observe({ site, route, method, status: String(status) }, seconds),
    countEvents: (reader, outcome, count) => events.inc({ reader, outcome }, count),
    countQuestion: (call, outcome, seconds) => questions.observe({ call, outcome }, seconds),
    watchIndex: (read) => watches.push(watchIndex(registry, read)),
    async text() {
      await Promise.all(watches.map((look) => look()))
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

const indexGauges: readonly (readonly [name: string, help: string, (facts: IndexFacts) => number | null])[] =
  [
    ['search_index_ready', '1 if questions are answered.', ({ isReady }) => Number(isReady)],
    ['search_index_assets', 'Assets that can be found.', ({ assets }) => assets],
    ['search_index_segments', 'Segments of the embedded index.', ({ segments }) => segments],
    ['search_index_behind_assets', 'Changed assets that are not in the index yet.', ({ behind }) => behind],
    ['search_index_behind_seconds', 'Since the index had every change.', ({ levelSeconds }) => levelSeconds],
    ['search_questions_working', 'Questions being answered.', ({ working }) => working],
    ['search_questions_waiting', 'Questions waiting for a thread.', ({ waiting }) => waiting],
  ]

/** An index that does not tell by then how it stands is taken for one that does not answer. */
const readWithinMs = 2_000

/** Sets the gauges whenever it is called. A number that is not known is left out. */
function watchIndex(registry: Registry, read: () => Promise<IndexFacts>): () => Promise<void> {
  const gauges = indexGauges.map(([name, help, take]) => ({
    gauge: new Gauge({ name, help, registers: [registry] }),
    take,
  }))
  return async () => {
    const facts = await readInTime(read)
    for (const { gauge, take } of gauges) {
      const number = take(facts)
      if (number === null) gauge.remove()
      else gauge.set(number)
    }
  }
}

async function readInTime(read: () => Promise<IndexFacts>): Promise<IndexFacts> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<IndexFacts>((resolve) => {
    timer = setTimeout(resolve, readWithinMs, silent)
  })
  try {
    return await Promise.race([read(), tooLate])
  } catch {
    return silent
  } finally {
    clearTimeout(timer)
  }
}

const silent: IndexFacts = {
  isReady: false,
  assets: null,
  segments: null,
  behind: null,
  levelSeconds: null,
  working: null,
  waiting: null,
}
