import type { BenchAnswer, FacetPairs } from './engine.ts'
import { facetFields, longFields, mostLongValues } from './values.ts'

export type Differences = { readonly compared: number; readonly different: number; readonly example: string }

/** How many answers tell other totals, facets or numbers of hits than ours. Orders are each engine's own. */
export function compareAnswers(
  ours: Readonly<Record<number, BenchAnswer>>,
  theirs: Readonly<Record<number, BenchAnswer>>,
): Differences {
  let [compared, different, example] = [0, 0, '']
  for (const [number, answer] of Object.entries(theirs)) {
    const own = ours[Number(number)]
    if (!own) continue
    compared += 1
    const found = differenceOf(own, answer)
    if (found === null) continue
    different += 1
    example ||= `question ${number}: ${found}`
  }
  return { compared, different, example }
}

function differenceOf(ours: BenchAnswer, theirs: BenchAnswer): string | null {
  const pairs: [what: string, ours: unknown, theirs: unknown][] = [
    ['totals', [ours.totals.image, ours.totals.film], [theirs.totals.image, theirs.totals.film]],
    ['hits', ours.ids.length, theirs.ids.length],
    ...facetFields.map((field): [string, unknown, unknown] => {
      const show = longFields.has(field) ? countsOf : sorted
      return [field, show(ours.facets[field] ?? []), show(theirs.facets[field] ?? [])]
    }),
  ]
  for (const [what, own, other] of pairs) {
    const [one, two] = [JSON.stringify(own), JSON.stringify(other)]
    if (one !== two) return `${what} ${one.slice(0, 120)} here, ${two.slice(0, 120)} there`
  }
  return null
}

function sorted(facet: FacetPairs): FacetPairs {
  return facet
    .filter(([, count]) => count > 0)
    .toSorted(([value, count], [other, otherCount]) => otherCount - count || (value < other ? -1 : 1))
}

/** Which of equally frequent values are told last is each engine's own. */
function countsOf(facet: FacetPairs): readonly number[] {
  return sorted(facet)
    .slice(0, mostLongValues)
    .map(([, count]) => count)
}
