import { hashBits } from '../random.ts'
import { diceOf } from './dice.ts'
import { type SceneDrawing, sceneLooks, sceneMotifs } from './drawing.ts'
import type { Person } from './people/person.ts'
import { scenePalettes } from './scene-palettes.data.ts'
import { scenes } from './scenes/every-scene.ts'
import { frameOf, type Plan, type Stage } from './stage.ts'
import { brightness, darker, grayOf, lighter } from './tint.ts'

/** Other people in each motif and look, so that one seed does not cast the same ones everywhere. */
function castingSeed({ seed, motif, look }: SceneDrawing): number {
  return hashBits(seed, sceneMotifs.indexOf(motif), sceneLooks.indexOf(look)) >>> 8
}

function stageOf(drawing: SceneDrawing, purpose: number): Stage {
  return {
    ...frameOf(drawing),
    look: drawing.look,
    palette: scenePalettes[drawing.look],
    dice: diceOf(castingSeed(drawing), purpose),
  }
}

/** Hair and skin of different color can be the same gray. */
function inContrast(person: Person): Person {
  const { hair, skin } = person
  if (Math.abs(brightness(hair.color) - brightness(skin)) > 0.16) return person
  const color = brightness(skin) > 0.4 ? darker(hair.color, 0.6) : lighter(hair.color, 0.45)
  return { ...person, hair: { ...hair, color } }
}

/** Who and where, without drawing: cheap enough for a million descriptions. */
export function planScene(drawing: SceneDrawing): Plan {
  const plan = scenes[drawing.motif].plan(stageOf(drawing, 1))
  return drawing.look === 'mono' ? { ...plan, people: plan.people.map(inContrast) } : plan
}

/** The content of a scene in a frame of a million square units. */
export function drawScene(drawing: SceneDrawing): string {
  const content = scenes[drawing.motif].draw(stageOf(drawing, 2), planScene(drawing))
  if (drawing.look !== 'mono') return content
  return content.replaceAll(/(?<==")#[0-9a-f]{6}(?=")/g, grayOf)
}
