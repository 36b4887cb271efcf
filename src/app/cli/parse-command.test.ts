import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'

test('sets takes one file and nothing else', () => {
  expect(parseCommand(['sets', 'sets.json'])).toEqual({ kind: 'sets', path: 'sets.json' })
  for (const words of [['sets'], ['sets', 'a.json', 'b.json']])
    expect(parseCommand(words)).toEqual({ kind: 'misuse', reason: 'sets needs one FILE.' })
  expect(parseCommand(['sets', '--help'])).toEqual({ kind: 'help' })
})
