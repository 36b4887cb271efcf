import { valueAt } from '../canvas.ts'
import { addColor, type Rgb } from '../color.ts'
import { lengthOf } from '../curves.ts'
import { hashBits } from '../random.ts'
import { newHit, newRay, type Ray } from './ray.ts'
import { isBlocked, materialOf, type Scene, trace } from './scene.ts'

export type Surface = {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  solid: number
}

export function newSurface(): Surface {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, solid: -1 }
}

const lift = 2e-3

// Directions that turn by the golden angle: any number of them in a row is spread evenly.
const turns = Array.from({ length: 64 }, (_, index) => index * Math.PI * (3 - Math.sqrt(5)))
const turnX = Float32Array.from(turns, Math.cos)
const turnY = Float32Array.from(turns, Math.sin)

const shadowRay = newRay()
const bounceRay = newRay()
const scratch = newHit()
const bounceHit = newHit()
const domeLight: Rgb = [0, 0, 0]

function startAt(ray: Ray, surface: Surface): void {
  ray.ox = surface.x + surface.nx * lift
  ray.oy = surface.y + surface.ny * lift
  ray.oz = surface.z + surface.nz * lift
}

/** Points the ray along the axis, tipped by `spread` towards one of the turns, all of them rotated by `start`. */
function aim(ray: Ray, axis: Rgb, spread: number, rise: number, turn: number, start: Start): void {
  const [ax, ay, az] = axis
  // A basis around the axis without a branch at the poles (Duff and others, 2017).
  const sign = az >= 0 ? 1 : -1
  const a = -1 / (sign + az)
  const b = ax * ay * a
  const cos = valueAt(turnX, turn)
  const sin = valueAt(turnY, turn)
  const across = (cos * start.cos - sin * start.sin) * spread
  const along = (sin * start.cos + cos * start.sin) * spread
  const dx = ax * rise + (1 + sign * ax * ax * a) * across + b * along
  const dy = ay * rise + sign * b * across + (sign + ay * ay * a) * along
  const dz = az * rise - sign * ax * across - ay * along
  const length = lengthOf(dx, dy, dz)
  ray.dx = dx / length
  ray.dy = dy / length
  ray.dz = dz / length
}

type Start = { cos: number; sin: number }

// A start of its own for each place turns the bands of a fixed pattern into fine noise, which the grid blurs away.
function startOf(seed: number): Start {
  const angle = (hashBits(seed, 11, 5) / 4294967296) * Math.PI * 2
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}

function facing(scene: Scene, nx: number, ny: number, nz: number): number {
  const [sx, sy, sz] = scene.sun.direction
  return nx * sx + ny * sy + nz * sz
}

/** The share of the sun's disc that a point sees, from `rays` looks at it. */
export function sunShare(scene: Scene, surface: Surface, rays: number, seed: number): number {
  if (facing(scene, surface.nx, surface.ny, surface.nz) <= 0) return 0
  const start = startOf(seed)
  startAt(shadowRay, surface)
  let seen = 0
  for (let index = 0; index < rays; index += 1) {
    // From the rim inwards: when the first looks at the rim agree, the rest would too.
    const spread = Math.sqrt(1 - (index + 0.5) / rays) * scene.sun.softness
    aim(shadowRay, scene.sun.direction, spread, 1, index, start)
    if (!isBlocked(scene, shadowRay, scratch)) seen += 1
    if (index === 5 && seen === 0) return 0
    if (index === 5 && seen === 6) return scene.cookie(surface.x, surface.y, surface.z)
  }
  return seen === 0 ? 0 : (seen / rays) * scene.cookie(surface.x, surface.y, surface.z)
}

/** Light from the dome and, bounced once, from the surfaces around. */
export function gatherLight(scene: Scene, surface: Surface, rays: number, seed: number, out: Rgb): void {
  const start = startOf(seed + 7)
  const normal: Rgb = [surface.nx, surface.ny, surface.nz]
  out[0] = 0
  out[1] = 0
  out[2] = 0
  startAt(bounceRay, surface)
  for (let index = 0; index < rays; index += 1) {
    const share = (index + 0.5) / rays
    aim(bounceRay, normal, Math.sqrt(share), Math.sqrt(1 - share), index, start)
    if (!trace(scene, bounceRay, bounceHit)) {
      scene.dome(bounceRay.dx, bounceRay.dy, bounceRay.dz, domeLight)
      addColor(out, domeLight, 1 / rays)
      continue
    }
    const { color } = materialOf(scene, bounceHit.solid)
    const toSun = facing(scene, bounceHit.nx, bounceHit.ny, bounceHit.nz)
    let sun = 0
    if (toSun > 0) {
      const [sx, sy, sz] = scene.sun.direction
      shadowRay.ox = bounceRay.ox + bounceRay.dx * bounceHit.distance + bounceHit.nx * lift
      shadowRay.oy = bounceRay.oy + bounceRay.dy * bounceHit.distance + bounceHit.ny * lift
      shadowRay.oz = bounceRay.oz + bounceRay.dz * bounceHit.distance + bounceHit.nz * lift
      shadowRay.dx = sx
      shadowRay.dy = sy
      shadowRay.dz = sz
      if (!isBlocked(scene, shadowRay, scratch)) {
        sun = toSun * scene.cookie(shadowRay.ox, shadowRay.oy, shadowRay.oz)
      }
    }
    // What a second bounce would add is close to what the dome gives straight above.
    scene.dome(bounceHit.nx, bounceHit.ny, bounceHit.nz, domeLight)
    out[0] += (color[0] * (scene.sun.color[0] * sun + domeLight[0] * 0.45)) / rays
    out[1] += (color[1] * (scene.sun.color[1] * sun + domeLight[1] * 0.45)) / rays
    out[2] += (color[2] * (scene.sun.color[2] * sun + domeLight[2] * 0.45)) / rays
  }
}
