import type { Locale } from '#i18n/locales.ts'

/** Case, spaces, hyphens and typographic quotes make no difference. */
export function foldText(text: string): string {
  // Normalization would make a space and an accent of the acute that stands for an apostrophe.
  const plain = text.replaceAll('´', "'").normalize('NFKC')
  return oneSpace(plain.replace(/[’‘`]/g, "'").toLowerCase())
}

function oneSpace(text: string): string {
  return text.replace(/[\s\p{Pd}_]+/gu, ' ').trim()
}

// Letters with a stroke or without a dot do not come apart by normalization.
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** As `foldText`, and accents make no difference either. Thai vowels and Japanese voicing marks are no accents. */
export function foldLoosely(text: string, locale: Locale): string {
  const letters = foldText(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.]/g, '')
    .normalize('NFC')
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
  const plain = oneSpace(letters)
  return locale.startsWith('en-') ? singular(plain) : plain
}

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  shelves: 'shelf',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
}

/** Of the last word alone: "city lights" and "city light" are the same, "sports car" stays what it is. */
function singular(text: string): string {
  const start = text.lastIndexOf(' ') + 1
  const word = text.slice(start)
  return text.slice(0, start) + (irregular[word] ?? withoutPlural(word))
}

function withoutPlural(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word) || /(tomato|potato|mango|volcano|hero)es$/.test(word))
    return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
