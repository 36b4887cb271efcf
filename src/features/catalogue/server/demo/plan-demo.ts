import { rendererVersion } from '#renderer/recipe.ts'
import { coveragePieces } from './coverage.ts'
import type { DemoPiece } from './demo-piece.ts'
import { drawingPieces } from './drawings.ts'
import { starterPieces } from './drawn.ts'
import { drawnPieceAt } from './endless.ts'
import { filmPieces } from './films.ts'
import { glyphPieces } from './glyph-pieces.ts'
import { leadingWorks } from './works.data.ts'
import { readWorks, workKey } from './works.ts'

/** Raised when the plan's pieces or their words change, so that they are written anew. */
const planVersion = 1

export type DemoPlan = {
  readonly version: string
  /** Pieces that a home page needs before it is worth looking at; they come first. */
  readonly leading: number
  /** Pieces that are not drawn by the row: the default library holds them all. */
  readonly chosen: number
  readonly pieceAt: (place: number) => DemoPiece
}

/**
 * The row of the demo library: what home pages lead with; works, films, vectors, coverage and drawn pictures mixed as a
 * catalogue mixes them; then drawn pictures without end.
 */
export async function planDemo(): Promise<DemoPlan> {
  const works = await readWorks()
  const leads = leadingWorks.flatMap((id) => works.filter(({ record }) => record.sourceKey === workKey(id)))
  const starters = starterPieces()
  const leading = [...leads, ...starters]
  const others = works.filter((work) => !leads.includes(work))
  const drawn = Array.from({ length: drawnInDefault }, (_, index) => drawnPieceAt(index))
  const mixed = shuffleTogether([
    others,
    filmPieces(),
    await glyphPieces(),
    drawingPieces(),
    coveragePieces(),
    drawn,
  ])
  const chosen = [...leading, ...mixed]
  return {
    version: `${planVersion}.${rendererVersion}`,
    leading: leading.length,
    chosen: chosen.length,
    pieceAt: (place) => chosen[place] ?? drawnPieceAt(place - chosen.length + drawnInDefault),
  }
}

const drawnInDefault = 1_100

/** Takes from each list in proportion to its length, so that any part of the row holds some of everything. */
function shuffleTogether(lists: readonly (readonly DemoPiece[])[]): DemoPiece[] {
  return lists
    .flatMap((list, which) =>
      list.map((piece, place) => ({ piece, at: (place + 0.5) / list.length + which * 1e-6 })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ piece }) => piece)
}
