import { keywordsByEmoji } from '../../domain/vocabulary/join-vocabulary.ts'
import type { GlyphSet } from '../media/origin.ts'
import { groupsOfSet, leftOutGlyphs, peopleOfSet, skinTones, tonesOfEach } from './glyph-choice.data.ts'
import { type PeopleShown, peopleShown } from './glyph-people.ts'
import { readAnnotations } from './read-annotations.ts'
import { type GlyphNames, readGlyphNames } from './read-glyph-set.ts'

export type Glyph = {
  readonly set: GlyphSet
  /** Its name in the set, as `glyphSvg` wants it. */
  readonly name: string
  readonly emoji: string
  readonly keywordKey: string
  /** The English name of the keyword. */
  readonly subject: string
  /** Null where it shows nobody. */
  readonly people: PeopleShown | null
}

const leftOut: ReadonlySet<string> = new Set(Object.values(leftOutGlyphs).flat())

/** The glyphs of a set that are worth being stock vectors, in the order of Unicode. */
export async function glyphsOf(set: GlyphSet): Promise<readonly Glyph[]> {
  const [english, names] = await Promise.all([readAnnotations('en-us'), readGlyphNames(set)])
  const keywords = keywordsByEmoji(english)
  const things = [...english.keys()].flatMap((emoji): Glyph[] => {
    const keyword = keywords.get(emoji)
    const glyph = names.find(emoji)
    if (!keyword || !glyph || leftOut.has(keyword.key) || !groupsOfSet[set].includes(glyph.group)) return []
    return [{ set, name: glyph.name, emoji, keywordKey: keyword.key, subject: keyword.name, people: null }]
  })
  const people = peopleOfSet[set].split(' ').flatMap((emoji, turn): Glyph[] => {
    const keyword = keywords.get(emoji)
    if (!keyword) return []
    return inSkinTones(names, emoji, turn).map((toned) => ({
      set,
      ...toned,
      keywordKey: keyword.key,
      subject: keyword.name,
      people: peopleShown(keyword.key),
    }))
  })
  return [...things, ...people]
}

function inSkinTones(names: GlyphNames, emoji: string, turn: number): { name: string; emoji: string }[] {
  const [first = '', ...rest] = emoji
  return Array.from({ length: tonesOfEach }, (_, step) => {
    const tone = skinTones[(turn + step * tonesOfEach) % skinTones.length] ?? ''
    const toned = [first, tone, ...rest].join('')
    const found = names.find(toned)
    return found ? [{ name: found.name, emoji: toned }] : []
  }).flat()
}
