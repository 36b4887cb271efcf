import { paletteOfColors } from '../../domain/palette.ts'
import type { KeptMedia } from '../asset-row.ts'
import type { AssetKeeper } from '../keep-assets.ts'
import type { Origin } from '../media/origin.ts'
import { type DemoPiece, mediaKeyOf } from './demo-piece.ts'
import type { DemoPlan } from './plan-demo.ts'

export type SeenPicture = Pick<KeptMedia, 'dominantColor' | 'palette' | 'placeholder'>

export type SeedNeeds = {
  readonly keepAssets: AssetKeeper
  /** Looks at a picture whose colors nobody has written down. */
  readonly look: (origin: Origin) => Promise<SeenPicture>
  readonly readPosition: (version: string) => Promise<number>
  readonly keepPosition: (version: string, position: number) => Promise<void>
  readonly onProgress: (done: number, of: number) => void
  readonly signal: AbortSignal
}

const batchSize = 1_000
const batchesAtOnce = 4

/** Writes the pieces of a plan from where an earlier start ended, in order, up to this many. */
export async function seedDemo(plan: DemoPlan, until: number, needs: SeedNeeds): Promise<void> {
  const from = await needs.readPosition(plan.version)
  // The next batches are made ready while the database writes these.
  const underWay: Promise<void>[] = []
  let before: Promise<void> = Promise.resolve()
  for (let start = from; start < until && !needs.signal.aborted; start += batchSize) {
    const end = Math.min(start + batchSize, until)
    const pieces = Array.from({ length: end - start }, (_, offset) => plan.pieceAt(start + offset))
    const assets = await Promise.all(pieces.map(async (piece) => newAsset(piece, needs.look)))
    before = Promise.all([before, needs.keepAssets(assets)]).then(async () => {
      await needs.keepPosition(plan.version, end)
      needs.onProgress(end, until)
    })
    // Whoever waits for it next is told of a failure.
    before.catch(() => {})
    underWay.push(before)
    if (underWay.length >= batchesAtOnce) await underWay.shift()
  }
  await before
}

async function newAsset(piece: DemoPiece, look: SeedNeeds['look']) {
  const { record, origin, colors } = piece
  const [strongest] = colors
  const seen: SeenPicture = strongest
    ? { dominantColor: strongest, palette: paletteOfColors(colors), placeholder: '' }
    : await look(origin)
  const media: KeptMedia = {
    ...seen,
    mediaKey: mediaKeyOf(origin),
    origin,
    originalBytes: null,
    originalFormat: formatOf(origin),
  }
  return { record, media }
}

function formatOf({ kind }: Origin): string {
  switch (kind) {
    case 'drawing':
    case 'glyph':
      return 'svg'
    case 'film':
      return 'mp4'
    case 'file':
    case 'package':
    case 'recipe':
      return 'jpg'
  }
}
