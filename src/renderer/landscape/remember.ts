/** Keeps the last few results: the same land is asked for in several looks and sizes, one after the other. */
export function rememberLast<Plan, Result>(
  build: (plan: Plan) => Result,
  keyOf: (plan: Plan) => string,
): (plan: Plan) => Result {
  const recent: { key: string; result: Result }[] = []
  return (plan) => {
    const key = keyOf(plan)
    const known = recent.find((entry) => entry.key === key)
    if (known) return known.result
    const result = build(plan)
    recent.unshift({ key, result })
    recent.length = Math.min(recent.length, 2)
    return result
  }
}
