import type { Paper, PerPage } from './sheet-choices.ts'

/** In points, from the upper corner at which reading starts. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>
export type Size = Readonly<{ width: number; height: number }>

/** Points from one line to the next, and of the letters themselves. */
export type TextSize = Readonly<{ letters: number; line: number }>

/** How many lines each part of a caption may take. */
export type CaptionLines = Readonly<{ title: number; facts: number; note: number }>

export type SheetLayout = Readonly<{
  page: Size
  /** The board's name and the date. */
  head: Box
  /** The page's number. */
  foot: Box
  cells: readonly Readonly<{ frame: Box; caption: Box }>[]
  caption: Readonly<{ text: TextSize; lines: CaptionLines }>
}>

const pages: Readonly<Record<Paper, Size>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

const margin = 36
const headHeight = 34
const footHeight = 20
/** Between a frame and its caption. */
const captionGap = 4

type Grid = Readonly<{ columns: number; rows: number; gap: number; text: TextSize; lines: CaptionLines }>

const grids: Readonly<Record<PerPage, Grid>> = {
  1: {
    ...{ columns: 1, rows: 1, gap: 0 },
    ...{ text: { letters: 11, line: 15 }, lines: { title: 2, facts: 2, note: 4 } },
  },
  4: {
    ...{ columns: 2, rows: 2, gap: 18 },
    ...{ text: { letters: 9, line: 12 }, lines: { title: 2, facts: 2, note: 2 } },
  },
  9: {
    ...{ columns: 3, rows: 3, gap: 14 },
    ...{ text: { letters: 7.5, line: 10 }, lines: { title: 2, facts: 2, note: 1 } },
  },
  20: {
    ...{ columns: 4, rows: 5, gap: 10 },
    ...{ text: { letters: 6.5, line: 8.5 }, lines: { title: 1, facts: 2, note: 1 } },
  },
}

/** Where everything stands on a sheet, on paper as on the screen. */
export function layoutSheet(paper: Paper, perPage: PerPage): SheetLayout {
  const page = pages[paper]
  const { columns, rows, gap, text, lines } = grids[perPage]
  const width = page.width - 2 * margin
  const top = margin + headHeight
  const height = page.height - margin - footHeight - top
  const cellWidth = (width - (columns - 1) * gap) / columns
  const cellHeight = (height - (rows - 1) * gap) / rows
  const captionHeight = (lines.title + lines.facts + lines.note) * text.line
  const frameHeight = cellHeight - captionGap - captionHeight
  return {
    page,
    head: { x: margin, y: margin, width, height: headHeight },
    foot: { x: margin, y: page.height - margin - footHeight, width, height: footHeight },
    cells: Array.from({ length: columns * rows }, (_, place) => {
      const x = margin + (place % columns) * (cellWidth + gap)
      const y = top + Math.floor(place / columns) * (cellHeight + gap)
      return {
        frame: { x, y, width: cellWidth, height: frameHeight },
        caption: { x, y: y + frameHeight + captionGap, width: cellWidth, height: captionHeight },
      }
    }),
    caption: { text, lines },
  }
}

/** A title takes the lines of a note where there is none. */
export function titleLines({ title, note }: CaptionLines, hasNote: boolean): number {
  return hasNote ? title : title + note
}

/** As large as the box lets it be, whole, in its own shape, in the middle. */
export function fitPicture(picture: Size, box: Box): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
