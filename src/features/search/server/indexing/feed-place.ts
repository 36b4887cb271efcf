import type { FeedPosition } from '#features/catalogue/server.ts'
import type { IndexPosition } from '../search-index.port.ts'

/** What an index was made from, and with which rules. Made from anything else it would be another index. */
export type IndexMaking = Readonly<{
  database: string
  /** Version of the vocabulary; empty where none is loaded. */
  vocabulary: string
  /** Changes with the language rules and with the fields of an entry. */
  rules: string
}>

export type FeedPlace = Readonly<{ making: IndexMaking; at: FeedPosition }>

export function writePlace({ making, at }: FeedPlace): IndexPosition {
  return [making.database, making.vocabulary, making.rules, at.transaction, at.number].join(' ')
}

/** Null for what no follower has written. */
export function readPlace(position: IndexPosition | null): FeedPlace | null {
  const [database, vocabulary, rules, transaction, number, ...rest] = position?.split(' ') ?? []
  if (!database || vocabulary === undefined || !rules || rest.length > 0) return null
  if (!isNumber(transaction) || !isNumber(number)) return null
  return { making: { database, vocabulary, rules }, at: { transaction, number } }
}

export function isSameMaking(one: IndexMaking, other: IndexMaking): boolean {
  return one.database === other.database && one.vocabulary === other.vocabulary && one.rules === other.rules
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,20}$/.test(text)
}
