import { openRandom } from './random.ts'

const wordCount = 30_000
const [consonants, vowels] = ['bcdfghjklmnprstvwz', 'aeiou']

/** Words of no language, the most frequent first. None is the beginning of a tag, so that no engine mistakes them. */
export const vocabulary = makeVocabulary()

function makeVocabulary(): readonly string[] {
  const random = openRandom(7)
  const letterOf = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
  const words = new Set<string>()
  while (words.size < wordCount) {
    let word = ''
    const syllables = 2 + Math.floor(random() * 3)
    for (let at = 0; at < syllables; at += 1) word += letterOf(consonants) + letterOf(vowels)
    if (random() < 0.4) word += letterOf(consonants)
    words.add(word)
  }
  return [...words]
}
