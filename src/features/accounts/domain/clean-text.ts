/** What a person wrote into a line, without what no line holds, and no longer than may be kept. */
export function cleanText(text: string, mostCharacters: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, mostCharacters).join('').trim()
}
