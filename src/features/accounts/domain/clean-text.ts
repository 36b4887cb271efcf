/** What a person wrote into a line, without what no line holds. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The same, cut: for what nobody can correct, such as what a browser or a provider says. */
export function cleanText(text: string, mostCharacters: number): string {
  return [...cleanLine(text)].slice(0, mostCharacters).join('').trim()
}

export function isLongerThan(mostCharacters: number, text: string): boolean {
  return [...text].length > mostCharacters
}
