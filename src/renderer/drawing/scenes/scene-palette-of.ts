import type { SceneDrawing } from '../drawing.ts'
import { scenePalettes } from '../scene-palettes.data.ts'
import type { Plan } from '../stage.ts'
import { grayOf, lighter, mix } from '../tint.ts'
import { sceneWords } from './scene-words.data.ts'

function groundsOf(drawing: SceneDrawing, plan: Plan): string[] {
  const { sky, haze, blob, far, mid, near, wood, night, light, paper, ink, accents } =
    scenePalettes[drawing.look]
  const indoors = [lighter(sky, 0.2), mix(wood, haze, 0.62), wood]
  if (plan.setting === 'cutout') return ['#ffffff']
  if (plan.setting === 'plain') return [sky, blob]
  if (plan.setting === 'night') return [night, mix(night, near, 0.25), light]
  if (plan.setting === 'room') return indoors
  switch (sceneWords[drawing.motif].surroundings) {
    case 'open':
      return [haze, mix(near, haze, 0.42), far, mid]
    case 'indoors':
      return indoors
    case 'press':
      return [mix(haze, paper, 0.3), accents[4], far]
    case 'carpet':
      return [mix(haze, paper, 0.3), '#c8374a', far]
    case 'hall':
      return [mix(wood, night, 0.3), night, mix(night, near, 0.5), accents[0]]
    case 'cinema':
      return [mix(mid, ink, 0.18), night, '#c8374a', accents[0]]
    case 'turf':
      return ['#7fb069', far, sky]
    case 'water':
      return [mix('#6fb3d2', mid, 0.3), haze, far]
  }
}

/** The colors one sees, strongest first: the surroundings, then what the first people wear. */
export function scenePaletteOf(drawing: SceneDrawing, plan: Plan): string[] {
  const worn = plan.people.slice(0, 3).flatMap(({ top, bottom }) => [top.color, bottom.color])
  const colors = [...new Set([...groundsOf(drawing, plan), ...worn])].slice(0, 7)
  return drawing.look === 'mono' ? [...new Set(colors.map(grayOf))] : colors
}
