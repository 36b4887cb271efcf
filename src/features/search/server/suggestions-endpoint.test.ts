import { expect, test } from 'vitest'
import { buildVisit } from '#visit/testing/build-visit.ts'
import { IndexUnavailable } from './search-index.port.ts'
import { suggestions } from './suggestions.endpoint.ts'

const visit = buildVisit()
const language = { fold: (text: string) => text }
const ask = (phrase: string, suggest: () => Promise<readonly never[]>) =>
  suggestions({ index: { suggest }, language }).handle({ visit, query: { phrase } })

test('SEARCH-06: an answer may be kept by the browser for a minute', async () => {
  expect(await ask('do', async () => [])).toMatchObject({
    kind: 'json',
    status: 200,
    headers: { 'cache-control': 'private, max-age=60' },
    body: { phrases: [], people: [], events: [], collections: [] },
  })
})

test.each(['', 'a'.repeat(201)])('a phrase of no or of too many letters is bad input', async (phrase) => {
  expect(await ask(phrase, async () => [])).toMatchObject({ kind: 'problem', problem: { status: 400 } })
})

test('an index that cannot answer is told as such', async () => {
  const away = () => Promise.reject(new IndexUnavailable('away'))
  expect(await ask('do', away)).toMatchObject({ kind: 'problem', problem: { status: 503 } })
})
