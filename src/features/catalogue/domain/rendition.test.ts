import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filmUrl,
  isMediaKey,
  parseFilmFile,
  parseRenditionFile,
  pictureFormats,
  type RenditionName,
  renditionFile,
  renditionRules,
  renditionSet,
  renditionSize,
  renditionUrl,
} from './rendition.ts'

const names = Object.keys(renditionRules) as RenditionName[]

test('a large picture is offered in every width', () => {
  expect(renditionSet('ab', 2000, ['320', '640', 'showcase'], 'webp')).toBe(
    '/media/ab/320.webp 320w, /media/ab/640.webp 640w, /media/ab/showcase.webp 1280w',
  )
})

test('a picture is never announced wider than it is, nor twice in one width', () => {
  expect(renditionSet('ab', 514, ['320', '640', 'preview'], 'avif')).toBe(
    '/media/ab/320.avif 320w, /media/ab/640.avif 514w',
  )
})

test('what is large enough to use is watermarked or only shown off', () => {
  const large = names.filter((name) => renditionRules[name].width > 640)
  expect(large).toEqual(['preview', 'comp', 'showcase'])
  for (const name of large) {
    expect(renditionRules[name].isWatermarked || renditionRules[name].isForShowcase).toBe(true)
  }
})

test('every file that can be asked for is read back as what it is', () => {
  for (const name of names) {
    for (const format of pictureFormats) {
      expect(parseRenditionFile(renditionFile({ name, format }))).toEqual({ name, format })
      expect(renditionUrl('ab', name, format)).toBe(`/media/ab/${name}.${format}`)
    }
  }
})

test.each(['640', '640.', '.avif', '640.svg', '640.avif.avif', '641.avif', 'toString.webp', '', '640.AVIF'])(
  'the file %j is no rendition',
  (file) => {
    expect(parseRenditionFile(file)).toBeNull()
  },
)

test('a film has files of its own', () => {
  expect(parseFilmFile('hover.mp4')).toBe('hover.mp4')
  expect(parseFilmFile('key-7.webp')).toBeNull()
  expect(filmUrl('ab', 'comp.mp4')).toBe('/media/ab/comp.mp4')
})

test('a media key is twenty hexadecimal digits', () => {
  expect(isMediaKey('0123456789abcdef0123')).toBe(true)
  expect(isMediaKey('0123456789ABCDEF0123')).toBe(false)
  expect(isMediaKey('../..')).toBe(false)
})

test('a rendition keeps the proportions', () => {
  expect(renditionSize('640', { width: 6000, height: 4000 })).toEqual({ width: 640, height: 427 })
})

test('a rendition is never larger than the picture, nor endlessly tall, nor nothing at all', () => {
  const side = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.constantFrom(...names), side, side, (name, width, height) => {
      const size = renditionSize(name, { width, height })
      expect(size.width).toBeGreaterThanOrEqual(1)
      expect(size.height).toBeGreaterThanOrEqual(1)
      expect(size.width).toBeLessThanOrEqual(Math.min(width, renditionRules[name].width))
      expect(size.height).toBeLessThanOrEqual(Math.min(height, renditionRules[name].width * 4))
    }),
  )
})
