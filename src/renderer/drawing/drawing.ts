export const patternMotifs = [
  'terrazzo',
  'waves',
  'scallops',
  'memphis',
  'cubes',
  'leaves',
  'citrus',
  'stars',
  'arches',
  'houndstooth',
  'contours',
  'halftone',
  'plaid',
  'hexagons',
  'bauhaus',
  'herringbone',
] as const

export const sceneMotifs = [
  'headshot',
  'waist-up',
  'three-quarter',
  'full-length',
  'conversation',
  'team-table',
  'family',
  'grandparent',
  'toddler',
  'newborn',
  'runner',
  'cyclist',
  'crowd',
  'press-conference',
  'podium-speech',
  'marathon',
  'football',
  'tennis',
  'regatta',
  'swimming',
  'award-ceremony',
  'red-carpet',
  'concert',
  'film-premiere',
  'runway',
  'climate-march',
  'ballot',
  'laboratory',
  'space-launch',
  'market',
  'bridge-opening',
] as const

export const patternLooks = [
  'terracotta',
  'meadow',
  'midnight',
  'blush',
  'forest',
  'ocean',
  'sorbet',
  'mono',
  'lavender',
  'mustard',
] as const

/** `white` stands people before nothing, `mono` is black and white. */
export const sceneLooks = ['coral', 'coast', 'garden', 'dusk', 'white', 'mono'] as const

export type PatternMotif = (typeof patternMotifs)[number]
export type SceneMotif = (typeof sceneMotifs)[number]
export type PatternLook = (typeof patternLooks)[number]
export type SceneLook = (typeof sceneLooks)[number]

type Framed = { readonly seed: number; readonly width: number; readonly height: number }

export type PatternDrawing = Framed & {
  readonly style: 'pattern'
  readonly motif: PatternMotif
  readonly look: PatternLook
}

export type SceneDrawing = Framed & {
  readonly style: 'scene'
  readonly motif: SceneMotif
  readonly look: SceneLook
}

/** A vector drawing by recipe: the same one gives the same SVG. */
export type Drawing = PatternDrawing | SceneDrawing
