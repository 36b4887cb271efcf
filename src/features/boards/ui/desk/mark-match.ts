export type NamePart = Readonly<{ text: string; isMatch: boolean }>

/** A name, cut where the filter's text stands in it, in whatever case. */
export function markMatch(name: string, filter: string): readonly NamePart[] {
  const wanted = filter.trim().toLocaleLowerCase()
  const length = filter.trim().length
  // Lower case may be longer than what it was made from, so places are looked for in the name itself.
  for (let at = 0; wanted !== '' && at + length <= name.length; at += 1) {
    const text = name.slice(at, at + length)
    if (text.toLocaleLowerCase() !== wanted) continue
    return [
      { text: name.slice(0, at), isMatch: false },
      { text, isMatch: true },
      { text: name.slice(at + length), isMatch: false },
    ].filter((part) => part.text !== '')
  }
  return [{ text: name, isMatch: false }]
}
