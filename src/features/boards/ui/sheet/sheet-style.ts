import type { Paper } from '../../domain/sheet-choices.ts'
import type { SheetLayout } from '../../domain/sheet-layout.ts'

const pageSizes: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' }

/**
 * What differs by paper and number, in points without a unit: on the screen a point shrinks with the room there is.
 * In print nothing but the sheets is left, one to a page.
 */
export function sheetStyle(selector: string, paper: Paper, layout: SheetLayout): string {
  const { page, head, foot, cells, caption } = layout
  const [first] = cells
  const shared = {
    ...{ w: page.width, h: page.height },
    ...{ 'head-x': head.x, 'head-y': head.y, 'head-w': head.width, 'head-h': head.height },
    ...{ 'foot-x': foot.x, 'foot-y': foot.y, 'foot-w': foot.width, 'foot-h': foot.height },
    ...(first && {
      ...{ 'cell-w': first.frame.width, 'frame-h': first.frame.height },
      ...{ 'caption-y': first.caption.y - first.frame.y, 'caption-h': first.caption.height },
    }),
    ...{ letters: caption.text.letters, leading: caption.text.line },
    ...{ 'title-lines': caption.lines.title, 'facts-lines': caption.lines.facts },
    'note-lines': caption.lines.note,
  }
  const places = cells.map(
    ({ frame }, place) =>
      `${selector} [data-cells]>:nth-child(${place + 1}){--x:${round(frame.x)};--y:${round(frame.y)}}`,
  )
  return [
    `@page{size:${pageSizes[paper]};margin:0}`,
    '@media print{#root>:not(main){display:none!important}}',
    `${selector}{${Object.entries(shared)
      .map(([name, value]) => `--${name}:${round(value)}`)
      .join(';')}}`,
    ...places,
  ].join('')
}

function round(value: number): string {
  return String(Number(value.toFixed(2)))
}
