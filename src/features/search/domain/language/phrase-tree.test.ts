import { expect, test } from 'vitest'
import { joinNodes, negate, type PhraseNode, printNode, printPhrase } from './phrase-tree.ts'

const word = (text: string): PhraseNode => ({ kind: 'word', text })

test('a tree is printed as one would have typed it', () => {
  const any: PhraseNode = { kind: 'any', of: [word('dog'), word('cat')] }
  expect(printNode({ kind: 'all', of: [any, word('park')] })).toBe('(dog OR cat) park')
  expect(printNode({ kind: 'any', of: [{ kind: 'all', of: [word('a'), word('b')] }, word('c')] })).toBe(
    'a b OR c',
  )
  expect(printNode({ kind: 'not', node: any })).toBe('-(dog OR cat)')
  expect(printPhrase({ root: { kind: 'quote', text: 'hot dog' }, ids: ['7'], ignored: [] })).toBe(
    '"hot dog" #7',
  )
})

test('what stands inside another of its kind is part of it', () => {
  const inner = joinNodes('all', [word('a'), word('b')])
  expect(inner && joinNodes('all', [inner, word('c')])).toEqual({
    kind: 'all',
    of: ['a', 'b', 'c'].map(word),
  })
  expect(joinNodes('any', [])).toBeNull()
  expect(joinNodes('any', [word('a')])).toEqual(word('a'))
})

test('not not a thing is the thing', () => {
  expect(negate(negate(word('a')))).toEqual(word('a'))
})
