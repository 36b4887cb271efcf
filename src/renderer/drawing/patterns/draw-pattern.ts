import type { PatternDrawing } from '../drawing.ts'
import { num, rect } from '../svg.ts'
import { motifs } from './motifs.ts'
import { sheetOf } from './sheet.ts'

/** A pattern that meets itself at all four edges, as a file that stands alone. */
export function drawPattern(drawing: PatternDrawing): string {
  const sheet = sheetOf(drawing)
  const { width, height, ground } = sheet
  const size = `width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${num(width)} ${num(height)}"`
  const content = rect(0, 0, width, height, ground) + motifs[drawing.motif].draw(sheet)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}
