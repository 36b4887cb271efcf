import type { Token } from '../index-entry.ts'
import { foldLetters, foldLettersBut, writeWord } from './fold-word.ts'
import { guessByWords } from './guess-language.ts'
import type { LanguageCode } from './language-code.ts'
import { type FoundWord, scanWords } from './scan-words.ts'
import { stemEnglish } from './stem-english.ts'

/** A word of a text and what it is found by. */
export type Word = Readonly<{
  /** In small letters, accents kept. */
  written: string
  /** Accents and scripts make no difference. */
  surface: string
  /** The stem in the language of the text. */
  token: Token
  /** What anybody finds it by who does not know that language: the English stem of the surface. */
  plainToken: Token
  start: number
  end: number
  script: FoundWord['script']
  /** Bound to the word before by a hyphen. */
  isJoined: boolean
}>

export type Stem = (word: string) => string
export type Stemmers = Readonly<Partial<Record<LanguageCode, Stem>>>

export type Analyzer = {
  analyzeText(text: string, code: LanguageCode): readonly Word[]
  /** Texts of one asset, in the language that they seem to be written in: English when unsure. */
  analyzeTogether(texts: readonly string[]): {
    readonly code: LanguageCode
    readonly texts: readonly (readonly Word[])[]
  }
}

type Reading = Pick<Word, 'written' | 'surface' | 'token' | 'plainToken'>

/** Words are few and come again and again: each is read once. A full memory is begun anew. */
const mostRemembered = 60_000

export function openAnalyzer(stemmers: Stemmers): Analyzer {
  const remembered = new Map<LanguageCode, Map<string, Reading>>()
  const readingsIn = (code: LanguageCode): Map<string, Reading> => {
    const known = remembered.get(code) ?? new Map<string, Reading>()
    if (known.size === 0) remembered.set(code, known)
    if (known.size >= mostRemembered) known.clear()
    return known
  }
  const analyze = (text: string, code: LanguageCode): readonly Word[] => {
    const known = readingsIn(code)
    const words: Word[] = []
    for (const { text: found, start, end, script, isJoined } of scanWords(text)) {
      let reading = known.get(found)
      if (!reading) {
        reading = readAnew(found, code, stemmers[code])
        known.set(found, reading)
      }
      const { written, surface, token, plainToken } = reading
      if (token !== '') words.push({ written, surface, token, plainToken, start, end, script, isJoined })
    }
    return words
  }
  return {
    analyzeText: analyze,
    analyzeTogether(texts) {
      const plainly = texts.map((text) => analyze(text, 'en'))
      const code = guessByWords(
        texts.join(' '),
        plainly.flatMap((words) => words.map(({ written }) => written)),
      )
      return { code, texts: code === 'en' ? plainly : texts.map((text) => analyze(text, code)) }
    },
  }
}

function readAnew(text: string, code: LanguageCode, stem: Stem | undefined): Reading {
  const noun = code === 'tr' ? (/^[^'’]+/.exec(text)?.[0] ?? text) : text
  const written = dropPoints(writeWord(noun, code))
  const surface = foldLetters(written)
  const plainToken = stemEnglish(surface)
  const token = code === 'en' ? plainToken : foldStem(stem ? stem(written) : written, code)
  return { written, surface, token: token || surface, plainToken }
}

/** A point stays between the digits of a number: U.S.A. is USA, 3.5 is not 35. */
function dropPoints(word: string): string {
  return word.includes('.') ? word.replace(/(?<!^\p{Nd}[\p{Nd}.]*)\.|\.(?!\p{Nd})/gu, '') : word
}

const northern = /[åäö]/

function foldStem(stem: string, code: LanguageCode): string {
  switch (code) {
    case 'vi':
      return stem
    case 'sv':
    case 'fi':
      return foldLettersBut(stem, northern)
    // Umlauts may be written with an e, but in "neue", "Frauen" and "Quelle" the e is a letter of its own.
    case 'de':
      return foldLetters(stem).replace(/(?<![aeq])([aou])e(?=\w)/g, '$1')
    // The consonant at the end of an open syllable is written z or v: huizen, brieven.
    case 'nl':
      return foldLetters(stem).replace(/z$/, 's').replace(/v$/, 'f')
    default:
      return foldLetters(stem)
  }
}
