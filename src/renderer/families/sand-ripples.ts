import { type Canvas, frameOf, paintCanvas, paintField } from '../canvas.ts'
import { lightOf, mixColor, scaleColor } from '../color.ts'
import { clamp, lengthOf } from '../curves.ts'
import { develop } from '../develop.ts'
import { createNoise } from '../noise.ts'
import { paintFinely } from '../paint-finely.ts'
import { seededRandom } from '../random.ts'
import type { Looks, Picture, Recipe } from '../recipe.ts'
import { createSlopes, type Slope } from '../relief.ts'

type Sand = { lit: string; shade: string; grains: number }

const sands: Record<Looks['sand-ripples'], Sand> = {
  golden: { lit: '#f4cd92', shade: '#9a6238', grains: 0.16 },
  pale: { lit: '#f8eddf', shade: '#a8937f', grains: 0.12 },
  gray: { lit: '#e4e4e4', shade: '#3a3a3a', grains: 0.16 },
}

function paintSand(recipe: Recipe<'sand-ripples'>): Canvas {
  const sand = sands[recipe.look]
  const noise = createNoise(recipe.seed)
  const random = seededRandom(recipe.seed)
  const { pixel } = frameOf(recipe)
  const angle = (random() - 0.5) * 1.1 + 1.45
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const length = 0.04 + random() * 0.02
  const tilt = 0.75 + random() * 0.35

  /**
   * Ripples lean: the wind climbs slowly and falls steeply, which a second, shorter wave gives.
   * They are low where they bend most, as if they split and joined there.
   */
  function rippleAt(x: number, y: number): number {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    const bend = noise.fractal(across * 1.5 + 4, along * 1.1, 2) * 2
    const slip = noise.fractal(across * 4.2, along * 5.5 + 9, 2) * 0.85
    const phase = (along / length + bend + slip) * Math.PI * 2
    const wave = Math.sin(phase) + 0.22 * Math.sin(phase * 2 + 0.5)
    const tall = clamp(0.8 + noise.fractal(across * 3 + 8, along * 7, 3) * 1.1, 0.12, 1.25)
    const crumbs = noise.fractal(x * 40, y * 40, 4) * 0.1
    return (wave * 0.085 * tall + crumbs * 0.5) * length + noise.fractal(x * 1.3 + 8, y * 1.3, 2) * 0.035
  }

  /** The ground is seen at a slant: what lies higher up in the frame lies farther away. */
  function heightAt(x: number, y: number): number {
    const away = 1 / (1 + tilt * y)
    return rippleAt(x * away, y * away) / away
  }

  const slopeAt = createSlopes(recipe, paintField(recipe, heightAt))
  const slope: Slope = { x: 0, y: 0 }
  const lit = lightOf(sand.lit)
  const shade = lightOf(sand.shade)
  // The sun stands low and shines across the ripples.
  const sunX = -cos * 0.86 - sin * 0.2
  const sunY = -sin * 0.86 + cos * 0.2
  const sunUp = 0.5
  const finest = Math.min(1, 0.0011 / pixel)
  return paintCanvas(recipe, (x, y, color, place) => {
    slopeAt(place, slope)
    const steep = lengthOf(slope.x, slope.y, 1)
    const facing = (-slope.x * sunX - slope.y * sunY + sunUp) / steep / lengthOf(sunX, sunY, sunUp)
    mixColor(shade, lit, clamp(0.02 + facing * 1.12), color)
    const grain = noise.at(x * 760, y * 760) * finest + noise.at(x * 330, y * 330) * 0.6
    const tint = noise.fractal(x * 1.8 + 60, y * 1.8, 3) * 0.14
    scaleColor(color, 1 + grain * sand.grains + tint)
  })
}

/** Ripples that the wind has drawn in sand, in the light of a low sun. */
export function renderSandRipples(recipe: Recipe<'sand-ripples'>): Picture {
  return develop(paintFinely(recipe, 0.012, paintSand), {
    seed: recipe.seed,
    saturation: recipe.look === 'gray' ? 0 : 1.02,
    vignette: 0.16,
    grain: 0.01,
  })
}
