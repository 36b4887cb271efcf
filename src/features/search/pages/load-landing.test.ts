import { expect, test } from 'vitest'
import { buildVisit } from '#visit/testing/build-visit.ts'
import { landingNames, landingScopes } from '../domain/landing-scopes.data.ts'
import { parseAddress, writeAddress } from '../domain/parameters/search-address.ts'
import type { LandingQuestion } from '../server/find-landing.ts'
import type { FindLanding } from '../server/remembered-landing.ts'
import { load } from './landing.load.ts'

const visit = buildVisit({ locale: 'de', spoken: 'de' })
const landing = { total: 3, categories: [], best: [] }

async function loadWith(
  route: 'stockVectors' | 'music',
  outcome: Awaited<ReturnType<FindLanding>> = { kind: 'found', landing },
) {
  const asked: LandingQuestion[] = []
  const findLanding: FindLanding = async (question) => {
    asked.push(question)
    return outcome
  }
  const request = { visit, route, parameters: {}, query: new URLSearchParams(), needs: { findLanding } }
  return { loaded: await load(request), asked }
}

test('ROUTE-03: each path asks for its part of the library', async () => {
  const { loaded, asked } = await loadWith('stockVectors')
  expect(asked).toMatchObject([{ parameters: { assettype: 'image', mediatype: 'vector', license: 'rf' } }])
  expect(loaded).toEqual({ kind: 'found', data: { name: 'stockVectors', landing } })
})

test('another path has no landing, and nobody is asked', async () => {
  const { loaded, asked } = await loadWith('music')
  expect([loaded.kind, asked]).toEqual(['not-found', []])
})

test('says when the index cannot answer, and when to ask again', async () => {
  const { loaded } = await loadWith('stockVectors', { kind: 'unavailable', retryAfterSeconds: 5 })
  expect(loaded).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5, data: { landing: null } })
})

test.each(landingNames)('SP-03: what %s shows has an address that means the same', (name) => {
  const site = name === 'footage' ? 'bokeh' : 'argus'
  const { type, query } = writeAddress(site, landingScopes[name])
  expect(parseAddress(site, type, new URLSearchParams(query))).toEqual(landingScopes[name])
})
