/** The terms with a word that begins so, the whole text's first word included. */
export type TermStarts = {
  /** Numbers of the best terms that begin so, best first; a term is told once. */
  find(beginning: string, isWanted: (term: number) => boolean, limit: number): readonly number[]
}

/** Stands behind whatever a text may go on with. */
const lastSign = '\uffff'
const wordStart = /(?<=[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]/gu

/** Terms come best first, and are known by their place. */
export function openTermStarts(foldedTexts: readonly string[]): TermStarts {
  const starts = foldedTexts.flatMap((text, term) =>
    startsOf(text).map((at) => ({ text: text.slice(at), term })),
  )
  starts.sort((one, other) =>
    one.text < other.text ? -1 : one.text > other.text ? 1 : one.term - other.term,
  )
  const texts = starts.map(({ text }) => text)
  const terms = Uint32Array.from(starts, ({ term }) => term)

  return {
    find(beginning, isWanted, limit) {
      const best: number[] = []
      const end = firstAtLeast(texts, `${beginning}${lastSign}`)
      for (let at = firstAtLeast(texts, beginning); at < end; at += 1) {
        const term = terms[at] ?? 0
        if (best.length === limit && term >= (best[limit - 1] ?? 0)) continue
        if (isWanted(term)) insert(best, term, limit)
      }
      return best
    },
  }
}

/** Where words begin; a text of signs alone begins at its first. */
function startsOf(text: string): readonly number[] {
  const starts = [0]
  for (const { index } of text.matchAll(wordStart)) starts.push(index)
  return starts
}

function firstAtLeast(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function insert(best: number[], term: number, limit: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1] ?? 0) > term) at -= 1
  if (best[at - 1] === term) return
  best.splice(at, 0, term)
  if (best.length > limit) best.pop()
}
