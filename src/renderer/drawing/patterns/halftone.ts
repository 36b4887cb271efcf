import { d, shape } from '../svg.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

const count = 8
const step = 44
const side = count * step

/** How large the dots are, 0 to 1, over a tile that is 1 wide and 1 high. */
const swells: readonly ((x: number, y: number) => number)[] = [
  (_, y) => 0.5 - 0.5 * Math.cos(y * Math.PI * 2),
  (x, y) => 0.5 + 0.25 * (Math.sin(x * Math.PI * 2) + Math.sin(y * Math.PI * 2)),
  (x, y) => 0.5 + 0.5 * Math.sin((y + 0.12 * Math.sin(x * Math.PI * 2)) * Math.PI * 2),
  (x, y) => 0.5 + 0.5 * Math.sin((x + y) * Math.PI * 2),
]

function dots(shift: number, sizeAt: (x: number, y: number) => number): string {
  const data: string[] = []
  for (let row = 0; row < count * 2; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [column + (row % 2) / 2 + shift, row / 2]
      const radius = step * 0.5 * sizeAt(x / count, y / count)
      if (radius < 0.8) continue
      data.push(
        d`M${x * step - radius} ${y * step}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      )
    }
  }
  return data.join('')
}

export const halftone: Motif = {
  palette: ({ ground, bold, colors }) => [
    bold,
    ground,
    ...colors.filter((color) => color !== bold).slice(0, 1),
  ],
  draw: (sheet) => {
    const { dice, bold, colors, variant } = sheet
    const swell = swells[variant % 4] ?? (() => 0.5)
    const [second = bold] = colors.filter((color) => color !== bold)
    const back = shape(
      dots(0.5, (x, y) => 0.14 + 0.5 * (1 - swell(x, y))),
      second,
    )
    const front = shape(
      dots(0, (x, y) => 0.14 + 0.66 * swell(x, y)),
      bold,
    )
    const turn = dice.pick(['upright', 'sideways', 'slanted'] as const)
    return repeatTile(sheet, { width: side, height: side, turn }, [back + front])
  },
}
