import { clamp, type FacetCount, mostFacetValues, type RelatedQuestion } from '#features/search/domain.ts'
import type { View } from '../segment/segment.ts'
import { openInquiry } from './inquiry.ts'
import type { Scratch } from './scratch.ts'
import { tallyNames } from './tally-names.ts'

/** A value that only one or two hits have says nothing, unless there are hardly more hits. */
const fewest = 3

export function findRelated(view: View, scratch: Scratch, question: RelatedQuestion): readonly FacetCount[] {
  const inquiry = openInquiry(view, scratch, question)
  const names = view.names[question.field] ?? []
  const here = new Uint32Array(names.length + 1)
  const everywhere = new Uint32Array(names.length + 1)
  let hitCount = 0
  let size = 0
  inquiry.columns.forEach((columns, part) => {
    const { hits } = inquiry.find(part)
    tallyNames(columns, question.field, hits, here, scratch)
    hitCount += hits.count
    size += columns.size
    scratch.giveBackList(hits)
    const listed = columns.names[question.field]
    listed?.listedCodes.forEach((code, row) => {
      const length = (listed.listedOffsets[row + 1] ?? 0) - (listed.listedOffsets[row] ?? 0)
      everywhere[code] = (everywhere[code] ?? 0) + length
    })
  })
  const least = Math.min(fewest, Math.ceil(hitCount / 4))
  const found: { code: number; likeness: number }[] = []
  for (let code = 1; code < here.length; code += 1) {
    const count = here[code] ?? 0
    if (count === 0 || count < least) continue
    const share = count / hitCount
    const usual = (everywhere[code] ?? 0) / size
    if (share > usual) found.push({ code, likeness: (share - usual) * (share / usual) })
  }
  return found
    .sort((one, other) => other.likeness - one.likeness || one.code - other.code)
    .slice(0, clamp(question.limit, mostFacetValues))
    .map(({ code }) => ({ value: names[code - 1] ?? '', count: here[code] ?? 0 }))
}
