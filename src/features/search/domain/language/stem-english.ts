import { irregularForms, wholeWords, wordsInIe } from './english-words.data.ts'

/**
 * Takes plurals and the endings -ing and -ed off and nothing else: further steps of the well-known stemmers make one word
 * of animal and animation, which are different pictures. Expects folded letters.
 */
export function stemEnglish(word: string): string {
  const known = irregularForms[word]
  if (known !== undefined && Object.hasOwn(irregularForms, word)) return known
  if (word.length < 4 || wholeWords.has(word)) return word
  const decade = /^(\d+)(?:s|st|nd|rd|th)$/.exec(word)
  if (decade?.[1]) return decade[1]
  const single = withoutPlural(word)
  if (wholeWords.has(single)) return single
  if (single.endsWith('ing')) return withoutEnding(single, 3)
  if (single.endsWith('ied') && single.length > 4) return `${single.slice(0, -3)}y`
  if (single.endsWith('ed') && !single.endsWith('eed')) return withoutEnding(single, 2)
  return single
}

const manyMen = /^(?!specimen$|abdomen$|regimen$|acumen$|yemen$)\w{3,}men$/

function withoutPlural(word: string): string {
  if (manyMen.test(word)) return `${word.slice(0, -2)}an`
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && !wordsInIe.has(word.slice(0, -1))) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Without -ing or -ed, spelt as before: running is from run, smiling from smile. */
function withoutEnding(word: string, length: number): string {
  const stem = word.slice(0, -length)
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return word
  if (/([bdfgkmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return lostItsE(stem) ? `${stem}e` : stem
}

function lostItsE(stem: string): boolean {
  if (/(?:[cvuz]|[^aeious]s|[aeio]s|[^aeiou]at|dg|[aeiou]g|rg|chang|challeng|loung|[bcdfgkpt]l)$/.test(stem))
    return true
  if (/(?:explor|inspir|captur|prepar|compar|admir|retir|requir|sculptur|adventur|measur|balanc)$/.test(stem))
    return true
  return /^[^aeiou]*[aeiouy][bdfgklmnprt]$/.test(stem)
}
