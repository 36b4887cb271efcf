import {
  type PatternLook,
  type PatternMotif,
  patternLooks,
  patternMotifs,
  type SceneLook,
  type SceneMotif,
  sceneLooks,
  sceneMotifs,
} from './drawing.ts'

/** Only one person alone stands before nothing; all other scenes need their surroundings. */
const cutOut = new Set<SceneMotif>(['headshot', 'waist-up', 'three-quarter', 'full-length'])

function looksOf(motif: SceneMotif): readonly SceneLook[] {
  return cutOut.has(motif) ? sceneLooks : sceneLooks.filter((look) => look !== 'white')
}

/** A motif with its looks: drawings but for seed and size. */
export type DrawingChoice =
  | { readonly style: 'pattern'; readonly motif: PatternMotif; readonly looks: readonly PatternLook[] }
  | { readonly style: 'scene'; readonly motif: SceneMotif; readonly looks: readonly SceneLook[] }

/** All that can be drawn, for those who want to go through it. */
export function everyDrawing(): DrawingChoice[] {
  return [
    ...patternMotifs.map((motif) => ({ style: 'pattern' as const, motif, looks: patternLooks })),
    ...sceneMotifs.map((motif) => ({ style: 'scene' as const, motif, looks: looksOf(motif) })),
  ]
}
