/** What an installation calls its indexes. Several may share a cluster, each with a prefix of its own. */
export function indexNames(prefix: string) {
  return {
    /** Aliases: questions are asked of these. */
    assets: `${prefix}-assets`,
    terms: `${prefix}-terms`,
    /** One for each time it is built; numbers are never given twice. */
    assetsOf: (number: number) => `${prefix}-assets-${number}`,
    termsOf: (number: number) => `${prefix}-terms-${number}`,
    /** How far each of them got, and who writes. */
    state: `${prefix}-state`,
  }
}

/** Changes go to this alias of an index: one that is gone is not made again by a late request. */
export function writingAlias(index: string): string {
  return `${index}-writing`
}

export type IndexNames = ReturnType<typeof indexNames>
