import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, plainCell, recognizeDelimiter } from './csv-dialect.ts'

test.each([
  ['file,title,keywords', ','],
  ['file;title;caption, long', ';'],
  ['file\ttitle', '\t'],
  ['"file";"title"', ';'],
  ['file', ','],
])('the first line %j is separated by %j', (line, delimiter) => {
  expect(recognizeDelimiter(line)).toBe(delimiter)
})

test('a cell that a spreadsheet would run is made harmless and comes back as it was', () => {
  expect(csvLine(['=1+1', 'plain', '-5', 'a "b", c'])).toBe(`'=1+1,plain,'-5,"a ""b"", c"\r\n`)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@') }), (cell) => {
      const [written = ''] = csvLine([cell]).split('\r')
      expect(plainCell(written)).toBe(cell)
      expect(written).not.toMatch(/^[=+\-@]/)
    }),
  )
})
