import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly countRequest: (facts: RequestFacts) => void
  readonly countEvents: (reader: string, outcome: 'done' | 'failed', count: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
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
  return {
    countRequest: ({ site, route, method, status, seconds }) =>
      requests.observe({ site, route, method, status: String(status) }, seconds),
    countEvents: (reader, outcome, count) => events.inc({ reader, outcome }, count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
