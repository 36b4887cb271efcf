import { expect, test } from 'vitest'
import { isUnchanged, mayContinue } from './conditional-request.ts'

const facts = { etag: '"abc"', modifiedAt: new Date('2026-03-01T12:00:00.400Z') }
const [same, before] = ['Sun, 01 Mar 2026 12:00:00 GMT', 'Sun, 01 Mar 2026 11:59:59 GMT']

test.each([
  [{}, false],
  [{ 'if-none-match': '"abc"' }, true],
  [{ 'if-none-match': 'W/"abc"' }, true],
  [{ 'if-none-match': '"x", "abc"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': same }, false],
  [{ 'if-modified-since': same }, true],
  [{ 'if-modified-since': before }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
])('with %j the client has it already: %s', (headers, answer) => {
  expect(isUnchanged(headers, facts)).toBe(answer)
})

test.each([
  [{}, true],
  [{ 'if-range': '"abc"' }, true],
  [{ 'if-range': 'W/"abc"' }, false],
  [{ 'if-range': '"x"' }, false],
  [{ 'if-range': same }, true],
  [{ 'if-range': before }, false],
])('with %j a part may be sent: %s', (headers, answer) => {
  expect(mayContinue(headers, facts)).toBe(answer)
})
