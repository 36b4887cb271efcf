import { cycle } from '../dice.ts'
import { d, shape, stroke } from '../svg.ts'
import { brightness, lighter, mix } from '../tint.ts'
import { repeatTile } from './lay-tile.ts'
import type { Motif, Sheet } from './sheet.ts'

const edge = 44
const half = (edge * Math.sqrt(3)) / 2

/** The faces of a cube seen from a corner; (x, y) is the corner nearest to the eye. */
function cube(x: number, y: number, color: string, dark: string, design: number): string {
  const shade = mix(color, dark, 0.45)
  const light = lighter(color, 0.38)
  const [left, right, up, down] = [x - half, x + half, y - edge / 2, y + edge / 2]
  // A hair of its own color around each face closes the gaps between neighbors.
  const face = (data: string, fill: string) => shape(data, fill, ` stroke="${fill}" stroke-width="0.5"`)
  const faces =
    face(d`M${x} ${y}L${left} ${up}L${x} ${y - edge}L${right} ${up}Z`, light) +
    face(d`M${x} ${y}L${left} ${up}V${down}L${x} ${y + edge}Z`, color) +
    face(d`M${x} ${y}L${right} ${up}V${down}L${x} ${y + edge}Z`, shade)
  if (design === 0) return faces
  if (design === 1) {
    const [mx, my] = [x, y - edge / 2]
    return (
      faces +
      shape(
        d`M${mx} ${my - edge * 0.26}L${mx + half * 0.52} ${my}L${mx} ${my + edge * 0.26}L${mx - half * 0.52} ${my}Z`,
        color,
      )
    )
  }
  const lines = [0.25, 0.5, 0.75].map(
    (share) => d`M${left} ${up + edge * share}L${x} ${y + edge * share}L${right} ${up + edge * share}`,
  )
  return faces + stroke(lines.join(''), light, 1.6)
}

function colorsOf({ colors, variant }: Sheet): readonly string[] {
  return colors.slice(0, variant < 4 ? 3 : variant < 8 ? 2 : 4)
}

export const cubes: Motif = {
  palette: colorsOf,
  draw: (sheet) => {
    const colors = colorsOf(sheet)
    const dark = brightness(sheet.ink) < brightness(sheet.ground) ? sheet.ink : sheet.ground
    const columns = colors.length === 4 ? 2 : colors.length
    const cubesOfTile = [0, 1].flatMap((row) =>
      Array.from({ length: columns }, (_, column) =>
        cube(
          half * (2 * column + 1 + row),
          edge * (1 + 1.5 * row),
          cycle(colors, colors.length === 2 ? column : column + row * 2),
          dark,
          sheet.variant % 3,
        ),
      ),
    )
    return repeatTile(
      sheet,
      {
        width: half * 2 * columns,
        height: edge * 3,
        turn: sheet.dice.pick(['upright', 'upright', 'sideways']),
      },
      [cubesOfTile.join('')],
    )
  },
}
