import { findMatches } from '../find-matches.ts'
import { scanPlainWords } from './scan-plain-words.ts'

/** A word as it stands in a text. */
export type FoundWord = Readonly<{
  text: string
  start: number
  end: number
  script: 'spaced' | 'ideographic' | 'thai'
  /** Bound to the word before by a hyphen. */
  isJoined: boolean
}>

/** Longer texts are read up to here: a caption is a paragraph, never a book. */
export const longestText = 10_000

// Han, kana and Thai are written without blanks and are taken apart in a second step.
const unspaced = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー々〆\\uff70\\uff9e\\uff9f'
const letter = `[[\\p{L}\\p{M}\\p{N}]--[${unspaced}\\p{sc=Thai}]]`
const apostrophized = `(?:['’ʼ´\`]${letter}+)*`
const any = new RegExp(
  [
    '(?:\\p{L}\\.){2,}\\p{L}?(?![\\p{L}\\p{N}])',
    `[${unspaced}]+`,
    '\\p{sc=Thai}+',
    `\\p{Nd}+(?:[.,]\\p{Nd}+)+${letter}*${apostrophized}`,
    `${letter}+${apostrophized}`,
  ].join('|'),
  'gv',
)

const ideographic = new RegExp(`^[${unspaced}]`, 'v')
const thai = /^\p{sc=Thai}/u

/** The words of a text with their places in it. Han, kana and Thai come as words where the dictionary knows them. */
export function scanWords(source: string): readonly FoundWord[] {
  const text = source.length > longestText ? source.slice(0, longestText) : source
  const found: FoundWord[] = []
  const plain = scanPlainWords(text)
  if (plain) {
    for (const { start, end, hasApostrophe } of plain) {
      const word = text.slice(start, end)
      if (hasApostrophe) addApostrophized(found, word, start, isJoined(text, start, found))
      else found.push({ text: word, start, end, script: 'spaced', isJoined: isJoined(text, start, found) })
    }
    return found
  }
  for (const { 0: word, index: start } of findMatches(any, text)) {
    if (ideographic.test(word)) addSegments(found, word, start, 'ideographic')
    else if (thai.test(word)) addSegments(found, word, start, 'thai')
    else addApostrophized(found, word, start, isJoined(text, start, found))
  }
  return found
}

/** Whether one hyphen stands between a word and the one before. */
function isJoined(text: string, start: number, found: readonly FoundWord[]): boolean {
  return start > 1 && isHyphen(text.charCodeAt(start - 1)) && found.at(-1)?.end === start - 1
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011 || code === 0x30fb
}

// An article or preposition that lost its vowel is no part of the word, in French and in Italian.
const elided = /^(?:[ldcjmnst]|qu|jusqu|lorsqu|puisqu|un|all|dell|nell|sull|dall|quell|gl)$/i

function addApostrophized(found: FoundWord[], text: string, start: number, isJoined: boolean) {
  const at = text.search(/['’ʼ´`]/)
  if (at < 0) {
    found.push({ text, start, end: start + text.length, script: 'spaced', isJoined })
    return
  }
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  if (/^s$/i.test(after)) return addApostrophized(found, before, start, isJoined)
  if (elided.test(before) && after.length > 1) return addApostrophized(found, after, start + at + 1, false)
  found.push({ text, start, end: start + text.length, script: 'spaced', isJoined })
}

// The dictionaries of Han, kana and Thai are the same under every locale.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

function addSegments(found: FoundWord[], run: string, start: number, script: 'ideographic' | 'thai') {
  // Kana of half the width mean nothing to the dictionary, and made whole they would stand at other places.
  if (/[\uff66-\uff9f]/.test(run)) {
    found.push({ text: run, start, end: start + run.length, script, isJoined: false })
    return
  }
  for (const { segment, index } of segmenter.segment(run)) {
    const at = start + index
    found.push({ text: segment, start: at, end: at + segment.length, script, isJoined: false })
  }
}
