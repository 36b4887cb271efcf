import type { KeywordKind } from '../vocabulary.ts'
import { broaderOfEmoji, leftOutEmoji, placeEmoji, sameAsEmoji } from './emoji-exceptions.data.ts'
import { emojiGroups } from './emoji-groups.data.ts'

export type EmojiClass =
  | { readonly kind: KeywordKind; readonly broader: readonly string[] }
  | { readonly sameAs: string }
  | { readonly leftOut: string }

/** Tables of emoji name several in one row. */
function spread<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(
    Object.entries(table).flatMap(([emoji, value]) => emoji.split(' ').map((one) => [one, value] as const)),
  )
}

const leftOut = spread(leftOutEmoji)
const sameAs = spread(sameAsEmoji)
const broaderOf = spread(broaderOfEmoji)
const places: ReadonlySet<string> = new Set(placeEmoji.split(' '))
const groups = new Map(emojiGroups.map((group) => [group[0], group]))

/** Says of each emoji whether it is a keyword, part of one, or none. They are given in the order of CLDR. */
export function classifyEmoji(order: readonly string[]): ReadonlyMap<string, EmojiClass> {
  const classes = new Map<string, EmojiClass>()
  let group: (typeof emojiGroups)[number] | undefined
  for (const emoji of order) {
    group = groups.get(emoji) ?? group
    if (!group) throw new Error(`No group opens before ${emoji}`)
    classes.set(emoji, classOf(emoji, group))
  }
  return classes
}

function classOf(emoji: string, group: (typeof emojiGroups)[number]): EmojiClass {
  const key = sameAs.get(emoji)
  if (key) return { sameAs: key }
  const reason = leftOut.get(emoji)
  if (reason) return { leftOut: reason }
  const given = broaderOf.get(emoji)
  if (group[1] === 'left-out') return { leftOut: group[2] }
  return { kind: places.has(emoji) ? 'place' : group[1], broader: given ?? group[2] }
}

const woman = '👩'
const man = '👨'
const person = '🧑'

/** The emoji of a person whose sex is not told, and who it is here; null for any other emoji. */
export function genderOf(emoji: string): { readonly of: string; readonly is: 'man' | 'woman' } | null {
  const [, before, sign] = /^(.+)\u200d([♀♂])$/u.exec(emoji) ?? []
  if (before) return { of: before, is: sign === '♀' ? 'woman' : 'man' }
  if (emoji.startsWith(`${woman}\u200d`)) return { of: person + emoji.slice(woman.length), is: 'woman' }
  if (emoji.startsWith(`${man}\u200d`)) return { of: person + emoji.slice(man.length), is: 'man' }
  return null
}
