import type { Stage } from '../stage.ts'
import { circle, d, ellipse, faded, gradient, placed, rect, rounded, shape, stroke } from '../svg.ts'
import { darker, lighter, mix } from '../tint.ts'
import { bush, cloud, hillLine, poplar, pottedPlant, roundTree } from './nature.ts'

function sky({ width, height, palette }: Stage): string {
  return (
    gradient('sky', [
      [0, palette.sky],
      [1, palette.haze],
    ]) + rect(0, 0, width, height, 'url(#sky)')
  )
}

function clouds({ width, height, dice, palette }: Stage, horizon: number): string {
  const white = mix(palette.haze, '#ffffff', 0.72)
  return Array.from({ length: dice.whole(2, 3) }, (_, place) =>
    placed(
      cloud(white),
      width * (0.16 + place * 0.32 + dice.between(-0.08, 0.08)),
      horizon * dice.between(0.16, 0.46),
      (height / 700) * dice.between(0.8, 1.5),
    ),
  ).join('')
}

function sun({ width, height, dice, palette }: Stage, horizon: number): string {
  const x = width * dice.pick([0.16, 0.78, 0.86])
  const y = horizon * dice.between(0.26, 0.42)
  const radius = Math.min(width, height) * dice.between(0.055, 0.08)
  return circle(x, y, radius * 1.7, palette.light, faded(0.35)) + circle(x, y, radius, palette.light)
}

/** Flat houses side by side, in two depths. */
export function skyline(stage: Stage, base: number, tall: number): string {
  const { width, dice, palette } = stage
  return [palette.far, palette.mid]
    .map((color, depth) => {
      const blocks: string[] = []
      for (let x = -dice.between(0, 40); x < width; ) {
        const wide = dice.between(46, 92)
        const high = tall * dice.between(0.4, 1) * (depth ? 0.62 : 1)
        const roof = dice.chance(0.3)
          ? shape(
              d`M${x} ${base - high}L${x + wide / 2} ${base - high - wide * 0.4}L${x + wide} ${base - high}Z`,
              color,
            )
          : ''
        const glass = lighter(color, 0.34)
        const panes: string[] = []
        for (let row = base - high + 14; row < base - 22; row += 24) {
          for (let pane = x + 10; pane < x + wide - 14; pane += 18) {
            if (dice.chance(0.7)) panes.push(rect(pane, row, 8, 12, glass))
          }
        }
        blocks.push(roof + rect(x, base - high, wide, high, color) + panes.join(''))
        x += wide + (dice.chance(0.35) ? dice.between(6, 24) : 0)
      }
      return blocks.join('')
    })
    .join('')
}

export type Outside = 'park' | 'city' | 'hills' | 'sea'

/** Sky, distance and ground out of doors; the ground begins at the horizon. */
export function outdoors(stage: Stage, kind: Outside, horizon: number, ground?: string): string {
  const { width, height, dice, palette } = stage
  const soil = ground ?? mix(palette.near, palette.haze, 0.42)
  const scale = height / 100
  const distance = {
    park: () =>
      shape(hillLine(dice, width, horizon - 10, height * 0.16, height), palette.far) +
      trees(stage, horizon + height * 0.02, scale * 0.3, 5),
    city: () =>
      skyline(stage, horizon + 2, height * 0.3) + trees(stage, horizon + height * 0.015, scale * 0.2, 4),
    hills: () =>
      shape(hillLine(dice, width, horizon - 20, height * 0.26, height), palette.far) +
      shape(hillLine(dice, width, horizon + 4, height * 0.14, height), palette.mid),
    sea: () => rect(0, horizon - height * 0.1, width, height, mix(palette.far, '#8cc7dd', 0.3)),
  }[kind]()
  const edge =
    kind === 'city'
      ? rect(0, horizon, width, height, soil)
      : shape(
          d`M0 ${horizon + 6}Q${width * 0.5} ${horizon - 14} ${width} ${horizon + 8}L${width} ${height}L0 ${height}Z`,
          soil,
        )
  return sky(stage) + sun(stage, horizon) + clouds(stage, horizon) + distance + edge
}

/** A loose row of trees with their feet on a line. */
export function trees(stage: Stage, y: number, scale: number, count: number): string {
  const { width, dice, palette } = stage
  return Array.from({ length: count }, (_, place) => {
    const tree = dice.pick([roundTree, poplar, bush])
    return placed(
      tree(palette),
      width * ((place + dice.between(0.1, 0.9)) / count),
      y,
      scale * dice.between(0.75, 1.15),
    )
  }).join('')
}

/** Wall and floor with a window or pictures, and plants. */
export function interior(stage: Stage, floor: number): string {
  const { width, height, dice, palette } = stage
  const wall = lighter(palette.sky, 0.2)
  const unit = Math.min(width, height) / 100
  const windowX = width * dice.pick([0.24, 0.5, 0.74])
  const plantX = windowX > width * 0.6 ? width * 0.09 : width * 0.91
  return (
    rect(0, 0, width, height, wall) +
    rect(0, floor, width, height - floor, mix(palette.wood, palette.haze, 0.62)) +
    rect(0, floor - unit * 1.4, width, unit * 1.4, lighter(palette.haze, 0.5)) +
    windowPane(stage, windowX, floor * 0.42, unit) +
    pictures(stage, windowX > width / 2 ? width * 0.2 : width * 0.76, floor * 0.34, unit) +
    placed(pottedPlant(palette), plantX, floor + unit * 3, unit * 0.56)
  )
}

function windowPane({ palette }: Stage, x: number, y: number, unit: number): string {
  const [wide, high] = [unit * 30, unit * 38]
  return (
    rect(x - wide / 2, y - high / 2, wide, high, palette.haze, rounded(unit)) +
    rect(x - wide / 2, y + high * 0.12, wide, high * 0.38, palette.far) +
    circle(x + wide * 0.24, y - high * 0.2, unit * 4, palette.light) +
    shape(
      d`M${x - wide / 2} ${y + high * 0.18}Q${x - wide * 0.2} ${y - high * 0.06} ${x} ${y + high * 0.16}T${x + wide / 2} ${y + high * 0.1}V${y + high / 2}H${x - wide / 2}Z`,
      palette.mid,
    ) +
    stroke(
      d`M${x} ${y - high / 2}V${y + high / 2}M${x - wide / 2} ${y}H${x + wide / 2}`,
      palette.paper,
      unit * 1.1,
    ) +
    `<rect x="${Math.round(x - wide / 2)}" y="${Math.round(y - high / 2)}" width="${Math.round(wide)}" height="${Math.round(high)}" rx="${Math.round(unit)}" fill="none" stroke="${palette.paper}" stroke-width="${Math.round(unit * 2)}"/>` +
    rect(x - wide * 0.56, y + high / 2, wide * 1.12, unit * 2.4, palette.paper, rounded(unit))
  )
}

function pictures({ palette, dice }: Stage, x: number, y: number, unit: number): string {
  const [first, , third] = dice.shuffled(palette.accents)
  const art = (offset: number, wide: number, high: number, color: string) =>
    rect(x + offset - wide / 2, y - high / 2, wide, high, palette.paper, rounded(unit * 0.6)) +
    rect(
      x + offset - wide / 2 + unit,
      y - high / 2 + unit,
      wide - unit * 2,
      high - unit * 2,
      lighter(color, 0.55),
    ) +
    circle(x + offset, y + high * 0.06, wide * 0.24, color)
  return (
    art(-unit * 7, unit * 11, unit * 15, first ?? palette.mid) +
    art(unit * 7, unit * 11, unit * 11, third ?? palette.far)
  )
}

/** Nothing but color and one large soft form. */
export function plainGround(stage: Stage, floor: number, x = stage.width * 0.5): string {
  const { width, height, dice, palette } = stage
  const radius = Math.min(width, height) * dice.between(0.36, 0.44)
  const form = dice.pick([
    () => circle(x, floor - radius * 0.9, radius, palette.blob),
    () => rect(x - radius, floor - radius * 1.9, radius * 2, radius * 2, palette.blob, rounded(radius)),
    () =>
      shape(
        d`M${x - radius * 1.3} ${floor}C${x - radius * 1.6} ${floor - radius * 1.4} ${x - radius * 0.4} ${floor - radius * 2} ${x + radius * 0.3} ${floor - radius * 1.7}C${x + radius * 1.3} ${floor - radius * 1.5} ${x + radius * 1.6} ${floor - radius * 0.6} ${x + radius * 1.2} ${floor}Z`,
        palette.blob,
      ),
  ])
  return (
    rect(0, 0, width, height, palette.sky) +
    form() +
    ellipse(x, floor, radius * 1.5, radius * 0.16, darker(palette.blob, 0.08))
  )
}

/** A hall with its lights down; beams fall from above onto the stage. */
export function darkHall(stage: Stage, floor: number): string {
  const { width, height, palette, dice } = stage
  const beams = [0.14, 0.38, 0.62, 0.86]
    .map((share) => {
      const x = width * share
      const end = x + width * dice.between(-0.16, 0.16)
      return shape(
        d`M${x - 8} -10L${x + 8} -10L${end + width * 0.11} ${floor}L${end - width * 0.11} ${floor}Z`,
        'url(#beam)',
      )
    })
    .join('')
  return (
    gradient('hall', [
      [0, palette.night],
      [1, mix(palette.night, palette.near, 0.5)],
    ]) +
    gradient('beam', [
      [0, palette.light, 0.6],
      [1, palette.light, 0.06],
    ]) +
    rect(0, 0, width, height, 'url(#hall)') +
    beams
  )
}
