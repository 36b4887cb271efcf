import PDFDocument from 'pdfkit'
import { factsLine, type SheetAsset } from '../../domain/sheet-asset.ts'
import { type Paper, type PerPage, splitIntoSheets } from '../../domain/sheet-choices.ts'
import { type Box, fitPicture, layoutSheet, type SheetLayout } from '../../domain/sheet-layout.ts'
import { openPen, type Pen, type TextStyle } from './open-pen.ts'
import type { SheetFonts } from './open-sheet-fonts.ts'

export type SheetDocument = Readonly<{
  boardName: string
  siteName: string
  /** As it is shown. */
  day: string
  /** BCP 47. */
  language: string
  paper: Paper
  perPage: PerPage
  assets: readonly SheetAsset[]
}>

type Needs = {
  readonly fonts: SheetFonts
  /** A JPEG, or null where there is none to be had. */
  readonly readPicture: (mediaKey: string) => Promise<Uint8Array | null>
  readonly now: Date
}

const ink = '#131311'
const quietInk = '#4b4a46'
const frameLine = '#c9c6bf'
const frameInset = 4
const nameStyle: TextStyle = { weight: 'strong', letters: 15, line: 19, color: ink }
const edgeStyle: TextStyle = { weight: 'plain', letters: 8, line: 11, color: quietInk }

/** BOARD-10: a contact sheet as a file, tagged so that it can be listened to. Pictures are taken one after the other. */
export async function writeSheetPdf(sheet: SheetDocument, needs: Needs): Promise<Uint8Array> {
  const { boardName, siteName, language, paper, perPage, assets } = sheet
  const layout = layoutSheet(paper, perPage)
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, size: [layout.page.width, layout.page.height] },
    ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
    info: { Title: boardName, Author: siteName, Creator: siteName, CreationDate: needs.now },
  })
  const parts: Uint8Array[] = []
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const pen = openPen(doc, needs.fonts)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheets = splitIntoSheets(assets, perPage)
  for (const [place, shown] of sheets.entries()) {
    doc.addPage()
    const edges = drawEdges(doc, pen, layout, { ...sheet, number: `${place + 1} / ${sheets.length}` })
    if (place === 0) root.add(doc.struct('H1', { actual: boardName }, edges.name))
    else asArtifact(doc, edges.name)
    asArtifact(doc, edges.rest)
    for (const [position, cell] of layout.cells.entries()) {
      const asset = shown[position]
      if (!asset) break
      const picture = asset.picture && (await needs.readPicture(asset.picture.mediaKey))
      const alt = asset.picture?.alt ?? asset.title
      root.add(
        doc.struct('Figure', { alt }, () => drawFrame(doc, pen, cell.frame, { asset, picture, layout })),
      )
      for (const { text, draw } of drawCaption(pen, cell.caption, asset, layout))
        root.add(doc.struct('P', { actual: text }, draw))
    }
  }
  root.end()
  doc.end()
  await finished
  return Buffer.concat(parts)
}

type Document = InstanceType<typeof PDFDocument>

/** What repeats on every page is no part of what is read. */
function asArtifact(doc: Document, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  draw()
  doc.endMarkedContent()
}

function drawEdges(
  doc: Document,
  pen: Pen,
  { head, foot }: SheetLayout,
  { boardName, siteName, day, number }: SheetDocument & { readonly number: string },
) {
  const dayWidth = pen.measure(day, edgeStyle)
  const numberWidth = pen.measure(number, edgeStyle)
  const footY = foot.y + foot.height - edgeStyle.line
  return {
    name: () => {
      const [name = ''] = pen.lines(boardName, { width: head.width - dayWidth - 16 }, 1, nameStyle)
      pen.write(name, head, nameStyle)
    },
    rest: () => {
      // On the line on which the name stands.
      const dayY = head.y + (nameStyle.line - edgeStyle.line) * 0.76
      pen.write(day, { x: head.x + head.width - dayWidth, y: dayY }, edgeStyle)
      pen.write(siteName, { x: foot.x, y: footY }, edgeStyle)
      pen.write(number, { x: foot.x + foot.width - numberWidth, y: footY }, edgeStyle)
      doc.fillColor(ink)
    },
  }
}

type Framed = {
  readonly asset: SheetAsset
  readonly picture: Uint8Array | null
  readonly layout: SheetLayout
}

function drawFrame(doc: Document, pen: Pen, frame: Box, { asset, picture, layout }: Framed): void {
  doc.lineWidth(0.5).rect(frame.x, frame.y, frame.width, frame.height).stroke(frameLine)
  const inner = {
    ...{ x: frame.x + frameInset, y: frame.y + frameInset },
    ...{ width: frame.width - 2 * frameInset, height: frame.height - 2 * frameInset },
  }
  if (asset.picture && picture) {
    const { x, y, width, height } = fitPicture(asset.picture, inner)
    doc.image(Buffer.from(picture), x, y, { width, height })
    return
  }
  const style: TextStyle = { weight: 'plain', ...layout.caption.text, color: quietInk }
  const lines = pen.lines(asset.title, inner, 2, style)
  lines.forEach((line, place) => {
    const x = inner.x + (inner.width - pen.measure(line, style)) / 2
    pen.write(line, { x, y: inner.y + inner.height / 2 + (place - lines.length / 2) * style.line }, style)
  })
}

function drawCaption(pen: Pen, box: Box, asset: SheetAsset, { caption: { text, lines } }: SheetLayout) {
  const plain: TextStyle = { weight: 'plain', ...text, color: quietInk }
  const strong: TextStyle = { weight: 'strong', ...text, color: ink }
  let y = box.y
  return (
    [
      [asset.title, lines.title, strong],
      [factsLine(asset), lines.facts, plain],
      [asset.note, lines.note, plain],
    ] as const
  )
    .filter(([words]) => words.trim() !== '')
    .map(([words, most, style]) => {
      const written = pen.lines(words.replace(/\s+/gu, ' '), box, most, style)
      const top = y
      y += written.length * style.line
      const draw = () =>
        written.forEach((line, place) => {
          pen.write(line, { x: box.x, y: top + place * style.line }, style)
        })
      return { text: words, draw }
    })
}
