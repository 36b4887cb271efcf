import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { SheetAsset } from '../../domain/sheet-asset.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'
import { type SheetDocument, writeSheetPdf } from './write-sheet-pdf.ts'

const fontsOf = openSheetFonts()
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff7350' } })
  .jpeg()
  .toBuffer()

function asset(number: number, facts: Partial<SheetAsset> = {}): SheetAsset {
  return {
    ...{
      id: String(number),
      title: `Łódź, Köln, Киев, 東京 ${number}`,
      creditLine: 'Ada / Diptych',
      note: '',
    },
    picture: { mediaKey: `key-${number}`, width: 3000, height: 2000, alt: 'A street' },
    ...facts,
  }
}

async function write(
  facts: Partial<SheetDocument>,
  readPicture = async (): Promise<Uint8Array | null> => jpeg,
) {
  const bytes = await writeSheetPdf(
    {
      ...{
        boardName: 'Spring (covers) – 東京',
        siteName: 'Bokeh',
        day: 'November 15, 2026',
        language: 'de-DE',
      },
      ...{ paper: 'a4', perPage: 4, assets: [] },
      ...facts,
    },
    { fonts: await fontsOf('bokeh'), readPicture, now: new Date('2026-11-15T10:00:00Z') },
  )
  const text = Buffer.from(bytes).toString('latin1')
  return {
    text,
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    images: text.match(/\/Subtype \/Image/g)?.length ?? 0,
    figures: text.match(/\/S \/Figure/g)?.length ?? 0,
  }
}

describe('BOARD-10: a contact sheet as PDF', () => {
  test.each([
    [1, 5, 5],
    [4, 5, 2],
    [9, 5, 1],
    [20, 21, 2],
  ] as const)('of %i a page with %i assets has %i pages and every picture', async (perPage, count, pages) => {
    const assets = Array.from({ length: count }, (_, place) => asset(place + 1))
    const pdf = await write({ perPage, assets })
    expect(pdf).toMatchObject({ pages, images: count, figures: count })
  })

  test('is on the paper that was asked for', async () => {
    expect((await write({ paper: 'a4' })).text).toContain('/MediaBox [0 0 595.28 841.89]')
    expect((await write({ paper: 'letter' })).text).toContain('/MediaBox [0 0 612 792]')
  })

  test('says what it is, in which language, and can be listened to', async () => {
    const { text } = await write({ boardName: 'Spring covers', assets: [asset(1)] })
    expect(text).toMatch(/\/Title \d+ 0 R/)
    expect(text).toContain('(Spring covers)')
    expect(text).toContain('/Lang (de-DE)')
    expect(text).toContain('/Marked true')
    expect(text).toContain('/Alt (A street)')
    expect(text).toMatch(/%%EOF\s*$/)
  })

  test('embeds the faces of the site', async () => {
    const { text } = await write({ assets: [asset(1)] })
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+onest-latin-400/)
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+onest-cyrillic-650/)
    expect(text).not.toContain('Helvetica')
  })

  test('shows a frame where a picture is missing or cannot be had', async () => {
    const assets = [asset(1, { picture: null }), asset(2)]
    expect(await write({ assets }, async () => null)).toMatchObject({ pages: 1, images: 0, figures: 2 })
  })

  test('asks for one picture after the other', async () => {
    let [open, most] = [0, 0]
    await write({ assets: [asset(1), asset(2), asset(3)] }, async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return jpeg
    })
    expect(most).toBe(1)
  })

  test('of an empty board is one page', async () => {
    expect(await write({ assets: [] })).toMatchObject({ pages: 1, images: 0 })
  })
})
