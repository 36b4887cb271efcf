import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '../../../../tools/write-message-files.ts'
import { errorKey } from './error-key.ts'

const room = resolve(import.meta.dirname, '..')

/** Told by no form: by the sign-in page, or by nobody. */
const elsewhere = ['unknown-provider', 'verified-already', 'provider-away', 'identity-taken', 'sign-in-first']

test('every failure of a use case has its words', () => {
  const code = globSync('{domain,server}/**/*.ts', { cwd: room })
    .filter((path) => !path.includes('.test.') && !path.includes('openid') && !path.includes('calls'))
    .map((path) => readFileSync(join(room, path), 'utf8'))
    .join('\n')
  const failures = new Set([...code.matchAll(/\bfailure\('([a-z-]+)'\)/g)].map(([, word = '']) => word))
  expect(failures.size).toBeGreaterThan(20)
  const texts = readTexts('bokeh', 'en-us')
  const wordless = [...failures].filter((word) => !elsewhere.includes(word) && !(errorKey(word) in texts))
  expect(wordless).toEqual([])
})
