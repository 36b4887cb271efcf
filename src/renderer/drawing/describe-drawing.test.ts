import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDrawing } from './describe-drawing.ts'
import type { Drawing, SceneDrawing } from './drawing.ts'
import { everyDrawing } from './every-drawing.ts'

const anyDrawing = fc
  .record({
    choice: fc.constantFrom(...everyDrawing()),
    look: fc.nat(),
    seed: fc.nat(1_000_000),
    size: fc.constantFrom([1200, 800], [800, 1200], [1000, 1000], [1600, 900]),
  })
  .map(({ choice, look, seed, size: [width = 1, height = 1] }) => {
    const { style, motif, looks } = choice
    return { style, motif, look: looks[look % looks.length], seed, width, height } as Drawing
  })

const manyScenes = everyDrawing()
  .filter(({ style }) => style === 'scene')
  .flatMap(({ motif, looks }) =>
    looks.flatMap((look) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        (seed) => ({ style: 'scene', motif, look, seed, width: 1200, height: 800 }) as SceneDrawing,
      ),
    ),
  )

describe('describeDrawing', () => {
  it('says everything in whole sentences without a gap', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const { title, caption, keywords, palette } = describeDrawing(drawing)
        expect(title).toMatch(/^[A-Z][^{}]{5,}[^.\s]$/)
        expect(caption).toMatch(/^[A-Z][^{}]{20,}\.$/)
        expect(new Set(keywords).size).toBe(keywords.length)
        expect(keywords.length).toBeGreaterThan(6)
        for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/)
        expect(palette.length).toBeGreaterThan(1)
      }),
      { numRuns: 400 },
    )
  })

  it('has every age that a drawing can show', () => {
    const ages = new Set(manyScenes.flatMap((drawing) => [...describeDrawing(drawing).people.ages]))
    expect([...ages].sort()).toEqual([
      'adult',
      'baby',
      'child',
      'matureadult',
      'newborn',
      'senioradult',
      'teenager',
      'youngadult',
    ])
  })

  it('has every way to compose a picture of people', () => {
    const found = new Set<string>(manyScenes.flatMap((drawing) => [...describeDrawing(drawing).compositions]))
    for (const wanted of [
      'candid',
      'closeup',
      'fulllength',
      'headshot',
      'lookingatcamera',
      'mediumshot',
      'portrait',
      'threequarterlength',
      'waistup',
      'cutout',
      'copyspace',
    ]) {
      expect(found).toContain(wanted)
    }
  })

  it('counts in words whom it counts in numbers', () => {
    const headshot = describeDrawing({
      style: 'scene',
      motif: 'headshot',
      look: 'white',
      seed: 5,
      width: 800,
      height: 1200,
    })
    expect(headshot.people.count).toBe(1)
    expect(headshot.keywords).toContain('one person')
    expect(headshot.caption).toMatch(/^Flat portrait of a [a-z ]+ on white, looking at the viewer\.$/)
  })
})
