import { inflateSync } from 'node:zlib'
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
    picture: { mediaKey: `key-${number}`, width: 3000, height: 2000, alt: 'A street', color: '#ff7350' },
    ...facts,
  }
}

async function write(
  facts: Partial<SheetDocument>,
  readPicture = async (): Promise<Uint8Array | null> => jpeg,
  gone = new AbortController().signal,
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
    {
      ...{ readPicture, gone, now: new Date('2026-11-15T10:00:00Z') },
      fontsFor: (words) => fontsOf({ site: 'bokeh', locale: 'ja', words }),
    },
  )
  const text = Buffer.from(bytes).toString('latin1')
  return {
    text,
    contents: contentsOf(bytes),
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    images: text.match(/\/Subtype \/Image/g)?.length ?? 0,
    figures: text.match(/\/S \/Figure/g)?.length ?? 0,
  }
}

/** What is drawn, page after page. */
function contentsOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  return Array.from(text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n/g), ({ 0: head, index }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  )
    .filter((stream) => stream.includes(' Tf'))
    .join('\n')
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** What readers are told that some glyphs say. */
function saidIn(contents: string): readonly string[] {
  return Array.from(contents.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs), ([, written = '']) => {
    const bytes = written.replace(/\\(.)/gs, (_, letter: string) => escaped[letter] ?? letter)
    return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le')
  })
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
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+noto-sans-jp-\d+-650/)
    expect(text).not.toContain('Helvetica')
  })

  test('shows a frame where a picture is missing or cannot be had', async () => {
    const assets = [asset(1, { picture: null }), asset(2)]
    expect(await write({ assets }, async () => null)).toMatchObject({ pages: 1, images: 0, figures: 2 })
  })

  test('asks for a few pictures at a time', async () => {
    let [open, most] = [0, 0]
    await write({ assets: Array.from({ length: 30 }, (_, place) => asset(place)) }, async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return jpeg
    })
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(6)
  })

  test('is not written on once a picture says that nobody waits', async () => {
    let asked = 0
    const assets = Array.from({ length: 60 }, (_, place) => asset(place))
    const written = write({ assets }, async () => {
      asked += 1
      throw new Error('gone')
    })
    await expect(written).rejects.toThrow('gone')
    expect(asked).toBeLessThanOrEqual(6)
  })

  test('lets others have their turn between two assets, and is not written on once nobody waits', async () => {
    const leave = new AbortController()
    const assets = Array.from({ length: 60 }, (_, place) => asset(place))
    let drawn = 0
    const written = write(
      { assets },
      async () => {
        drawn += 1
        // What comes from outside is heard of only when nothing else is to be done.
        if (drawn === 8) setImmediate(() => leave.abort(new Error('left')))
        return null
      },
      leave.signal,
    )
    await expect(written).rejects.toThrow('left')
    expect(drawn).toBeLessThanOrEqual(16)
  })

  test('says what scripts say that are shaped, and begins at the right what is read from there', async () => {
    const hindi = asset(1, { title: 'क्षत्रिय', creditLine: 'श्री' })
    const { contents } = await write({ boardName: 'Spring', assets: [hindi] })
    expect(saidIn(contents)).toEqual(['क्षत्रिय', '1 · श्री'])
    const leftOf = (drawn: string) => Number(/1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(drawn)?.[1])
    expect(leftOf((await write({ boardName: 'Spring' })).contents)).toBe(36)
    expect(leftOf((await write({ boardName: 'שלום' })).contents)).toBeGreaterThan(500)
  })

  test('of an empty board is one page', async () => {
    expect(await write({ assets: [] })).toMatchObject({ pages: 1, images: 0 })
  })
})
