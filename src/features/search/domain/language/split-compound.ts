import type { Locale } from '#i18n/locales.ts'
import type { Word } from './analyzer.ts'
import type { LanguageCode } from './language-code.ts'

/** Languages that write several nouns as one word, and what they put between two of them. */
const links: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: ['', 's', 'es', 'n', 'en', 'e', 'er'],
  nl: ['', 's', 'en', 'e', 'n'],
  sv: ['', 's', 'o', 'u'],
  fi: ['', 'n', 's', 'en'],
}

/** The locale whose words make the compounds of a language; null where nouns stand apart. */
export function compoundLocale(code: LanguageCode): Locale | null {
  return code === 'de' || code === 'nl' || code === 'sv' || code === 'fi' ? code : null
}

/** The nouns of all compounds among words, each once. */
export function compoundsOf(
  words: readonly Word[],
  code: LanguageCode,
  knows: (part: string) => boolean,
): readonly string[] {
  return [...new Set(words.flatMap(({ written }) => splitCompound(written, code, knows) ?? []))]
}

const shortestPart = 3
const shortestCompound = 7

/**
 * The two nouns of a compound, if both are known words; the longest second one decides, for it says what the thing is.
 * "Hundehütte" is a hut, "Staubecken" no stain.
 */
export function splitCompound(
  written: string,
  code: LanguageCode,
  knows: (part: string) => boolean,
): readonly [string, string] | null {
  if (code === 'ja') return splitIdeographs(written, knows)
  const between = links[code]
  if (!between || written.length < shortestCompound) return null
  for (let at = shortestPart; at <= written.length - shortestPart; at += 1) {
    const [start, end] = [written.slice(0, at), written.slice(at)]
    if (!knows(end)) continue
    const first = between
      .filter((link) => start.endsWith(link))
      .flatMap((link) => (link ? start.slice(0, -link.length) : start))
      .flatMap((part) => [part, `${part}e`])
      .find((part) => part.length >= shortestPart && knows(part))
    if (first) return [first, end]
  }
  return null
}

/** Two ideographs or more that the dictionary took for one word: a night with a moon. */
function splitIdeographs(
  written: string,
  knows: (part: string) => boolean,
): readonly [string, string] | null {
  if (!/^\p{sc=Han}+$/u.test(written)) return null
  const letters = [...written]
  for (let at = 1; at < letters.length; at += 1) {
    const [start, end] = [letters.slice(0, at).join(''), letters.slice(at).join('')]
    if (knows(start) && knows(end)) return [start, end]
  }
  return null
}
