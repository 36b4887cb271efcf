import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { type PhraseNode, printPhrase } from './phrase-tree.ts'
import { mostPhraseWords, readPhrase } from './read-phrase.ts'

function draw(node: PhraseNode | null): unknown {
  if (node === null) return null
  if (node.kind === 'not') return { not: draw(node.node) }
  return 'of' in node
    ? { [node.kind]: node.of.map(draw) }
    : node.kind === 'word'
      ? node.text
      : { [node.kind]: node.text }
}

describe('SEARCH-03: reading a phrase', () => {
  test.each([
    ['red car', { all: ['red', 'car'] }],
    ['red AND car', { all: ['red', 'car'] }],
    ['cat OR dog', { any: ['cat', 'dog'] }],
    ['cat | dog park', { any: ['cat', { all: ['dog', 'park'] }] }],
    ['(cat OR dog) park', { all: [{ any: ['cat', 'dog'] }, 'park'] }],
    ['dog NOT cat', { all: ['dog', { not: 'cat' }] }],
    ['dog -"hot dog"', { all: ['dog', { not: { quote: 'hot dog' } }] }],
    ['-(a b)', { not: { all: ['a', 'b'] } }],
    ['sun*', { prefix: 'sun' }],
    ['oder und or and not', { all: ['oder', 'und', 'or', 'and', 'not'] }],
    ['OR OR AND', null],
    ['a NOT OR b', { any: ['a', 'b'] }],
    ['NOT NOT a', 'a'],
    ['()(())', null],
    ['', null],
  ])('%s', (text, tree) => expect(draw(readPhrase(text).root)).toEqual(tree))

  test('numbers of assets are collected, years are words', () => {
    expect(readPhrase('gi:123 #45 1234567 2026 dog')).toMatchObject({
      root: { kind: 'all', of: [{ text: '2026' }, { text: 'dog' }] },
      ids: ['123', '45', '1234567'],
    })
    expect(readPhrase('99999999999999999999').ids).toEqual([])
  })

  test('of thousands of words some are searched for and the next are named', () => {
    const { root, ignored } = readPhrase(Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(' '))
    expect(root).toMatchObject({ kind: 'all' })
    expect(root && 'of' in root && root.of.length).toBe(mostPhraseWords)
    expect(ignored[0]).toBe(`w${mostPhraseWords}`)
    expect(ignored.length).toBeLessThanOrEqual(64)
  })

  const typed = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'dog',
          'close-up',
          "o'brien",
          '犬',
          'OR',
          'AND',
          'NOT',
          '-',
          '(',
          ')',
          '"',
          '|',
          '*',
          '#12',
          '„',
          '»',
        ),
        anyText,
      ),
      { maxLength: 60 },
    )
    .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')))

  test('what is printed and read again means the same', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { root, ids } = readPhrase(text)
        expect(readPhrase(printPhrase({ root, ids, ignored: [] }))).toEqual({ root, ids, ignored: [] })
      }),
      { numRuns: 500 },
    )
  })
})
