import type { Dice } from '../dice.ts'
import { brightness, darker, lighter } from '../tint.ts'
import type { Age, BottomCut, HairStyle, Headwear, Person, TopCut } from './person.ts'

export type Outfit = 'casual' | 'business' | 'sport' | 'evening' | 'team' | 'lab' | 'rider'

export type Wanted = {
  readonly age?: Age
  readonly sex?: Person['sex']
  readonly outfit?: Outfit
  /** Cloth colors to choose from, light and dark. */
  readonly cloth: readonly string[]
  /** A team's own colors. */
  readonly kit?: readonly [shirt: string, trim: string]
  readonly headwear?: { readonly cut: Headwear; readonly color: string }
}

const skins = ['#f6d3bd', '#eebb99', '#dfa27a', '#c4845c', '#a0673f', '#7a4a2e', '#5b3524'] as const
const hairColors = [
  '#2a2027',
  '#3b2a26',
  '#5a3a28',
  '#8a5a34',
  '#b9814a',
  '#d9a861',
  '#a4492c',
  '#1e1c24',
] as const
const darkHair = ['#2a2027', '#3b2a26', '#1e1c24', '#47302a'] as const
const grays = ['#c9c9cf', '#e4e2e3', '#a9a9b3'] as const
const womenHair: readonly HairStyle[] = ['bob', 'long', 'wavy', 'bun', 'ponytail', 'curls', 'long', 'parted']
const menHair: readonly HairStyle[] = ['crop', 'parted', 'quiff', 'buzz', 'curls', 'crop', 'quiff']

function agedHair(dice: Dice, age: Age, sex: Person['sex'], skin: string): Person['hair'] {
  const colors = brightness(skin) < 0.62 ? darkHair : hairColors
  if (age === 'baby' || age === 'newborn') return { style: 'tuft', color: dice.pick(colors) }
  if (age === 'senioradult') {
    const style = dice.pick<HairStyle>(
      sex === 'woman' ? ['bob', 'bun', 'curls', 'parted'] : ['receding', 'crop', 'parted', 'receding'],
    )
    return { style, color: dice.pick(grays) }
  }
  const style = dice.pick(sex === 'woman' ? womenHair : menHair)
  const color = dice.pick(colors)
  return age === 'matureadult'
    ? { style: style === 'ponytail' ? 'bob' : style, color: lighter(color, 0.42) }
    : { style, color }
}

type Dress = { top: TopCut; bottom: BottomCut }

function cutsOf(dice: Dice, outfit: Outfit, woman: boolean): Dress {
  switch (outfit) {
    case 'business':
      return {
        top: dice.pick<TopCut>(['blazer', 'blazer', 'shirt']),
        bottom: woman && dice.chance(0.4) ? 'skirt' : 'trousers',
      }
    case 'sport':
      return { top: dice.pick<TopCut>(['tank', 'tee', 'jersey']), bottom: 'shorts' }
    case 'team':
      return { top: 'jersey', bottom: 'shorts' }
    case 'rider':
      return { top: 'jersey', bottom: 'shorts' }
    case 'evening':
      return woman ? { top: 'dress', bottom: 'gown' } : { top: 'blazer', bottom: 'trousers' }
    case 'lab':
      return { top: 'coat', bottom: 'trousers' }
    case 'casual':
      return {
        top: dice.pick<TopCut>(
          woman ? ['tee', 'sweater', 'shirt', 'dress', 'hoodie'] : ['tee', 'sweater', 'shirt', 'hoodie'],
        ),
        bottom: woman && dice.chance(0.35) ? 'skirt' : 'trousers',
      }
  }
}

const suits = ['#2f3550', '#3d4a6b', '#4b4453', '#5a6175', '#28303f'] as const

/** A person by chance within what a scene asks for. */
export function castPerson(dice: Dice, wanted: Wanted): Person {
  const age = wanted.age ?? dice.pick<Age>(['youngadult', 'adult', 'adult', 'matureadult'])
  const sex = wanted.sex ?? (dice.chance(0.5) ? 'woman' : 'man')
  const outfit = wanted.outfit ?? 'casual'
  const small = age === 'baby' || age === 'newborn' || age === 'child'
  const skin = dice.pick(skins)
  const hair = agedHair(dice, age, sex, skin)
  const cuts = cutsOf(dice, outfit, sex === 'woman')
  const [first = '#6c7a9c', second = '#f4efe6'] = dice.shuffled(wanted.cloth)
  const dark = dice.pick(suits)
  const isSuit = cuts.top === 'blazer' && (outfit === 'evening' || dice.chance(0.6))
  const topColor = wanted.kit?.[0] ?? (cuts.top === 'coat' ? '#f7f8fb' : isSuit ? dark : first)
  const bottomColor =
    wanted.kit?.[1] ?? (isSuit ? darker(dark, 0.12) : dice.chance(0.6) ? dark : darker(second, 0.18))
  return {
    age,
    sex,
    skin,
    hair,
    beard:
      sex === 'man' &&
      (age === 'adult' || age === 'matureadult' || age === 'senioradult') &&
      dice.chance(0.32),
    glasses:
      !small && outfit !== 'sport' && outfit !== 'team' && dice.chance(age === 'senioradult' ? 0.6 : 0.2),
    headwear: wanted.headwear ?? null,
    top: {
      cut: small && cuts.top === 'blazer' ? 'tee' : cuts.top,
      color: topColor,
      second: wanted.kit?.[1] ?? (cuts.top === 'coat' ? first : second),
    },
    bottom: {
      cut: cuts.top === 'dress' && cuts.bottom !== 'gown' ? 'skirt' : cuts.bottom,
      color: bottomColor,
    },
    shoes: dice.pick(['#2b2a3a', '#f5f3ef', '#7a4a32', '#3a3f5c']),
  }
}
