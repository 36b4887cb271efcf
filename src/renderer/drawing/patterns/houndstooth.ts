import { shape, stroke } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

/** Eight threads each way, four dark and four light, woven two over two under. */
const tooth = 'M0 0H4V4H0ZM4 2L6 0H8L4 4ZM6 4L8 2V4ZM0 4H2L0 6ZM0 8L4 4V6L2 8Z'

export const houndstooth: Motif = {
  palette: ({ ground, bold, colors, variant }) =>
    variant % 3 === 0
      ? [ground, bold]
      : [ground, bold, ...colors.filter((color) => color !== bold).slice(0, 1)],
  draw: (sheet) => {
    const { dice, bold, colors, variant } = sheet
    const [second = bold] = colors.filter((color) => color !== bold)
    const print = (color: string, x: number, y: number) =>
      `<g transform="translate(${x} ${y})">${shape(tooth, color, ` stroke="${color}" stroke-width="0.06"`)}</g>`
    const turn = dice.pick(['upright', 'sideways'] as const)
    const side = 32
    const places = [0, 8, 16, 24]
    const checks = places
      .flatMap((x) => places.map((y) => print(variant % 3 === 1 && x % 16 === 8 ? second : bold, x, y)))
      .join('')
    const pane = variant % 3 === 2 ? stroke('M14 -0.1V32.1M-0.1 14H32.1', second, 1.1, ' opacity="0.85"') : ''
    const unit = 10
    return repeatTile(sheet, { width: side * unit, height: side * unit, turn }, [
      `<g transform="scale(${unit})">${checks}${pane}</g>`,
    ])
  },
}
