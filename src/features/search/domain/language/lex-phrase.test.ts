import { expect, test } from 'vitest'
import { lexPhrase } from './lex-phrase.ts'

const kinds = (text: string) =>
  lexPhrase(text).map((lexeme) => ('text' in lexeme ? lexeme.text : lexeme.kind))

test.each([
  ['red car', ['red', 'car']],
  ['red-hot -blue', ['red-hot', 'not', 'blue']],
  ['a|b OR c', ['a', 'or', 'b', 'or', 'c']],
  ['„hot dog“ «chien chaud» 「夜景」 “x”', ['hot dog', 'chien chaud', '夜景', 'x']],
  ['"open end', ['open', 'end']],
  ['(a (b)', ['a', '(', 'b', ')']],
  ['a) b', ['a', 'b']],
  ['ＯＲ （犬）', ['or', '(', '犬', ')']],
  ['red,green;blue/white', ['red', 'green', 'blue', 'white']],
  ["U.S. O'Brien 1,000 3.5", ['U.S.', "O'Brien", '1,000', '3.5']],
  ['a\u0000b\u0007c\ud800d', ['a', 'b', 'c', 'd']],
  ['"" "  " "!"', []],
])('%s', (text, expected) => expect(kinds(text)).toEqual(expected))

test('nests only so deep', () => {
  const open = lexPhrase(`${'('.repeat(1000)}a${')'.repeat(1000)}`).filter(({ kind }) => kind === '(')
  expect(open.length).toBeLessThan(20)
})
