import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('orders are as large as a finger wherever there is one', () => {
  const css = readFileSync(new URL('sort-links.module.css', import.meta.url), 'utf8')
  expect(css).toMatch(/pointer: coarse\)[^{]*\{\s*\.sort \{\s*min-block-size: var\(--hit\)/)
})
