import { failure, success } from '#kernel/result.ts'
import { sendCall } from '#visit/send-call.ts'
import type { Called } from './board-calls.ts'

export const json = { accept: 'application/json' } as const

export function get<Value>(address: string, headers: Readonly<Record<string, string>> = json): Called<Value> {
  return settle(fetch(address, { headers }))
}

/** Everything but GET carries the page's token (BOARD-02), which `sendCall` adds. */
export function send<Value>(method: string, address: string, body?: object): Called<Value> {
  const headers = body ? { ...json, 'content-type': 'application/json' } : json
  return settle(sendCall(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
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
