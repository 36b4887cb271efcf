import type { AssetCard } from '#features/catalogue/domain.ts'
import type { Coverage } from './coverage.ts'

/** Width over height from which a picture fills the top of a page. */
const leastRatio = 1.25

/** The first that has a picture fit to lead, with that picture before its others; null where none has. */
export function chooseLead(coverage: readonly Coverage[]): Coverage | null {
  for (const covered of coverage) {
    const picture = covered.frames.find(canLead)
    if (picture) {
      return { ...covered, frames: [picture, ...covered.frames.filter((frame) => frame !== picture)] }
    }
  }
  return null
}

function canLead({ width, height, isSensitive }: AssetCard): boolean {
  return !isSensitive && width >= height * leastRatio
}
