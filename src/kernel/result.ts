/** What a use case came to: its value, or a failure that was to be expected. Surprises are thrown instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function failure<const Failure>(kind: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: kind }
}
