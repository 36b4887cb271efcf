import { goFirst } from '#design/go-first.ts'
import { failure, success } from '#kernel/result.ts'
import { sendCall } from '#visit/send-call.ts'
import type { Called } from './board-calls.ts'
import { keyFor, settleKey } from './once-keys.ts'

export const json = { accept: 'application/json' } as const

export function get<Value>(address: string, headers: Readonly<Record<string, string>> = json): Called<Value> {
  return settle(fetch(address, { headers }))
}

/**
 * Everything but GET carries the page's token (BOARD-02), which `sendCall` adds. What makes something carries the same key until
 * an answer has come, so that trying again after a line that broke makes nothing twice.
 */
export async function send<Value>(method: string, address: string, body?: object): Called<Value> {
  const sent = body && JSON.stringify(body)
  const call = `${address} ${sent}`
  const headers = {
    ...json,
    ...(sent && { 'content-type': 'application/json' }),
    ...(method === 'POST' && { 'idempotency-key': keyFor(call) }),
  }
  const outcome = await settle<Value>(
    goFirst(sendCall(address, { method, headers, ...(sent && { body: sent }) })),
  )
  if (outcome.ok || (outcome.failure.status > 0 && outcome.failure.status < 500)) settleKey(call)
  return outcome
}

async function settle<Value>(asked: Promise<Response>): Called<Value> {
  try {
    const answer = await asked
    if (answer.ok) return success((await answer.json()) as Value)
    const problem = (await answer.json().catch(() => ({}))) as { type?: unknown }
    return failure({ status: answer.status, type: lastWord(problem.type) })
  } catch {
    return failure({ status: 0, type: 'unreachable' })
  }
}

/** Types of problems are addresses or single words. */
function lastWord(type: unknown): string {
  return typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '') : ''
}
