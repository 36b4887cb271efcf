import { writingAlias } from '../cluster/index-names.ts'
import type { Cluster } from '../cluster/open-cluster.ts'

/** One line, or two: what to do, and with what. */
export type BulkStep = { readonly action: object; readonly document?: object }

type ItemOutcome = { readonly status: number; readonly error?: { readonly reason?: string } }
type BulkAnswer = {
  readonly errors: boolean
  readonly items: readonly Readonly<Record<string, ItemOutcome>>[]
}

const mostBytes = 4 * 1024 * 1024
const mostSteps = 2_000
const withinMs = 60_000
const mostTries = 8
const pauseMs = 250

/**
 * Writes all of it, in requests of bounded size. A conflict of versions is no failure: something newer is there already. What
 * a busy or leaving node refused is tried again.
 */
export async function writeBulk(
  cluster: Cluster,
  index: string,
  steps: Iterable<BulkStep>,
  pause: (forMs: number) => Promise<unknown>,
): Promise<void> {
  for (const batch of inBatches(steps)) {
    let waiting = batch
    for (let tries = 1; waiting.length > 0; tries += 1) {
      const answer = await cluster.ask<BulkAnswer>({
        method: 'POST',
        path: `/${writingAlias(index)}/_bulk`,
        parameters: { require_alias: true },
        lines: waiting.join(''),
        withinMs,
      })
      const outcomes = answer.errors ? answer.items.map((item) => Object.values(item)[0]) : []
      const refused = waiting.filter((_, at) => isBusy(outcomes[at]))
      const wrong = outcomes.find((outcome) => outcome?.error && outcome.status !== 409 && !isBusy(outcome))
      if (wrong) throw new Error(`OpenSearch refused a document: ${wrong.error?.reason ?? wrong.status}`)
      if (refused.length > 0 && tries === mostTries) {
        throw new Error(`OpenSearch was too busy for ${refused.length} documents`)
      }
      if (refused.length > 0) await pause(pauseMs * tries)
      waiting = refused
    }
  }
}

function isBusy(outcome: ItemOutcome | undefined): boolean {
  return outcome !== undefined && (outcome.status === 429 || outcome.status >= 500)
}

function* inBatches(steps: Iterable<BulkStep>): Iterable<readonly string[]> {
  let batch: string[] = []
  let bytes = 0
  for (const { action, document } of steps) {
    const lines = `${JSON.stringify(action)}\n${document ? `${JSON.stringify(document)}\n` : ''}`
    const size = Buffer.byteLength(lines)
    if (batch.length === mostSteps || (batch.length > 0 && bytes + size > mostBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(lines)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
