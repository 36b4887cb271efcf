import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { factsLine, type SheetAsset } from '../../domain/sheet-asset.ts'
import { type Paper, type PerPage, splitIntoSheets } from '../../domain/sheet-choices.ts'
import { isDarkInkOn } from '../../domain/sheet-ink.ts'
import { type Box, fitPicture, layoutSheet, type SheetLayout, titleLines } from '../../domain/sheet-layout.ts'
import { openLookAhead } from './look-ahead.ts'
import { openPen, type Pen, type TextStyle } from './open-pen.ts'
import type { SheetFonts, SheetWords } from './open-sheet-fonts.ts'
import { cleanText } from './text-runs.ts'

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
  readonly fontsFor: (words: SheetWords) => Promise<SheetFonts>
  /** A JPEG, or null where there is none to be had. */
  readonly readPicture: (mediaKey: string) => Promise<Uint8Array | null>
  readonly now: Date
  /** Nobody waits for the document any more; it is then rejected with the reason. */
  readonly gone: AbortSignal
}

/** Pictures asked for before they are drawn. Each waits in memory, as the drawn ones do. */
const picturesAhead = 6

const ink = '#131311'
const quietInk = '#4b4a46'
const lightInk = '#ffffff'
const frameLine = '#c9c6bf'
const frameInset = 4
/** Between a name and the day. */
const dayGap = 16
const nameStyle: TextStyle = { weight: 'strong', letters: 15, line: 19, color: ink }
const edgeStyle: TextStyle = { weight: 'plain', letters: 8, line: 11, color: quietInk }

/** BOARD-10: a contact sheet as a file, tagged so that it can be listened to. */
export async function writeSheetPdf(asked: SheetDocument, needs: Needs): Promise<Uint8Array> {
  const sheet = cleanDocument(asked)
  const { boardName, siteName, language, paper, perPage, assets } = sheet
  const fonts = await needs.fontsFor(wordsOf(sheet))
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
  const pen = openPen(doc, fonts)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheets = splitIntoSheets(assets, perPage)
  const nextPicture = openLookAhead(assets, picturesAhead, async ({ picture }) =>
    picture ? needs.readPicture(picture.mediaKey) : null,
  )
  for (const [place, shown] of sheets.entries()) {
    doc.addPage()
    const edges = drawEdges(doc, pen, layout, { ...sheet, number: `${place + 1} / ${sheets.length}` })
    if (place === 0) root.add(doc.struct('H1', { actual: boardName }, edges.name))
    else asArtifact(doc, edges.name)
    asArtifact(doc, edges.rest)
    for (const [position, cell] of layout.cells.entries()) {
      const asset = shown[position]
      if (!asset) break
      const picture = await nextPicture()
      // Each takes some milliseconds; others get their turn in between, and news of somebody who left comes in.
      await setImmediate()
      needs.gone.throwIfAborted()
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

function cleanDocument(sheet: SheetDocument): SheetDocument {
  const assets = sheet.assets.map((asset) => ({
    ...asset,
    ...{
      title: cleanText(asset.title),
      creditLine: cleanText(asset.creditLine),
      note: cleanText(asset.note),
    },
  }))
  return { ...sheet, boardName: cleanText(sheet.boardName), day: cleanText(sheet.day), assets }
}

/** All that may be written, with the ellipsis of what is cut and the numbers of pages. */
function wordsOf({ boardName, siteName, day, assets }: SheetDocument): SheetWords {
  return {
    plain: [siteName, day, '0123456789 /…', ...assets.flatMap((one) => [factsLine(one), one.note])].join(''),
    strong: [boardName, '…', ...assets.map(({ title }) => title)].join(''),
  }
}

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
  const [dayLine, numberLine] = [pen.line(day), pen.line(number)]
  const dayWidth = pen.measure(dayLine, edgeStyle)
  const numberWidth = pen.measure(numberLine, edgeStyle)
  const nameWidth = head.width - dayWidth - dayGap
  const [name = pen.line('')] = pen.lines(boardName, { width: nameWidth }, 1, nameStyle)
  // The day stands where the name does not begin.
  const isFromRight = name.levels.base === 1
  const nameX = isFromRight ? head.x + dayWidth + dayGap : head.x
  const dayX = isFromRight ? head.x : head.x + head.width - dayWidth
  const footY = foot.y + foot.height - edgeStyle.line
  return {
    name: () => pen.write(name, { x: nameX, y: head.y, width: nameWidth }, nameStyle),
    rest: () => {
      // On the line on which the name stands.
      const dayY = head.y + (nameStyle.line - edgeStyle.line) * 0.76
      pen.write(dayLine, { x: dayX, y: dayY }, edgeStyle)
      pen.write(pen.line(siteName), { x: foot.x, y: footY }, edgeStyle)
      pen.write(numberLine, { x: foot.x + foot.width - numberWidth, y: footY }, edgeStyle)
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
  const place = asset.picture && fitPicture(asset.picture, inner)
  if (place && picture) {
    doc.image(Buffer.from(picture), place.x, place.y, { width: place.width, height: place.height })
    return
  }
  // A picture that could not be had in time is its color.
  if (place) doc.rect(place.x, place.y, place.width, place.height).fill(asset.picture?.color)
  const color = place && !isDarkInkOn(asset.picture?.color ?? '') ? lightInk : quietInk
  const style: TextStyle = { weight: 'strong', ...layout.caption.text, color }
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
      [asset.title, titleLines(lines, asset.note !== ''), strong],
      [factsLine(asset), lines.facts, plain],
      [asset.note, lines.note, plain],
    ] as const
  )
    .filter(([words]) => words !== '')
    .map(([words, most, style]) => {
      const written = pen.lines(words, box, most, style)
      const top = y
      y += written.length * style.line
      const draw = () =>
        written.forEach((line, place) => {
          pen.write(line, { ...box, y: top + place * style.line }, style)
        })
      return { text: words, draw }
    })
}
