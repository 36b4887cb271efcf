/** A name as one would type it: what tells meanings apart, as in "orange (color)", would be read as a group of words. */
export function plainName(name: string): string {
  return name.replace(/\s*[(（][^)）]*[)）]/gu, '').trim() || name
}
