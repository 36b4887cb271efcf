import type { PatternMotif } from '../drawing.ts'
import { arches } from './arches.ts'
import { bauhaus } from './bauhaus.ts'
import { citrus } from './citrus.ts'
import { contours } from './contours.ts'
import { cubes } from './cubes.ts'
import { halftone } from './halftone.ts'
import { herringbone } from './herringbone.ts'
import { hexagons } from './hexagons.ts'
import { houndstooth } from './houndstooth.ts'
import { leaves } from './leaves.ts'
import { memphis } from './memphis.ts'
import { plaid } from './plaid.ts'
import { scallops } from './scallops.ts'
import type { Motif } from './sheet.ts'
import { stars } from './stars.ts'
import { terrazzo } from './terrazzo.ts'
import { waves } from './waves.ts'

export const motifs: Record<PatternMotif, Motif> = {
  terrazzo,
  waves,
  scallops,
  memphis,
  cubes,
  leaves,
  citrus,
  stars,
  arches,
  houndstooth,
  contours,
  halftone,
  plaid,
  hexagons,
  bauhaus,
  herringbone,
}
