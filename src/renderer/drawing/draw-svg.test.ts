import { describe, expect, it } from 'vitest'
import { describeDrawing } from './describe-drawing.ts'
import { drawSvg } from './draw-svg.ts'
import type { SceneDrawing } from './drawing.ts'
import { everyDrawing } from './every-drawing.ts'
import { drawPattern } from './patterns/draw-pattern.ts'

const seeds = [1, 2, 3, 40, 777]
const sizes = [
  { width: 1200, height: 800 },
  { width: 800, height: 1200 },
  { width: 1000, height: 1000 },
  { width: 1600, height: 900 },
] as const

type Choice = Pick<SceneDrawing, 'motif' | 'look'>

const choices: Choice[] = everyDrawing().flatMap((choice) =>
  choice.style === 'scene' ? choice.looks.map((look) => ({ motif: choice.motif, look })) : [],
)

/** Each seed in another proportion, so that all of them have their turn with every motif. */
function drawingsOf({ motif, look }: Choice): SceneDrawing[] {
  return seeds.map((seed, place) => ({
    style: 'scene',
    motif,
    look,
    seed,
    ...(sizes[place % sizes.length] ?? sizes[0]),
  }))
}

const scenes = choices.flatMap(drawingsOf)
const forbidden = /NaN|undefined|Infinity|<script|<text|<image|<foreignObject|href="(?!#)|url\((?!#)/

/** The names of elements that were opened and never closed, or closed out of turn. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

function figuresIn(svg: string): string[] {
  return [...svg.matchAll(/data-person="(\w+)"/g)].map(([, age = '']) => age)
}

describe('drawSvg', () => {
  it.each(choices)('draws a well-formed file that stands alone: $motif in $look', (choice) => {
    for (const drawing of drawingsOf(choice)) {
      const svg = drawSvg(drawing)
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="')).toBe(true)
      expect(unbalanced(svg)).toEqual([])
      expect(svg.match(forbidden)).toBeNull()
      expect(svg.length).toBeLessThan(300_000)
    }
  })

  it('draws the same file for the same drawing and another for another seed', () => {
    for (const [place, drawing] of scenes.entries()) {
      if (place % 7 > 0) continue
      const svg = drawSvg(drawing)
      expect(svg === drawSvg({ ...drawing })).toBe(true)
      expect(svg === drawSvg({ ...drawing, seed: drawing.seed + 1 })).toBe(false)
    }
  })

  it('names no gradient that it does not define', () => {
    for (const drawing of scenes) {
      const svg = drawSvg(drawing)
      const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id)
    }
  })

  it('hands patterns on', () => {
    const waves = {
      style: 'pattern',
      motif: 'waves',
      look: 'ocean',
      seed: 3,
      width: 900,
      height: 600,
    } as const
    expect(drawSvg(waves) === drawPattern(waves)).toBe(true)
  })
})

describe('a drawn scene', () => {
  it('shows as many people, of the same ages, as its words say', () => {
    for (const drawing of scenes) {
      const ages = figuresIn(drawSvg(drawing))
      const { people } = describeDrawing(drawing)
      expect({ drawing, count: people.count }).toEqual({ drawing, count: ages.length })
      expect([...people.ages].sort()).toEqual([...new Set(ages)].sort())
    }
  })

  it('has no color where it is black and white', () => {
    for (const drawing of scenes.filter(({ look }) => look === 'mono')) {
      const colors = drawSvg(drawing).match(/#[0-9a-f]{6}\b/g) ?? []
      expect(colors.filter((color) => !/^#([0-9a-f]{2})\1\1$/.test(color))).toEqual([])
    }
  })

  it('stands on pure white where it is cut out', () => {
    for (const drawing of scenes.filter(({ look }) => look === 'white')) {
      expect(/^<svg[^>]*><rect x="0" y="0" [^>]*fill="#ffffff"\/>/.test(drawSvg(drawing))).toBe(true)
    }
  })
})
