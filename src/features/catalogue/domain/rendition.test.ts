import { expect, test } from 'vitest'
import { renditionSet } from './rendition.ts'

test('a large picture is offered in every width', () => {
  expect(renditionSet('ab', 2000)).toBe(
    '/media/ab/320.webp 320w, /media/ab/640.webp 640w, /media/ab/1280.webp 1280w',
  )
})

test('a picture is never announced wider than it is, nor twice in one width', () => {
  expect(renditionSet('ab', 514)).toBe('/media/ab/320.webp 320w, /media/ab/640.webp 514w')
})
