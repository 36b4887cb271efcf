const unanswered = new Map<string, string>()

/** The key of a call that has not been answered yet: the same for the same call (`Idempotency-Key`). */
export function keyFor(call: string): string {
  const key = unanswered.get(call) ?? newKey()
  unanswered.set(call, key)
  return key
}

/** It was answered: the same call is meant anew from here on. */
export function settleKey(call: string): void {
  unanswered.delete(call)
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
