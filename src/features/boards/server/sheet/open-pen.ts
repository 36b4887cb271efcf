import type PDFDocument from 'pdfkit'
import type { Box } from '../../domain/sheet-layout.ts'
import { breakIntoLines } from '../../domain/sheet-lines.ts'
import type { SheetFonts, Weight } from './open-sheet-fonts.ts'
import { splitIntoRuns } from './text-runs.ts'

export type TextStyle = Readonly<{ weight: Weight; letters: number; line: number; color: string }>

type Document = InstanceType<typeof PDFDocument>

/** Of the letters' size: how wide and high the box is that stands for a character nobody has, and the space around it. */
const missing = { width: 0.5, height: 0.66, step: 0.66 }
/** Where letters stand in their line. */
const baseline = 0.76

/** Writes texts of any script as well as the fonts can. */
export function openPen(doc: Document, fonts: SheetFonts) {
  for (const { name, font } of [...fonts.plain, ...fonts.strong]) doc.registerFont(name, Buffer.from(font))

  function walk(text: string, style: TextStyle, draw?: { x: number; y: number }): number {
    let width = 0
    for (const { text: run, face } of splitIntoRuns(text, fonts[style.weight])) {
      if (face) {
        doc.font(face.name).fontSize(style.letters)
        if (draw)
          doc
            .fillColor(style.color)
            .text(run, draw.x + width, draw.y, { lineBreak: false, baseline: 'alphabetic' })
        width += doc.widthOfString(run)
        continue
      }
      for (const _ of run) {
        if (draw) strokeMissing(draw.x + width, draw.y, style)
        width += missing.step * style.letters
      }
    }
    return width
  }

  function strokeMissing(x: number, y: number, { letters, color }: TextStyle): void {
    const [width, height] = [missing.width * letters, missing.height * letters]
    doc
      .lineWidth(0.5)
      .rect(x, y - height, width, height)
      .stroke(color)
  }

  return {
    measure: (text: string, style: TextStyle) => walk(text, style),
    /** In one line that begins here. */
    write(text: string, at: { x: number; y: number }, style: TextStyle): void {
      walk(text, style, { x: at.x, y: at.y + style.line * baseline })
    },
    lines: (text: string, box: Pick<Box, 'width'>, most: number, style: TextStyle) =>
      breakIntoLines(text, box.width, most, (part) => walk(part, style)),
  }
}

export type Pen = ReturnType<typeof openPen>
