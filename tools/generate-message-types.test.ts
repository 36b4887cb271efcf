import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readWordings, writeMessageTypes } from './generate-message-types.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(folder, 'argus'))
  mkdirSync(join(folder, 'bokeh'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, texts: unknown) {
  writeFileSync(join(folder, file), JSON.stringify(texts))
}

describe('I18N-00: the types of message keys', () => {
  test('come from every file, sorted, with the file name before the key', () => {
    write('shell.json', { search: 'Search', 'menu.open': 'Open {name}' })
    write('search.json', { count: '{count, plural, one {# image} other {# images}}' })
    expect(writeMessageTypes(readWordings(folder))).toBe(`\
// Written by tools/generate-message-types.ts from locales/en-us. Do not edit.

export interface MessageArguments {
  "search.count": { "count": number }
  "shell.menu.open": { "name": string }
  "shell.search": undefined
}

/** The tags of those messages that have any. */
export interface MessageTags {
}
`)
  })

  test('a site may add a key, and ask for more arguments than the other', () => {
    write('shell.json', { hello: 'Hello', tagline: 'by {name}' })
    write('argus/shell.json', { hello: 'Hello {name}' })
    write('bokeh/shell.json', { hello: 'Hello {time, time}', credits: '{n, number} credits' })
    const types = writeMessageTypes(readWordings(folder))
    expect(types).toContain('"shell.hello": { "name": string; "time": Date | number }')
    expect(types).toContain('"shell.credits": { "n": number }')
  })

  test('a choice is one of its options, and tags are named apart', () => {
    write('shell.json', {
      kind: '<b>{kind, select, image {Image} film {Film} other {Asset}}</b> <a>more</a>',
    })
    const types = writeMessageTypes(readWordings(folder))
    expect(types).toContain('"shell.kind": { "kind": "film" | "image" | "other" }')
    expect(types).toContain('"shell.kind": "a" | "b"')
  })

  test('a message that can not be read is named', () => {
    write('shell.json', { broken: 'Half {of' })
    expect(() => writeMessageTypes(readWordings(folder))).toThrow("'shell.broken'")
  })

  test('a file that is not flat is refused', () => {
    write('shell.json', { menu: { open: 'Open' } })
    expect(() => readWordings(folder)).toThrow("the value of 'menu' is not a text")
  })

  test('no texts at all give no keys', () => {
    rmSync(join(folder, 'argus'), { recursive: true })
    expect(readWordings(folder).size).toBe(0)
  })
})
