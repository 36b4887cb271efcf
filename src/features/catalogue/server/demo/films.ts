import { describeRecipe, everyLook } from '#renderer/describe-recipe.ts'
import { type CameraMove, type FilmRecipe, loopingFamilies, turnSeconds } from '#renderer/film-recipe.ts'
import type { Family, Recipe } from '#renderer/recipe.ts'
import type { FrameRate, Technique, Viewpoint } from '../../domain/asset-values.data.ts'
import { definitionOf } from '../media/film-facts.ts'
import { type DemoPiece, demoRecord, varied } from './demo-piece.ts'
import { dayFrom } from './drawn.ts'

/** How a camera can move over a still, and what the field calls it. */
const moves: readonly (readonly [CameraMove, readonly Viewpoint[]])[] = [
  ['pan-left', ['panning']],
  ['zoom-in', ['trackingshot']],
  ['tilt-up', ['tilt']],
  ['pan-right', ['panning']],
  ['zoom-out', ['trackingshot']],
  ['tilt-down', ['tilt']],
]

const frames = {
  loop: [
    [1280, 720],
    [720, 576],
  ],
  camera: [
    [1920, 1080],
    [1920, 1080],
    [3840, 2160],
  ],
} as const
const rates = [24, 25, 30, 50, 60] as const
const filmsEach = 2

/** Films: each look of the renderer in motion. */
export function filmPieces(): readonly DemoPiece[] {
  return everyLook().flatMap((look, place) =>
    Array.from({ length: filmsEach }, (_, take) => filmPiece(look, place * filmsEach + take)),
  )
}

function filmPiece(look: { family: Family; look: string }, index: number): DemoPiece {
  // A camera moves over what does not move by itself.
  const isLoop = (loopingFamilies as readonly Family[]).includes(look.family)
  const shapes = frames[isLoop ? 'loop' : 'camera']
  const [width, height] = shapes[index % shapes.length] ?? [1280, 720]
  const still = { ...look, seed: 700 + index * 17, width, height } as Recipe
  const [move, viewpoints] = moves[index % moves.length] ?? ['zoom-in', []]
  const framesPerSecond = rates[varied(index, 11, isLoop ? 3 : rates.length)] ?? 25
  const seconds = isLoop ? turnSeconds * (1 + varied(index, 12, 2)) : 8 + varied(index, 12, 5)
  const film: FilmRecipe = {
    still,
    motion: isLoop ? { kind: 'loop' } : { kind: 'camera', move },
    seconds,
    framesPerSecond,
  }
  return { origin: { kind: 'film', film }, ...wordsOf(film, index, isLoop ? ['lockdown'] : viewpoints) }
}

function wordsOf(film: FilmRecipe, index: number, viewpoints: readonly Viewpoint[]) {
  const { still, motion, seconds, framesPerSecond } = film
  const described = describeRecipe(still)
  const isLoop = motion.kind === 'loop'
  const isGrey = described.moods.includes('bandw')
  const techniques: Technique[] = [isLoop ? 'animation' : 'realtime', isGrey ? 'blackandwhite' : 'color']
  const record = demoRecord({
    sourceKey: `film:${still.family}/${still.look}/${still.seed}`,
    assetType: 'film',
    family: 'creative',
    mediaType: described.mediaType,
    licenseModel: 'rf',
    title: described.title,
    caption: described.caption,
    artist: 'Diptych Motion',
    creditLine: 'Diptych Motion / Diptych',
    copyright: 'Diptych demo library',
    createdOn: dayFrom(varied(index, 13, 900)),
    dateLabel: dayFrom(varied(index, 13, 900)).slice(0, 4),
    keywords: described.keywords,
    collection: { key: 'motion', name: 'Motion' },
    qualityRank: 2 + varied(index, 14, 3),
    width: still.width,
    height: still.height,
    moods: described.moods,
    compositions: described.compositions,
    viewpoints,
    techniques,
    popularity: varied(index, 15, 1_000),
    film: {
      durationMs: seconds * 1_000,
      frameRate: String(framesPerSecond) as FrameRate,
      definition: definitionOf(still),
      aspect: still.width * 9 === still.height * 16 ? '16:9' : '5:4',
      hasSound: false,
      isLoop,
      originallyShotOn: null,
      masteredTo: 'H.264',
    },
  })
  return { record, colors: described.palette }
}
