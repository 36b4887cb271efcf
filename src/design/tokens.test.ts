import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTokens } from './testing/read-theme.ts'
import { toastLeaveMs } from './toast-queue.ts'

const design = new URL('.', import.meta.url)
const sheets = readdirSync(design)
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(new URL(name, design), 'utf8')] as const)

const themes = ['argus', 'bokeh'].map((site) =>
  readTokens(readFileSync(new URL(`../sites/${site}/theme.css`, import.meta.url), 'utf8')),
)

/** Drawn by the one site alone, with pictures and shapes that the other does not have. */
const siteOwn = /^--(sky|disc-\d|logo-[\w-]+)$/

/** Set by react-aria on the floating list, so no theme knows it. */
const fromScript = ['--trigger-width']

describe('SITE-02: one set of parts, two themes', () => {
  test('both themes answer the same questions', () => {
    const [argus, bokeh] = themes.map((tokens) =>
      [...tokens.keys()].filter((name) => !siteOwn.test(name)).sort(),
    )
    expect(argus).toEqual(bokeh)
  })

  test.each(sheets)('%s uses no token that is set nowhere', (_name, css) => {
    const own = [...sheets.filter(([name]) => name === 'base.css'), [_name, css] as const].flatMap(
      ([, text]) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    )
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
    const unknown = used.filter(
      (name) =>
        !own.includes(name) &&
        !siteOwn.test(name) &&
        !fromScript.includes(name) &&
        !themes.every((theme) => theme.has(name)),
    )
    expect(unknown).toEqual([])
  })

  test.each(sheets)('%s names no colour and no typeface', (_name, css) => {
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
    expect(plain.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-family:(?!\s*var\()/gi) ?? []).toEqual(
      [],
    )
  })

  test('BOARD-08: a toast leaves as long in the script as it does in the style', () => {
    expect(themes.map((theme) => theme.get('--t-toast'))).toEqual([`${toastLeaveMs}ms`, `${toastLeaveMs}ms`])
  })
})
