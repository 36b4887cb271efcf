import { isLocale, type Locale } from '#i18n/locales.ts'
import type { RecordKeyword } from './asset-record.ts'

/** The value of a field, or what is wrong with its text as the end of a sentence that begins with the text. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string }
export type Reader<Value> = (texts: readonly string[]) => Reading<Value>

const nothing = { problem: 'is empty' }

/** Line breaks stay where there is room for several lines. No other control characters, and one form of each letter. */
export function text(longest: number, { lines = false } = {}): Reader<string> {
  return ([first = '']) => {
    const value = cleanText(first, lines)
    if (value === '') return nothing
    return value.length > longest ? { problem: `is longer than ${longest} characters` } : { value }
  }
}

export function cleanText(raw: string, hasLines = false): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is taken out.
  const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFEFF]/g
  const printable = raw.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(controls, ' ')
  return (hasLines ? printable : printable.replaceAll(/\s+/g, ' ')).trim()
}

export function texts(longest: number, most: number): Reader<readonly string[]> {
  const one = text(longest)
  return (raw) => {
    const values = new Set<string>()
    for (const part of raw) {
      const reading = one([part])
      if ('value' in reading) values.add(reading.value)
      else if (reading !== nothing) return { problem: `has a part that ${reading.problem}` }
    }
    return values.size > most ? { problem: `has more than ${most} parts` } : { value: [...values] }
  }
}

type OtherWords<Value> = Readonly<Record<string, Value>>

export function oneOf<Value extends string>(
  values: readonly Value[],
  otherWords: OtherWords<NoInfer<Value>> = {},
): Reader<Value> {
  return ([first = '']) => {
    const word = plainWord(first)
    const value = values.find((known) => known === word) ?? otherWords[word]
    return value ? { value } : { problem: `is none of ${values.join(', ')}` }
  }
}

export function manyOf<Value extends string>(
  values: readonly Value[],
  otherWords: OtherWords<NoInfer<Value>> = {},
): Reader<readonly Value[]> {
  const one = oneOf(values, otherWords)
  return (raw) => {
    const read = raw.map((part) => ({ part, reading: one([part]) }))
    const wrong = read.find(({ reading }) => 'problem' in reading)
    if (wrong && 'problem' in wrong.reading)
      return { problem: `has ${wrong.part}, which ${wrong.reading.problem}` }
    return { value: [...new Set(read.flatMap(({ reading }) => ('value' in reading ? [reading.value] : [])))] }
  }
}

/** Filter values have no spaces, hyphens or capitals; people write them with. */
function plainWord(raw: string): string {
  return raw.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')
}

const yesAndNo: OtherWords<boolean> = {
  yes: true,
  true: true,
  y: true,
  '1': true,
  no: false,
  false: false,
  n: false,
  '0': false,
}

export function yesNo(otherWords: OtherWords<boolean> = {}): Reader<boolean> {
  const words = { ...yesAndNo, ...otherWords }
  return ([first = '']) => {
    const value = words[plainWord(lastSegment(first))]
    return value === undefined ? { problem: 'is neither yes nor no' } : { value }
  }
}

/** Controlled vocabularies write a value as a URL that ends with it. */
export function lastSegment(raw: string): string {
  const trimmed = raw.trim()
  return /^https?:\/\//.test(trimmed) ? (trimmed.split('/').at(-1) ?? '') : trimmed
}

export function wholeNumber(least: number, most: number): Reader<number> {
  return ([first = '']) => {
    const value = Number(first.trim() || Number.NaN)
    const isFine = Number.isInteger(value) && value >= least && value <= most
    return isFine ? { value } : { problem: `is no whole number from ${least} to ${most}` }
  }
}

/** `sky` is English; `Himmel@de` says its language. */
export function keywords(longest: number, most: number): Reader<readonly RecordKeyword[]> {
  const parts = texts(longest, most)
  return (raw) => {
    const reading = parts(raw)
    return 'problem' in reading ? reading : { value: reading.value.map(keywordOf) }
  }
}

function keywordOf(part: string): RecordKeyword {
  const at = part.lastIndexOf('@')
  const locale = part.slice(at + 1)
  return at > 0 && isLocale(locale)
    ? { text: part.slice(0, at).trim(), locale }
    : { text: part, locale: 'en-us' }
}

/** As `keywords` reads it again. */
export function keywordText({ text: word, locale }: RecordKeyword): string {
  const endsLikeLocale = isLocale(word.slice(word.lastIndexOf('@') + 1))
  return locale === ('en-us' satisfies Locale) && !endsLikeLocale ? word : `${word}@${locale}`
}
