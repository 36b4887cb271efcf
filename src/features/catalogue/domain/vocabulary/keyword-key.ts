/** The key of a keyword, of its English name. */
export function keywordKey(englishName: string): string {
  return englishName
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
