import { type TextPart, textParts } from '#features/search/domain.ts'

const saturation = 1.2
const lengthShare = 0.75
/** A word in all the parts where words stand weighs less than 16; one byte tells sixteenths of a weight. */
const stepsPerWeight = 16

/** How much a token says that stands `times` in a part of this length: never its whole weight, more with each time. */
export function strengthIn(part: TextPart, times: number, length: number): number {
  const { weight, normalLength } = textParts[part]
  return (weight * times) / (times + saturation * (1 - lengthShare + (lengthShare * length) / normalLength))
}

/** Strengths of all parts together, as kept: from 1 to 255, since what is there says something. */
export function impactOf(strength: number): number {
  return Math.max(1, Math.min(255, Math.round(strength * stepsPerWeight)))
}
