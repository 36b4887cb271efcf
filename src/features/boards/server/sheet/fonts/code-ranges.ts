/** Pairs of first and last, one after the other. */
export type CodeRanges = readonly number[]

/** Reads `U+41,U+61-7a`, as CSS writes it. */
export function parseCodeRanges(text: string): CodeRanges {
  return text.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(part) ?? []
    return first === '' ? [] : [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** A file promises some hundred characters, and a document can have tens of thousands: so these are not gone through. */
export function hasCodeIn(ranges: CodeRanges, codes: ReadonlySet<number>): boolean {
  for (let place = 0; place < ranges.length; place += 2)
    for (let code = ranges[place] ?? 0; code <= (ranges[place + 1] ?? -1); code += 1)
      if (codes.has(code)) return true
  return false
}

export function hasEveryCode(ranges: CodeRanges, codes: readonly number[]): boolean {
  return codes.every((code) => hasCode(ranges, code))
}

function hasCode(ranges: CodeRanges, code: number): boolean {
  for (let place = 0; place < ranges.length; place += 2)
    if (code >= (ranges[place] ?? 0) && code <= (ranges[place + 1] ?? 0)) return true
  return false
}
