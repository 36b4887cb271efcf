import sharp from 'sharp'
import { type PictureNature, suggestKeywords, suggestNudity, suggestPeople } from '../../domain/advice.ts'
import { packEmbedding } from '../../domain/advice-embedding.ts'
import type { PictureAdvice } from './advice-room.port.ts'
import { type LoadedModels, modelSides, type SquarePixels } from './load-models.ts'

/** Throws where the picture cannot be decoded. */
export async function advisePicture(
  models: LoadedModels,
  picture: Uint8Array,
  nature: PictureNature,
): Promise<PictureAdvice> {
  const middle = await models.classify(await square(picture, modelSides.classify, 'cover'))
  const whole = await models.classify(await square(picture, modelSides.classify, 'fill'))
  // The shape of a body must stay as it is; the other two models were trained on whatever was squeezed into the square.
  const people = await models.findPeople(await square(picture, modelSides.findPeople, 'contain'))
  const nudity = await models.judgeNudity(await square(picture, modelSides.judgeNudity, 'fill'))
  return {
    suggestions: [
      ...suggestKeywords([middle.classes, whole.classes], nature),
      ...[suggestPeople(people), suggestNudity(nudity)].filter((suggestion) => suggestion !== null),
    ],
    features: packEmbedding(whole.features),
  }
}

async function square(
  picture: Uint8Array,
  side: number,
  fit: 'cover' | 'contain' | 'fill',
): Promise<SquarePixels> {
  return sharp(picture, { limitInputPixels: 4_000_000 })
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit, background: '#000000' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}
