import { expect, test } from 'vitest'
import type { Face } from './open-sheet-fonts.ts'
import { splitIntoRuns } from './text-runs.ts'

function face(name: string, letters: string): Face {
  const characters = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))
  return { name, font: new Uint8Array(), characters }
}

const latin = face('latin', 'abc 1')
const cyrillic = face('cyrillic', 'жаб1')

test('each part of a text is set in a face that has it, and stays in it as long as it can', () => {
  const runs = splitIntoRuns('ab жа1 c海山', [latin, cyrillic]).map(({ text, face: own }) => [
    text,
    own?.name,
  ])
  expect(runs).toEqual([
    ['ab ', 'latin'],
    ['жа1', 'cyrillic'],
    [' c', 'latin'],
    ['海山', undefined],
  ])
})
