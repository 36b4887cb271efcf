/** The latest revision of a board that was heard of or shown: going back may show what was there before it. */
export function openRevisions() {
  let latest = -1
  return {
    note(revision: number): void {
      latest = Math.max(latest, revision)
    },

    isBehind(revision: number): boolean {
      return revision < latest
    },
  }
}
