/** A query as OpenSearch reads it. */
export type Clause = Readonly<Record<string, unknown>>

export const everything: Clause = { match_all: {} }
export const nothing: Clause = { match_none: {} }

export function allOf(clauses: readonly Clause[]): Clause {
  return clauses.length === 0 ? everything : { bool: { filter: clauses } }
}

export function anyOf(clauses: readonly Clause[]): Clause {
  const [only] = clauses
  if (only === undefined) return nothing
  return clauses.length === 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } }
}

export function noneOf(clauses: readonly Clause[]): Clause {
  return { bool: { must_not: clauses } }
}

/** What a question may ask for at most: OpenSearch refuses more than 1,024 clauses. The rest is passed by. */
export type Allowance = { take(clauses: number): boolean }

export function openAllowance(most = 1_000): Allowance {
  let left = most
  return {
    take(clauses) {
      if (clauses > left) return false
      left -= clauses
      return true
    },
  }
}
