import sharp from 'sharp'
import type { Database } from '#platform/database.ts'
import { appendEvent } from '#platform/outbox.ts'
import type { Picture, Recipe } from '#renderer/recipe.ts'
import type { CatalogueEvent } from '../domain/catalogue-event.ts'
import type { CatalogueQueries } from './catalogue-queries.ts'
import type { DemoPiece } from './demo-pieces.ts'
import { keepPicture, readPicture } from './picture-files.ts'

export type TakeInNeeds = {
  readonly db: Database
  readonly catalogue: CatalogueQueries
  readonly mediaDirectory: string
  readonly draw: (recipe: Recipe) => Promise<Picture>
}

/** Makes one piece of the demo library part of the catalogue. Doing it again changes nothing. */
export async function takeInPiece(piece: DemoPiece, { db, catalogue, mediaDirectory, draw }: TakeInNeeds) {
  const picture = await keepPicture(mediaDirectory, await openPicture(piece, draw))
  await db.transaction().execute(async (transaction) => {
    const tell = ({ name, payload }: CatalogueEvent) => appendEvent(transaction, name, payload)
    const added = await catalogue.insertAsset(transaction, { ...piece.description, ...picture })
    if (!added) return
    await tell({ name: 'catalogue.asset-added', payload: added })
    if (!piece.isWithdrawn) return
    await catalogue.withdrawAsset(transaction, added.assetId)
    await tell({ name: 'catalogue.asset-withdrawn', payload: added })
  })
}

async function openPicture({ picture }: DemoPiece, draw: TakeInNeeds['draw']) {
  if ('file' in picture) return readPicture(picture.file)
  const { width, height, pixels } = await draw(picture.recipe)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
