import { expect, test } from 'vitest'
import { droppedPicture, pastedPicture } from './picture-in.ts'

const picture = new File(['x'], 'sea.png', { type: 'image/png' })
const unknown = new File(['x'], 'sea.heic')
const bring = (files: readonly File[], text = '') => ({ files, getData: () => text })

test('the picture is taken from among what is dropped, else the first file', () => {
  expect(droppedPicture(bring([unknown, picture]))).toBe(picture)
  expect(droppedPicture(bring([unknown]))).toBe(unknown)
  expect(droppedPicture(bring([]))).toBeNull()
})

test('pasted text stays text, even with a picture of it', () => {
  expect(pastedPicture(bring([picture], 'sea'))).toBeNull()
  expect(pastedPicture(bring([picture]))).toBe(picture)
})
