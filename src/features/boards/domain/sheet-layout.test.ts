import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Paper, perPageChoices } from './sheet-choices.ts'
import { type Box, fitPicture, layoutSheet, titleLines } from './sheet-layout.ts'

const papers = ['a4', 'letter'] as const satisfies readonly Paper[]
const all = papers.flatMap((paper) => perPageChoices.map((perPage) => ({ paper, perPage })))
const slack = 1e-6

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - slack &&
    other.x < one.x + one.width - slack &&
    one.y < other.y + other.height - slack &&
    other.y < one.y + one.height - slack
  )
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}

describe.each(all)('BOARD-10: a sheet of $paper with $perPage', ({ paper, perPage }) => {
  const { page, head, foot, cells } = layoutSheet(paper, perPage)
  const boxes = [head, foot, ...cells.flatMap(({ frame, caption }) => [frame, caption])]

  test('has a place for each', () => expect(cells).toHaveLength(perPage))

  test('keeps everything inside margins of half an inch', () => {
    const inner = { x: 36, y: 36, width: page.width - 72, height: page.height - 72 }
    for (const box of boxes) expect(isInside(box, inner)).toBe(true)
  })

  test('lays nothing over anything else', () => {
    const pairs = boxes.flatMap((one, place) => boxes.slice(place + 1).map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([])
  })

  test('gives pictures more room than words', () => {
    for (const { frame, caption } of cells) expect(frame.height).toBeGreaterThan(caption.height * 2)
  })
})

test('a title is given the room of a note that is not there', () => {
  const lines = { title: 1, facts: 2, note: 3 }
  expect([titleLines(lines, true), titleLines(lines, false)]).toEqual([1, 4])
})

test('a picture keeps its shape, is whole and touches two sides of its frame', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const length = fc.double({ min: 1, max: 900, noNaN: true })
  fc.assert(
    fc.property(side, side, length, length, (width, height, boxWidth, boxHeight) => {
      const box = { x: 10, y: 20, width: boxWidth, height: boxHeight }
      const fitted = fitPicture({ width, height }, box)
      expect(isInside(fitted, box)).toBe(true)
      expect(fitted.width / fitted.height / (width / height)).toBeCloseTo(1, 6)
      expect(
        Math.min(boxWidth - fitted.width, boxHeight - fitted.height) / Math.max(boxWidth, boxHeight),
      ).toBeCloseTo(0, 6)
    }),
  )
})
