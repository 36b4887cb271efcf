import type { Mood } from '../../wording.ts'
import { diceOf } from '../dice.ts'
import { planScene } from '../draw-scene.ts'
import type { SceneDrawing } from '../drawing.ts'
import { type Age, nounOf, type Person } from '../people/person.ts'
import type { Plan } from '../stage.ts'
import { numberWord } from './number-word.ts'
import { scenePaletteOf } from './scene-palette-of.ts'
import { lookMoods, placeWords, type SceneComposition, sceneWords } from './scene-words.data.ts'

export type SceneDescription = {
  title: string
  caption: string
  keywords: string[]
  mediaType: 'vector' | 'illustration'
  moods: readonly Mood[]
  compositions: readonly SceneComposition[]
  /** Hex strings, strongest first. */
  palette: readonly string[]
  people: { count: number; ages: readonly Age[] }
}

function plural(noun: string): string {
  return noun.endsWith('man') ? `${noun.slice(0, -2)}en` : `${noun}s`
}

function whoOf(people: readonly Person[]): string {
  const [first, second] = people
  if (people.length > 2) return `${numberWord(people.length)} people`
  if (!first) return 'nobody'
  if (!second) return `a ${nounOf(first)}`
  const nouns = [nounOf(first), nounOf(second)] as const
  if (nouns[0] === nouns[1]) return `two ${plural(nouns[0])}`
  return `a ${nouns[0]} and a ${nouns[1]}`
}

function orientationOf({ width, height }: SceneDrawing): string {
  if (width === height) return 'square'
  return width > height ? 'horizontal' : 'vertical'
}

function fillIn(text: string, plan: Plan): string {
  const filled = text
    .replaceAll('{who}', whoOf(plan.people))
    .replaceAll('{number}', numberWord(plan.people.length))
    .replaceAll('{where}', whereOf(plan).where)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

function whereOf({ setting }: Plan) {
  const place = placeWords[setting]
  if (!place) throw new Error(`No words for the place ${setting}`)
  return place
}

const numberKeywords = ['nobody', 'one person', 'two people'] as const

function peopleKeywords(people: readonly Person[]): string[] {
  const nouns = people.length < 5 ? people.map(nounOf) : []
  return [numberKeywords[people.length] ?? 'group of people', ...nouns]
}

function compositionsOf(drawing: SceneDrawing, plan: Plan): SceneComposition[] {
  return [
    ...sceneWords[drawing.motif].compositions,
    ...(plan.setting === 'cutout' ? (['cutout'] as const) : []),
    ...(plan.hasSpace ? (['copyspace'] as const) : []),
  ]
}

/** Says in American English what `drawScene` draws, without drawing it. */
export function describeScene(drawing: SceneDrawing): SceneDescription {
  const plan = planScene(drawing)
  const words = sceneWords[drawing.motif]
  const onlookers = words.onlookers && plan.people.length > 0 ? ` ${fillIn(words.onlookers, plan)}` : ''
  return {
    title: fillIn(diceOf(drawing.seed, 3).pick(words.titles), plan),
    caption: fillIn(words.caption, plan) + onlookers,
    keywords: [
      ...new Set([
        ...words.keywords,
        ...whereOf(plan).keywords,
        ...peopleKeywords(plan.people),
        'flat design',
        'cartoon',
        orientationOf(drawing),
      ]),
    ],
    mediaType: words.mediaType,
    moods: [...lookMoods[drawing.look], ...(words.moods ?? [])].filter(
      (mood) => drawing.look !== 'mono' || mood !== 'vivid',
    ),
    compositions: compositionsOf(drawing, plan),
    palette: scenePaletteOf(drawing, plan),
    people: { count: plan.people.length, ages: [...new Set(plan.people.map(({ age }) => age))] },
  }
}
