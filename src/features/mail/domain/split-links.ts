export type TextPiece = { readonly text: string; readonly isLink: boolean; readonly start: number }

/** A text in pieces, so that the addresses in it can be pressed. Together they are the text again. */
export function splitLinks(text: string): readonly TextPiece[] {
  let start = 0
  return text.split(/(https?:\/\/\S+)/).flatMap((piece, place) => {
    const found = { text: piece, isLink: place % 2 === 1, start }
    start += piece.length
    return piece === '' ? [] : [found]
  })
}
