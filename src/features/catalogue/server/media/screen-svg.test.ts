import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { defaultLimits } from './picture-limits.ts'
import { screenSvg } from './screen-svg.ts'

const svg = (inside: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`,
  )
const reasonOf = (bytes: Uint8Array) => screenSvg(bytes, defaultLimits)?.reason ?? null

const doctype =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'

function pngHeader(width: number, height: number): string {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return Buffer.concat([header, deflateSync(Buffer.alloc(10))]).toString('base64')
}

test.each([
  ['shapes', svg('<path d="M0 0h10v10z" style="fill:url(#a)"/><use href="#a"/>')],
  ['a plain document type', svg('<g/>', `<?xml version="1.0"?>${doctype}`)],
  ['a picture inside', svg(`<image xlink:href="data:image/png;base64,${pngHeader(100, 100)}"/>`)],
  ['styles', svg('<style>.a{fill:#f00}</style>')],
])('a drawing with %s is taken', (_, bytes) => {
  expect(screenSvg(bytes, defaultLimits)).toBeNull()
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script of another spelling', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')],
  ['an event handler', svg('<rect onload="alert(1)"/>')],
  ['foreign content', svg('<foreignObject><p/></foreignObject>')],
  ['an address', svg('<image href="https://example.org/a.png"/>')],
  ['a file', svg('<image xlink:href="file:///etc/passwd"/>')],
  ['a script as a link', svg('<a href=" javascript:alert(1)"/>')],
  ['a drawing inside as data', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
  ['a style that fetches', svg('<style>@import "https://example.org/a.css";</style>')],
  ['a fill from elsewhere', svg('<rect style="fill:url(\'https://example.org/a.svg#b\')"/>')],
  ['a style in escapes', svg('<style>@\\69mport "a"</style>')],
  ['a style sheet', svg('<g/>', '<?xml-stylesheet href="a.css"?>')],
  ['entities', svg('<text>&b;</text>', entities)],
  ['another base', svg('<g xml:base="https://example.org/"/>')],
  ['endless depth', svg(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`)],
])('a drawing with %s is refused', (_, bytes) => {
  expect(reasonOf(bytes)).toBe('unsafe-svg')
})

test('a picture inside that would swell is refused like any other', () => {
  expect(reasonOf(svg(`<image href="data:image/png;base64,${pngHeader(30_000, 30_000)}"/>`))).toBe(
    'too-many-pixels',
  )
})

test('the refusal says what was found', () => {
  expect(screenSvg(svg('<script/>'), defaultLimits)?.sentence).toContain('It contains <script>.')
})

test.each([
  ['not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'damaged'],
  ['not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'damaged'],
  ['an unknown entity', '<svg xmlns="http://www.w3.org/2000/svg">&x;</svg>', 'damaged'],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', 'not-a-picture'],
  ['without its namespace', '<svg/>', 'not-a-picture'],
] as const)('XML that is %s is refused', (_, text, reason) => {
  expect(reasonOf(Buffer.from(text))).toBe(reason)
})

test('a drawing that is too large is not even read', () => {
  expect(screenSvg(svg('<g/>'), { ...defaultLimits, maxSvgBytes: 20 })?.reason).toBe('file-too-large')
})
