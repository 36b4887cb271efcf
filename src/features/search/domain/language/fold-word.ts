import { cyrillicLetters, serbianLetters } from './cyrillic-letters.data.ts'
import type { LanguageCode } from './language-code.ts'

/** No word that means anything is longer; what is, is cut. */
export const longestWord = 48

/** A word in small letters of one kind, accents kept: what a stemmer reads. Never holds a blank. */
export function writeWord(word: string, code: LanguageCode): string {
  if (/^[a-z0-9]*$/.test(word)) return word.slice(0, longestWord)
  const plain = cutWord(word).normalize('NFKC')
  const small = (code === 'tr' ? plain.toLocaleLowerCase('tr') : plain.toLowerCase()).normalize('NFKC')
  const letters = small.replace(/[^\p{L}\p{M}\p{N}.]/gu, '')
  // What was left out may have kept a letter and its accent apart.
  return cutWord((code === 'sr' ? latinSerbian(letters) : letters).normalize('NFKC'))
}

// Letters with a stroke or without a dot do not come apart by normalization.
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** What is left of a word when accents and scripts make no difference: unmarked Latin letters where there are any. */
export function foldLetters(written: string): string {
  if (/^[a-z0-9.]*$/.test(written)) return written
  // Once before accents are taken off, for й is no и, and once after, for ѐ is an е.
  const folded = latinCyrillic(written)
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .replace(/[łđðøıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
  return cutWord(latinCyrillic(folded))
}

function latinCyrillic(word: string): string {
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => cyrillicLetters[letter] ?? letter)
}

/** Never in the middle of a character; half a character at its end is left out. */
function cutWord(word: string): string {
  return word.slice(0, longestWord).replace(/[\ud800-\udbff]$/, '')
}

/** As `foldLetters`, but the letters given stay: å is no a in Swedish. */
export function foldLettersBut(written: string, kept: RegExp): string {
  return /^[a-z0-9.]*$/.test(written)
    ? written
    : [...written].map((letter) => (kept.test(letter) ? letter : foldLetters(letter))).join('')
}

function latinSerbian(word: string): string {
  return word.replace(
    /\p{Script=Cyrillic}/gu,
    (letter) => serbianLetters[letter] ?? cyrillicLetters[letter] ?? letter,
  )
}
