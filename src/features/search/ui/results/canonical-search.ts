import type { Gallery } from '../../domain/gallery.ts'
import type { SearchParameters } from '../../domain/parameters/parameter-table.ts'

type Searched = Readonly<{ parameters: SearchParameters; gallery: Gallery | null }>

/** The search whose address stands for all that show the same: as corrected, in the order it has anyway. */
export function canonicalSearch({ parameters, gallery }: Searched): SearchParameters {
  const {
    sortorder,
    recommendconfig,
    suppressphrasecorrection,
    suppressfamilycorrection,
    suppresspeoplecorrection,
    phraseprocessing,
    ...asked
  } = parameters
  const corrected = (gallery?.queryCorrections ?? []).map((correction) => {
    if (correction.kind === 'family') return { family: correction.to }
    return correction.isApplied ? { phrase: correction.to } : {}
  })
  const words = phraseprocessing === 'excludenaturallanguage' ? { phraseprocessing } : {}
  return Object.assign({}, asked, words, ...corrected)
}
