import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { openShapedDrawing } from './draw-shaped.ts'
import type { Face } from './open-font-family.ts'
import type { Shaper } from './open-shaper.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'

const fontsOf = openSheetFonts()

async function open(text: string) {
  const { plain } = await fontsOf({ site: 'argus', locale: 'en-us', words: { plain: text, strong: '' } })
  const face = plain.find((one): one is Face & { shape: Shaper } => one.shape !== null)
  if (!face) throw new Error('no face shapes this text')
  const doc = new PDFDocument()
  doc.registerFont(face.name, Buffer.from(face.font))
  const drawing = openShapedDrawing(doc, face)
  const { _font } = doc as unknown as { _font: { unicode: (readonly number[])[] } }
  /** What readers are told that each glyph says. */
  const said = () => _font.unicode.slice(1).map((codes) => String.fromCodePoint(...codes))
  return { drawing, said }
}

test('letters that share a glyph, and differ by their dots, are told apart by readers', async () => {
  const { drawing, said } = await open('ببت')
  drawing.draw({ text: 'بت', direction: 'right-to-left' }, { x: 0, y: 20 }, 10)
  expect(said()).toEqual(['ت', 'ب'])
})

test('a syllable that is drawn by several glyphs says its letters once, in their order', async () => {
  const { drawing, said } = await open('कि')
  drawing.draw({ text: 'कि', direction: 'left-to-right' }, { x: 0, y: 20 }, 10)
  expect(said()).toEqual(['क', 'ि'])
})

test('a word is as wide as the font says of its letters', async () => {
  const { drawing } = await open('कमल')
  const widthOf = (text: string) => drawing.widthOf({ text, direction: 'left-to-right' })
  // Of 1,000 units for the size of the letters, at the weight 400.
  const advances = { क: 768, म: 598, ल: 678 }
  for (const [letter, advance] of Object.entries(advances)) expect(widthOf(letter)).toBe(advance / 1_000)
  expect(widthOf('कमल')).toBe((768 + 598 + 678) / 1_000)
})
