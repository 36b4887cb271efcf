import type { Family, Recipe } from './recipe.ts'

/** How the camera moves over a picture that itself stands still. */
export const cameraMoves = ['zoom-in', 'zoom-out', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down'] as const
export type CameraMove = (typeof cameraMoves)[number]

/** Families whose scene moves by itself and ends as it began. Of any other a loop would stand still. */
export const loopingFamilies = [
  'flow',
  'bokeh-lights',
  'silk',
  'sea',
  'smoke',
  'fireworks',
] as const satisfies readonly Family[]

/** How long a scene takes to come round, if nothing hurries it. A loop of twice that length shows it twice. */
export const turnSeconds = 4

/** A film: a scene that moves by itself and ends as it began, or a camera that moves over a still. */
export type FilmRecipe = {
  readonly still: Recipe
  readonly motion: { readonly kind: 'loop' } | { readonly kind: 'camera'; readonly move: CameraMove }
  /** A loop looks most natural in multiples of `turnSeconds`; in any other length its scene moves more slowly. */
  readonly seconds: number
  readonly framesPerSecond: 24 | 25 | 30 | 50 | 60
}
