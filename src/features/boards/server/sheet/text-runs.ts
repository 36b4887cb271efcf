import { picturesOfEmoji, splitEmoji } from '../../domain/sheet-emoji.ts'
import type { Face } from './open-font-family.ts'

/** Characters in a row that one face has; without a face nobody has them. */
export type TextRun = Readonly<{
  text: string
  /** What is drawn of it. */
  shown: string
  face: Face | null
}>

/** Joiners and what says in which direction a text runs. Nobody sees them; they change what stands around them. */
const guiding = /[\u200c-\u200f\u061c\u202a-\u202c\u2066-\u2069]/u
const allGuiding = new RegExp(guiding, 'gu')
/** What shapes letters together has to know of these. */
const joining = /[\u200c\u200d]/u
/** What is not seen and changes nothing. What forces a direction on letters can only make a name look like another. */
const unseen = /[[\p{C}\p{Variation_Selector}]--[\u200c-\u200f\u061c\u202a-\u202c\u2066-\u2069]]/gv

/** Marks and guides behind one letter. No language has so many (UAX 15, stream-safe texts); more only keep others waiting. */
const tooMany =
  /([\p{M}\u200c-\u200f\u061c\u202a-\u202c\u2066-\u2069]{30})[\p{M}\u200c-\u200f\u061c\u202a-\u202c\u2066-\u2069]+/gu

/** Letters with their marks in one, a space for any space, and nothing that is not seen and has no use. */
export function cleanText(text: string): string {
  const clean = splitEmoji(text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' '))
    .map((part) => (part.isEmoji ? part.text : part.text.replace(unseen, '')))
    .join('')
    .replace(tooMany, '$1')
    .trim()
  return clean.replace(allGuiding, '').trim() === '' ? '' : clean
}

/** What a text needs of fonts: characters, and emoji as a whole. */
export function readNeeds(text: string): { characters: Set<number>; emoji: Set<string> } {
  const characters = new Set<number>()
  const emoji = new Set<string>()
  for (const part of splitEmoji(text))
    if (part.isEmoji) emoji.add(part.text)
    else for (const code of codesOf(part.text.replace(allGuiding, ''))) characters.add(code)
  return { characters, emoji }
}

/** What a face has to have of an emoji to draw it as one picture; nobody sees what selects a picture instead of a letter. */
export function codesOfEmoji(emoji: string): readonly number[] {
  return codesOf(emoji.replaceAll('\ufe0f', ''))
}

/** A text as faces can set it, in the order in which it is read; the texts of all runs are the text. */
export function splitIntoRuns(text: string, faces: readonly Face[]): readonly TextRun[] {
  return splitEmoji(text).flatMap((part) =>
    part.isEmoji ? runsOfEmoji(part.text, faces) : runsOfLetters(part.text, faces),
  )
}

/** What continues a character, such as an accent of its own, stays with it if it can. */
function runsOfLetters(text: string, faces: readonly Face[]): readonly TextRun[] {
  const runs: { text: string; face: Face | null }[] = []
  const isGuided = guiding.test(text)
  let waiting = ''
  for (const character of text) {
    const last = runs.at(-1)
    if (isGuided && guiding.test(character)) {
      if (last) last.text += character
      else waiting += character
      continue
    }
    const code = character.codePointAt(0) ?? 0
    const continued = last?.face?.isEmoji === false && last.face.characters.has(code) ? last.face : null
    const face = continued ?? faces.find(({ characters }) => characters.has(code)) ?? null
    if (last && last.face === face) last.text += character
    else runs.push({ text: waiting + character, face })
    waiting = ''
  }
  if (waiting !== '') runs.push({ text: waiting, face: null })
  return runs.map(({ text: own, face }) => ({
    ...{ text: own, face },
    shown: isGuided
      ? own.replace(allGuiding, (found) => (face?.shape && joining.test(found) ? found : ''))
      : own,
  }))
}

/** As one picture, or else as those that it is joined from; what nobody has is left out beside what somebody has. */
function runsOfEmoji(emoji: string, faces: readonly Face[]): readonly TextRun[] {
  const whole = faceWith(codesOfEmoji(emoji), faces)
  if (whole) return [{ text: emoji, shown: emoji, face: whole }]
  const found = picturesOfEmoji(emoji).flatMap((shown) => {
    const face = faceWith(codesOf(shown), faces)
    return face ? [{ shown, face }] : []
  })
  if (found.length === 0) return [{ text: emoji, shown: emoji, face: null }]
  return found.map((run, place) => ({ ...run, text: place === 0 ? emoji : '' }))
}

function faceWith(codes: readonly number[], faces: readonly Face[]): Face | null {
  const has = ({ characters }: Face) => codes.every((code) => characters.has(code))
  return faces.find((face) => face.isEmoji && has(face)) ?? faces.find(has) ?? null
}

function codesOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0)
}
