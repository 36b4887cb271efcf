import { parseBoardName } from './board-name.ts'
import { parseBoardText } from './board-text.ts'

/** A text that several people may write: what is kept, what one of them wants, and what that one saw (null: unknown). */
export type BasedText = Readonly<{ stored: string; wanted: string; base: string | null }>

/** A form sends what nobody touched along: whatever is as it was when it was shown is no change. */
export function textToKeep({ stored, wanted, base }: BasedText): string {
  return base !== null && wanted === base ? stored : wanted
}

/** Somebody else has written something else since: it would be lost without anybody having seen it (BOARD-11). */
export function isChangedMeanwhile({ stored, wanted, base }: BasedText): boolean {
  return base !== null && wanted !== base && stored !== base && stored !== wanted
}

/** What somebody is writing, and the text that stood there when they began. */
export type Draft = Readonly<{ base: string; text: string }>

type Writing = Readonly<{
  stored: string
  draft: Draft | null
  /** On what the form was based when it was sent and came back, if it did. */
  sentBase: string | undefined
}>

/**
 * On what a text is based that is sent now. While somebody writes, it is what stood there when they began, however often the page
 * has followed the others since. Once the draft stands there itself, the next begins anew.
 */
export function baseOf({ stored, draft, sentBase }: Writing): string {
  return draft !== null && draft.text !== stored ? draft.base : (sentBase ?? stored)
}

/** As names are kept. What could never have been kept stays as it is and equals nothing. */
export function asName(text: string): string {
  const parsed = parseBoardName(text)
  return parsed.ok ? parsed.value : text
}

/** As descriptions and notes are kept; forms write line ends otherwise. */
export function asText(text: string): string {
  const parsed = parseBoardText(text)
  return parsed.ok ? parsed.value : text
}
