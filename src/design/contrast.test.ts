import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf, readColour, readTokens } from './testing/read-theme.ts'

function tokensOf(site: string) {
  return readTokens(readFileSync(new URL(`../sites/${site}/theme.css`, import.meta.url), 'utf8'))
}

/** Text on its ground: WCAG AA asks for 4.5. */
const texts = [
  ['--ink', '--bg'],
  ['--ink', '--surface'],
  ['--ink', '--surface-2'],
  ['--ink-2', '--bg'],
  ['--ink-2', '--surface'],
  ['--ink-2', '--mat'],
  ['--ink-3', '--bg'],
  ['--ink-3', '--surface-2'],
  ['--on-action', '--action'],
  ['--on-action', '--action-hover'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--accent-text', '--bg'],
  ['--on-field', '--field'],
  ['--on-spark', '--spark'],
  ['--header-ink', '--header-bg'],
  ['--chip-on-ink', '--chip-on'],
  ['--on-inverse', '--inverse'],
  ['--on-inverse-2', '--inverse'],
  ['--on-inverse-accent', '--inverse'],
  ['--on-plate', '--plate'],
  ['--danger', '--bg'],
  ['--danger', '--danger-soft'],
  ['--ok', '--bg'],
  ['--ok', '--ok-soft'],
  ['--warn', '--bg'],
  ['--warn', '--warn-soft'],
  ['--ink', '--danger-soft'],
  ['--ink', '--ok-soft'],
  ['--ink', '--warn-soft'],
] as const

/** Edges, marks and rings that one must be able to make out: 3. */
const marks = [
  ['--control', '--bg'],
  ['--action', '--bg'],
  ['--focus', '--bg'],
  ['--focus', '--surface'],
  ['--danger', '--bg'],
  ['--on-saved', '--saved'],
  ['--on-inverse', '--inverse'],
] as const

describe.each(['argus', 'bokeh'])('SITE-02: the theme of %s', (site) => {
  const tokens = tokensOf(site)

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    test.each(texts)('%s can be read on %s', (text, ground) => {
      const ratio = contrastOf(readColour(tokens, text, scheme), readColour(tokens, ground, scheme))
      expect(ratio).toBeGreaterThanOrEqual(4.5)
    })

    test.each(marks)('%s can be made out on %s', (mark, ground) => {
      const ratio = contrastOf(readColour(tokens, mark, scheme), readColour(tokens, ground, scheme))
      expect(ratio).toBeGreaterThanOrEqual(3)
    })
  })
})

describe('the contrast ratio', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#b3261a', '#b3261a')).toBe(1)
  })

  test('is the same both ways round', () => {
    expect(contrastOf('#08614a', '#ffc22e')).toBe(contrastOf('#ffc22e', '#08614a'))
  })
})
