import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['Orange (Farbe)', 'Orange'],
  ['dog', 'dog'],
  ['(untitled)', '(untitled)'],
])('%s is searched for as %s', (name, plain) => expect(plainName(name)).toBe(plain))
