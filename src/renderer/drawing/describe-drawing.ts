import type { Drawing } from './drawing.ts'
import { describePattern, type PatternDescription } from './patterns/describe-pattern.ts'
import { describeScene, type SceneDescription } from './scenes/describe-scene.ts'

export type DrawingDescription = PatternDescription | SceneDescription

/** Says in American English what `drawSvg` draws, without drawing it. */
export function describeDrawing(drawing: Drawing): DrawingDescription {
  return drawing.style === 'pattern' ? describePattern(drawing) : describeScene(drawing)
}
