import { spawnSync } from 'node:child_process'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { picture, pngHeader, putFile, withIptc, xmp, xmpTitle } from '../support/ingest-files.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { makeHeic } from '../support/make-heic.ts'
import { openMemoryCatalogue } from '../support/memory-catalogue.ts'

let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  const directory = await makeDirectory('ingest')
  folder = directory.path
  remove = directory.remove
})

afterEach(() => remove())

const openCatalogue = (name?: string) => openMemoryCatalogue(folder, name)
const put = (name: string, content: Uint8Array | string) => putFile(folder, name, content)

function box(name: string, content: string): Buffer {
  const body = Buffer.from(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4)
  return Buffer.concat([head, body])
}

describe('a folder', () => {
  test('IPTC in Latin-1 and in UTF-8 comes out as it was meant', async () => {
    const values = [
      [5, 'Zürich'],
      [120, 'Über den Dächern'],
      [25, 'See'],
      [25, 'Möwe'],
      [80, 'José'],
      [55, '20200504'],
    ] as const
    const jpeg = await picture().jpeg().toBuffer()
    const other = await picture().jpeg().toBuffer()
    await put('a/latin.jpg', withIptc(jpeg, 'latin1', values))
    await put('a/utf.jpg', withIptc(other, 'utf8', values))
    const { run, records } = openCatalogue()
    expect(await run('ingest', join(folder, 'a'))).toMatchObject({ code: 0 })
    expect(records()).toHaveLength(2)
    for (const record of records()) {
      expect(record).toMatchObject({
        title: 'Zürich',
        caption: 'Über den Dächern',
        artist: 'José',
        createdOn: '2020-05-04',
        keywords: [
          { text: 'See', locale: 'en-us' },
          { text: 'Möwe', locale: 'en-us' },
        ],
      })
    }
  })

  test('a sidecar wins over XMP, XMP over IPTC, IPTC over EXIF, field by field', async () => {
    const jpeg = await picture()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'exif', Artist: 'exif', Copyright: 'exif' } })
      .withXmp(xmp(`${xmpTitle('xmp')}<dc:description>xmp</dc:description>`))
      .toBuffer()
    const iptc = [
      [5, 'iptc'],
      [120, 'iptc'],
      [80, 'iptc'],
      [101, 'Italy'],
    ] as const
    await put('a/sea.jpg', withIptc(jpeg, 'utf8', iptc))
    await put('a/sea.jpg.xmp', xmp(xmpTitle('sidecar')))
    const { run, records } = openCatalogue()
    await run('ingest', join(folder, 'a'))
    expect(records()[0]).toMatchObject({
      title: 'sidecar',
      caption: 'xmp',
      artist: 'iptc',
      copyright: 'exif',
      place: { city: 'Lyon', country: 'Italy' },
    })
  })

  test.each(['png', 'webp', 'tiff', 'avif'] as const)('XMP and EXIF are read from %s', async (format) => {
    const bytes = await picture()
      .withExif({ IFD0: { Artist: 'Ann' } })
      .withXmp(xmp(xmpTitle('Sea')))
      [format]()
      .toBuffer()
    await put(`a/x.${format}`, bytes)
    const { run, records } = openCatalogue()
    await run('ingest', join(folder, 'a'))
    // libvips writes no EXIF into TIFF.
    expect(records()[0]).toMatchObject({ title: 'Sea', artist: format === 'tiff' ? '' : 'Ann' })
  })

  test('turned, CMYK, 16-bit and drawn pictures are taken as they are seen', async () => {
    await put('a/turned.jpg', await picture(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    await put('a/print.jpg', await picture().toColourspace('cmyk').jpeg().toBuffer())
    await put('a/deep.png', await picture().toColourspace('rgb16').png().toBuffer())
    await put(
      'a/drawn.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>A line</title><path d="M0 0h9v9z"/></svg>',
    )
    const { run, records } = openCatalogue()
    const { code, said } = await run('ingest', join(folder, 'a'))
    expect({ code, said }).toMatchObject({ code: 0 })
    const found = Object.fromEntries(records().map((record) => [record.title, record]))
    expect(found).toMatchObject({
      Turned: { width: 30, height: 40, orientation: 'vertical' },
      Print: { mediaType: 'photography' },
      Deep: { width: 40 },
      'A line': { mediaType: 'vector' },
    })
  })

  test('what is no sound picture is rejected with its reason, and the rest goes in', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 200, height: 150, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    await put('a/cut.jpg', noise.subarray(0, noise.length / 2))
    await put('a/bomb.png', pngHeader(30_000, 30_000))
    await put('a/program.jpg', Buffer.from(`\u007fELF${'\0'.repeat(200)}`))
    await put(
      'a/script.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script></svg>',
    )
    await put('a/empty.jpg', '')
    await put('a/playlist.mp4', '#EXTM3U\nfile:///etc/passwd\n')
    await put('a/bad.jpg.xmp', '<!DOCTYPE x [<!ENTITY e "e">]><x>&e;</x>')
    await put('a/bad.jpg', await picture().jpeg().toBuffer())
    await put('a/good sea.jpg', await picture().jpeg().toBuffer())
    const { run, records, report } = openCatalogue()
    const { code, said } = await run('ingest', join(folder, 'a'))
    expect(code).toBe(1)
    expect(said).toContain('1 added, 7 rejected')
    expect(records().map((record) => record.title)).toEqual(['Good sea'])
    const lines = (await report()).split('\r\n')
    expect(lines[0]).toBe('file,line,field,reason,outcome')
    const reasonOf = (name: string) => lines.find((line) => line.includes(`${name},`)) ?? ''
    expect(reasonOf('cut.jpg')).toContain('damaged')
    expect(reasonOf('bomb.png')).toContain('more pixels')
    expect(reasonOf('program.jpg')).toContain('not a picture')
    expect(reasonOf('script.svg')).toContain('must not contain')
    expect(reasonOf('empty.jpg')).toContain('is empty')
    expect(reasonOf('playlist.mp4')).toContain('not a picture')
    expect(reasonOf('bad.jpg')).toContain('document type')
  })

  test('the same content is one asset, and a second run opens nothing and changes nothing', async () => {
    const bytes = await picture().jpeg().toBuffer()
    await put('a/blue sea.jpg', bytes)
    await put('a/copy/blue sea again.jpg', bytes)
    const { run, records, opened } = openCatalogue()
    expect((await run('ingest', join(folder, 'a'))).said).toContain(
      '1 added, 1 of the same content as another',
    )
    expect(records().map(({ title: text }) => text)).toEqual(['Blue sea'])
    opened.length = 0
    expect((await run('ingest', join(folder, 'a'))).said).toContain('2 finished before')
    expect(opened).toEqual([])
    // A sidecar that comes later is a change.
    await put('a/blue sea.xmp', xmp(xmpTitle('Red sea')))
    expect((await run('ingest', join(folder, 'a'))).said).toContain('1 changed, 1 finished before')
    expect(records().map(({ title: text }) => text)).toEqual(['Red sea'])
    await utimes(join(folder, 'a/blue sea.jpg'), 1, 1)
    expect((await run('ingest', join(folder, 'a'))).code).toBe(0)
    expect(records()).toHaveLength(1)
  })

  test('a HEIC is taken with the XMP that lies in it', async () => {
    const heic = makeHeic({ width: 64, height: 64, color: '0x3366aa' })
    await put('a/x.heic', Buffer.concat([heic, box('free', xmp(xmpTitle('Harbor')))]))
    const { run, records } = openCatalogue()
    expect(await run('ingest', join(folder, 'a'))).toMatchObject({ code: 0 })
    expect(records()[0]).toMatchObject({ title: 'Harbor', width: 64 })
  })

  test('a film is taken with its facts and its sidecar', async () => {
    await mkdir(join(folder, 'a'))
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=25:duration=1', '-pix_fmt', 'yuv420p']
    spawnSync(ffmpeg.path, [...source, join(folder, 'a/waves.mp4')])
    await put('a/waves.xmp', xmp(xmpTitle('Waves')))
    const { run, records } = openCatalogue()
    expect(await run('ingest', join(folder, 'a'))).toMatchObject({ code: 0 })
    expect(records()[0]).toMatchObject({
      assetType: 'film',
      title: 'Waves',
      width: 320,
      film: { durationMs: 1000, frameRate: '25', aspect: '16:9', hasSound: false, isLoop: false },
    })
  })

  test('stopped in the middle, it keeps what is done and goes on from there', async () => {
    for (let at = 0; at < 8; at += 1) await put(`a/blue sea ${at}.jpg`, await picture().jpeg().toBuffer())
    const { run, records, opened, stopAfter } = openCatalogue()
    stopAfter.pictures = 3
    const first = await run('ingest', join(folder, 'a'), '--parallel', '1')
    expect(first).toEqual({
      code: 130,
      said: expect.stringContaining('Stopped. The same command goes on from here.'),
    })
    expect(records()).toHaveLength(3)
    stopAfter.pictures = Number.POSITIVE_INFINITY
    expect((await run('ingest', join(folder, 'a'))).said).toContain('5 added, 3 finished before')
    expect(opened).toHaveLength(8)
  })

  test('a dry run judges and writes nothing', async () => {
    await put('a/blue sea.jpg', await picture().jpeg().toBuffer())
    const { run, records, needs } = openCatalogue()
    expect((await run('ingest', join(folder, 'a'), '--dry-run')).said).toContain('1 would be written')
    expect(records()).toEqual([])
    for await (const name of needs.store.list('')) expect.fail(`${name} was written`)
  })
})
