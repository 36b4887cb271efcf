/** One spelling of a name or address, whatever the case or width it was typed in. */
export function normalizeKey(text: string): string {
  // Lower case can undo the composition, so it is made twice; of a mark that stands apart it makes a space and a mark.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}
