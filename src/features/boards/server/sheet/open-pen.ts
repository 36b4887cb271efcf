import type PDFDocument from 'pdfkit'
import type { Box } from '../../domain/sheet-layout.ts'
import { breakIntoLines } from '../../domain/sheet-lines.ts'
import { openShapedDrawing } from './draw-shaped.ts'
import type { Weight } from './font-families.data.ts'
import type { Face } from './open-font-family.ts'
import type { SheetFonts } from './open-sheet-fonts.ts'
import { type Line, lineOf, linesOf, orderOf, type Piece, piecesOf } from './set-line.ts'

export type TextStyle = Readonly<{ weight: Weight; letters: number; line: number; color: string }>

/** A line begins at its left, or at the right where it is read from there and has a width to stand in. */
type Place = Readonly<{ x: number; y: number; width?: number }>

type Document = InstanceType<typeof PDFDocument>

/** Of the letters' size: how wide and high the box is that stands for a letter nobody has, and the space around it. */
const missing = { width: 0.5, height: 0.66, step: 0.66 }
/** Where letters stand in their line. */
const baseline = 0.76
/** Letters are measured so large that rounding does not matter. */
const measured = 1_000
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** From left to right, letter by letter, without marks of their own, and none of them part of an emoji. */
const plain =
  /^[\0-\u02ff\u0370-\u0482\u048a-\u058f\u1e00-\u200a\u2010-\u2027\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff\uac00-\ud7a3]*$/

/** Writes texts of any script as well as the fonts can. */
export function openPen(doc: Document, fonts: SheetFonts) {
  const shaped = new Map<Face, ReturnType<typeof openShapedDrawing>>()
  for (const face of [...fonts.plain, ...fonts.strong]) {
    doc.registerFont(face.name, Buffer.from(face.font))
    const { shape } = face
    if (shape) shaped.set(face, openShapedDrawing(doc, { ...face, shape }))
  }
  const advances = new Map<Face, Map<string, number>>()

  /** Of letters as large as 1. */
  function advanceOf(letter: string, face: Face): number {
    const known = advances.get(face)?.get(letter)
    if (known !== undefined) return known
    const advance = doc.font(face.name).fontSize(measured).widthOfString(letter) / measured
    advances.set(face, (advances.get(face) ?? new Map<string, number>()).set(letter, advance))
    return advance
  }

  /** Of letters as large as 1. */
  function widthOf({ shown, face, direction }: Piece): number {
    if (face === null) return [...letters.segment(shown)].length * missing.step
    const drawing = shaped.get(face)
    if (drawing) return drawing.widthOf({ text: shown, direction })
    let width = 0
    for (const letter of shown) width += advanceOf(letter, face)
    return width
  }

  /** As the pieces of the text would be, of letters as large as 1: most texts are such, and are measured again and again. */
  function widthOfPlain(text: string, faces: readonly Face[]): number {
    let width = 0
    let face: Face | undefined
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0
      if (!face?.characters.has(code)) face = faces.find(({ characters }) => characters.has(code))
      width += face ? advanceOf(letter, face) : missing.step
    }
    return width
  }

  function measureText(text: string, style: TextStyle): number {
    if (!plain.test(text)) return measure(lineOf(text), style)
    return widthOfPlain(text, fonts[style.weight]) * style.letters
  }

  function measure(line: Line, style: TextStyle): number {
    const pieces = piecesOf(line, fonts[style.weight])
    return pieces.reduce((width, piece) => width + widthOf(piece), 0) * style.letters
  }

  function draw({ shown, face, direction }: Piece, at: Place, style: TextStyle): void {
    const { letters: size, color } = style
    const drawing = face && shaped.get(face)
    if (drawing) {
      doc.fillColor(color)
      drawing.draw({ text: shown, direction }, at, size)
    } else if (face)
      doc
        .font(face.name)
        .fontSize(size)
        .fillColor(color)
        .text(shown, at.x, at.y, { lineBreak: false, baseline: 'alphabetic' })
    else
      for (const [place] of [...letters.segment(shown)].entries())
        strokeMissing(at.x + place * missing.step * size, at.y, style)
  }

  function strokeMissing(x: number, y: number, { letters: size, color }: TextStyle): void {
    const [width, height] = [missing.width * size, missing.height * size]
    doc
      .lineWidth(0.5)
      .rect(x, y - height, width, height)
      .stroke(color)
  }

  return {
    measure,
    line: lineOf,
    write(line: Line, place: Place, style: TextStyle): void {
      const pieces = piecesOf(line, fonts[style.weight])
      const isFromRight = line.levels.base === 1 && place.width !== undefined
      let x = isFromRight ? place.x + (place.width ?? 0) - measure(line, style) : place.x
      // Readers expect to find what goes from right to left as it is seen. Of the rest they are told what it says.
      const isTold =
        pieces.some(({ face }) => face?.shape && !face.isEmoji) && pieces.every(({ level }) => level === 0)
      if (isTold) doc.markContent('Span', { actual: line.text })
      for (const piece of orderOf(pieces).flatMap((number) => pieces[number] ?? [])) {
        draw(piece, { x, y: place.y + style.line * baseline }, style)
        x += widthOf(piece) * style.letters
      }
      if (isTold) doc.endMarkedContent()
    },
    lines: (text: string, box: Pick<Box, 'width'>, most: number, style: TextStyle): readonly Line[] =>
      linesOf(
        text,
        breakIntoLines(text, box.width, most, (part) => measureText(part, style)),
      ),
  }
}

export type Pen = ReturnType<typeof openPen>
