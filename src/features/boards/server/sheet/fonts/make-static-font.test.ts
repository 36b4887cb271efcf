import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { makeStaticFont } from './make-static-font.ts'
import { readCharacters } from './read-characters.ts'

const require = createRequire(import.meta.url)

function fileOf(family: string, subset: string): Uint8Array {
  const root = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
  return readFileSync(join(root, 'files', `${family}-${subset}-wght-normal.woff2`))
}

/** As what writes PDF reads it, which is not our own reader. */
function measure(font: Uint8Array, text: string): number {
  const doc = new PDFDocument()
  doc.font(Buffer.from(font)).fontSize(1_000)
  return doc.widthOfString(text)
}

describe.each(['source-sans-3', 'onest'])('%s as a plain font', (family) => {
  const latin = fileOf(family, 'latin')

  test('has the letters of its subset and no others', () => {
    const characters = readCharacters(makeStaticFont(latin, 400, 'test'))
    for (const letter of 'Aaöß“©0') expect(characters.has(letter.codePointAt(0) ?? 0)).toBe(true)
    for (const letter of 'жł海') expect(characters.has(letter.codePointAt(0) ?? 0)).toBe(false)
    const cyrillic = readCharacters(makeStaticFont(fileOf(family, 'cyrillic'), 400, 'test'))
    expect(cyrillic.has('ж'.codePointAt(0) ?? 0)).toBe(true)
  })

  test('is wider where it is heavier', () => {
    const widths = [400, 500, 600, 700].map((weight) =>
      measure(makeStaticFont(latin, weight, 'test'), 'Wörter'),
    )
    expect(widths).toEqual([...widths].sort((one, other) => one - other))
    expect(new Set(widths).size).toBe(widths.length)
  })

  test('can be embedded, with letters that are made of others', async () => {
    const doc = new PDFDocument()
    doc.font(Buffer.from(makeStaticFont(latin, 600, 'test-600'))).text('Äöüéñç “fi” 0')
    const parts: Uint8Array[] = []
    doc.end()
    for await (const part of doc) parts.push(part as Uint8Array)
    expect(Buffer.concat(parts).toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+test-600/)
  })
})

test('the lightest weight of Source Sans is the one its file holds', () => {
  expect(measure(makeStaticFont(fileOf('source-sans-3', 'latin'), 200, 'test'), 'H')).toBe(634)
})

test('what is no WOFF2 file is refused', () => {
  expect(() => makeStaticFont(new Uint8Array(64), 400, 'test')).toThrow('no WOFF2')
})
