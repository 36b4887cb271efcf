/** Every two neighbors of a text that is written without blanks: what no dictionary took apart is still found. */
export function ideographPairs(text: string): readonly string[] {
  const letters = [...text]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}
