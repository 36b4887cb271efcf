import { expect, test } from 'vitest'
import { nameKey, nameTokens } from './name-tokens.ts'

test('a name is found however it is typed', () => {
  expect(nameKey('Dae-woon Myeongri')).toBe('dae woon myeongri')
  expect(nameKey('Léocadie  VANTREUX')).toBe('leocadie vantreux')
})

test('words know where they stand', () => {
  expect(nameTokens("Éva's run")).toEqual([
    { key: 'eva', start: 0, end: 3 },
    { key: 's', start: 4, end: 5 },
    { key: 'run', start: 6, end: 9 },
  ])
})
