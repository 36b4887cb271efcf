import { cycle } from '../dice.ts'
import { rect, rounded, stroke } from '../svg.ts'
import { mix } from '../tint.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif } from './sheet.ts'

const thick = 26

export const herringbone: Motif = {
  palette: ({ colors, ground, variant }) =>
    variant % 3 === 2 ? [...colors, ground] : [...colors.slice(0, 2 + (variant % 3)), ground],
  draw: (sheet) => {
    const { dice, colors, ground, variant } = sheet
    const used = variant % 3 === 2 ? colors : colors.slice(0, 2 + (variant % 3))
    const long = 3 + (variant % 2)
    const count = long * 2
    const gap = dice.between(1.2, 3.2)
    const brick = (x: number, y: number, wide: number, high: number, color: string) => {
      const [left, top] = [x * thick + gap, y * thick + gap]
      const [width, height] = [wide * thick - gap * 2, high * thick - gap * 2]
      const grain = mix(color, ground, 0.3)
      const line =
        wide > high
          ? `M${left + 7} ${top + height / 2}h${width - 14}`
          : `M${left + width / 2} ${top + 7}v${height - 14}`
      const inlay = variant > 7 ? stroke(line, grain, 2) : ''
      return rect(left, top, width, height, color, rounded(1.6)) + inlay
    }
    // Along each row the bricks step: one lies where the difference of column and row begins anew, one stands before it.
    const bricks = Array.from({ length: count }, (_, row) => [
      brick(row, row, long, 1, cycle(used, row)),
      brick(row + count - 1, row, 1, long, cycle(used, row + (variant < 6 ? 1 : 0))),
    ]).flat()
    const side = count * thick
    const turn = dice.pick(['diagonal', 'diagonal', 'upright'] as const)
    return repeatTile(sheet, { width: side, height: side, turn }, [bricks.join('')])
  },
}
