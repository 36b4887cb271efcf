/** One spelling of a name or address, whatever the case or width it was typed in. */
export function normalizeKey(text: string): string {
  // Lower case can undo the composition, so it is made twice; both can make spaces of other characters.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}
