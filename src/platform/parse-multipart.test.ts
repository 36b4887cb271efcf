import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundaryOf, formLimits, parseMultipart } from './parse-multipart.ts'

const boundaries = fc.string({
  unit: fc.constantFrom(..."abcXYZ019'()+_,-./:=?"),
  minLength: 1,
  maxLength: 70,
})
const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => isPlain(text))
const texts = fc.array(fc.tuple(names, fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 8 })
const files = fc.option(
  fc.record({
    field: names,
    name: names,
    type: fc.constant('image/png'),
    bytes: fc.uint8Array({ maxLength: 300 }),
  }),
)

function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header holds none of them.
  return !/[\x00-\x1f\x7f%]/.test(text) && text.isWellFormed()
}

const escapeName = (name: string) => name.replaceAll('"', '%22')

type Part = { field: string; name?: string; type?: string; bytes: Uint8Array }

function write(boundary: string, parts: readonly Part[]): Buffer {
  const pieces = parts.map(({ field, name, type, bytes }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(field)}"${
          name === undefined ? '' : `; filename="${escapeName(name)}"\r\nContent-Type: ${type}`
        }\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

const part = (field: string, text: string) => ({ field, bytes: Buffer.from(text) })
const file = (field: string, text: string, name = 'a.png') => ({
  ...part(field, text),
  name,
  type: 'image/png',
})

describe('a form with a file', () => {
  test('is read as it was written, whatever its boundary, names and bytes', () => {
    fc.assert(
      fc.property(boundaries, texts, files, (boundary, fields, sent) => {
        const parts = [...fields.map(([field, text]) => part(field, text)), ...(sent ? [sent] : [])]
        fc.pre(!parts.some(({ bytes }) => Buffer.from(bytes).includes(`--${boundary}`)))
        const outcome = parseMultipart(write(boundary, parts), boundary)
        if (outcome.kind !== 'form') throw new Error(outcome.kind)
        const expected = new Map<string, string[]>()
        for (const [field, text] of fields) expected.set(field, [...(expected.get(field) ?? []), text])
        const read = Object.entries(outcome.fields).map(([field, text]) => [field, [text].flat()])
        expect(new Map(read as [string, string[]][])).toEqual(expected)
        expect(outcome.file && { ...outcome.file, bytes: [...outcome.file.bytes] }).toEqual(
          sent && { ...sent, bytes: [...sent.bytes] },
        )
      }),
      { numRuns: 300 },
    )
  })

  test('that was damaged anywhere is a form or refused, and never holds more than it may', () => {
    const whole = write('x-1', [part('a', 'one'), file('image', 'bytes of it'), part('b', 'two')])
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), cut: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let bytes = Buffer.from(whole)
        for (const { at, byte, cut } of changes) {
          if (cut) bytes = bytes.subarray(0, at)
          else if (at < bytes.length) bytes[at] = byte
        }
        const outcome = parseMultipart(bytes, 'x-1')
        if (outcome.kind === 'form') expect(Object.keys(outcome.fields).length).toBeLessThanOrEqual(3)
        else expect(['malformed', 'too-much']).toContain(outcome.kind)
      }),
      { numRuns: 300 },
    )
  })

  test('that is anything else is malformed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(parseMultipart(bytes, 'boundary-of-no-form').kind).toBe('malformed')
      }),
    )
  })

  test('may have a field of any name, more than once', () => {
    const outcome = parseMultipart(write('x', [part('__proto__', '1'), part('__proto__', '2')]), 'x')
    expect(outcome).toMatchObject({ kind: 'form', file: null })
    if (outcome.kind === 'form') expect(Object.entries(outcome.fields)).toEqual([['__proto__', ['1', '2']]])
  })

  test('whose file was not chosen has none', () => {
    expect(parseMultipart(write('x', [file('image', '', '')]), 'x')).toEqual({
      kind: 'form',
      fields: {},
      file: null,
    })
  })
})

const ending = '\r\n--x--\r\n'
const head = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'

test.each([
  ['nothing', ''],
  ['only an end', '--x--\r\n--x--'],
  ['something before the first part', `hello\r\n${head}1${ending}`],
  ['something behind the last part', `${head}1${ending}hello`],
  ['no end', `${head}1`],
  ['an end of another form', `${head}1\r\n--y--\r\n`],
  ['a boundary that goes on', `${head}1\r\n--xx--\r\n`],
  ['no disposition', `--x\r\ncontent-type: text/plain\r\n\r\n1${ending}`],
  ['another disposition', `--x\r\ncontent-disposition: attachment; name="a"\r\n\r\n1${ending}`],
  ['a disposition without a name', `--x\r\ncontent-disposition: form-data\r\n\r\n1${ending}`],
  ['an empty name', `--x\r\ncontent-disposition: form-data; name=""\r\n\r\n1${ending}`],
  ['two names', `--x\r\ncontent-disposition: form-data; name="a"; name="b"\r\n\r\n1${ending}`],
  ['two dispositions', `--x\r\ncontent-disposition: form-data; name="a"\r\n${head.slice(5)}1${ending}`],
  ['a header in two lines', `--x\r\ncontent-disposition: form-data;\r\n name="a"\r\n\r\n1${ending}`],
  ['an encoding', `${head.slice(0, -2)}content-transfer-encoding: base64\r\n\r\nMQ==${ending}`],
  ['lines that end otherwise', `${head}1${ending}`.replaceAll('\r\n', '\n')],
  [
    'headers without end',
    `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(3_000)}"\r\n\r\n1${ending}`,
  ],
  ['a text that is no UTF-8', `${head}\xff\xfe${ending}`],
])('a form with %s is malformed', (_, text) => {
  expect(parseMultipart(Buffer.from(text, 'latin1'), 'x')).toEqual({ kind: 'malformed' })
})

test('a form with more than forms have is too much', () => {
  const many = Array.from({ length: formLimits.fields + 1 }, (_, at) => part(`f${at}`, ''))
  expect(parseMultipart(write('x', many.slice(1)), 'x').kind).toBe('form')
  for (const parts of [many, [part('a', 'a'.repeat(4_097))], [file('a', '1'), file('b', '2')]]) {
    expect(parseMultipart(write('x', parts), 'x')).toEqual({ kind: 'too-much' })
  }
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryAbC123', '----WebKitFormBoundaryAbC123'],
  ['Multipart/Form-Data;boundary="a b"', 'a b'],
  ['multipart/form-data; boundary=""', null],
  ['multipart/form-data', null],
  ['multipart/mixed; boundary=x', null],
  ['multipart/form-data; boundary="ends with space "', null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
  ['multipart/form-data; boundary=x; charset=utf-8', null],
  ['multipart/form-data; boundary=x\\y', null],
])('the boundary of %s is %s', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary)
})
