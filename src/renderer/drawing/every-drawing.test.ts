import { describe, expect, it } from 'vitest'
import { patternMotifs, sceneMotifs } from './drawing.ts'
import { everyDrawing } from './every-drawing.ts'

describe('everyDrawing', () => {
  it('lists each motif once', () => {
    expect(everyDrawing().map(({ motif }) => motif)).toEqual([...patternMotifs, ...sceneMotifs])
  })

  it('stands only portraits before nothing', () => {
    const white = everyDrawing().filter(({ looks }) => (looks as readonly string[]).includes('white'))
    expect(white.map(({ motif }) => motif)).toEqual(['headshot', 'waist-up', 'three-quarter', 'full-length'])
  })
})
