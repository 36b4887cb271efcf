import { describe, expect, test } from 'vitest'
import type { PathName } from '#links/paths.data.ts'
import { buildVisit } from '#visit/testing/build-visit.ts'
import type { CoverageOutcome, CoverageQuestion } from '../domain/coverage.ts'
import { buildCard, buildCoverage } from '../testing/build-coverage.ts'
import { load } from './landing.load.ts'

const visit = buildVisit({ locale: 'de', spoken: 'de' })
const newest = buildCoverage({ id: '1', day: '2026-02-28' })
const older = buildCoverage({ id: '2', day: '2026-02-27' })

async function loadWith(
  route: PathName,
  query = '',
  outcome: CoverageOutcome = { kind: 'found', coverage: [newest, older], page: 1, pageCount: 3 },
) {
  const asked: CoverageQuestion[] = []
  const findCoverage = async (question: CoverageQuestion) => {
    asked.push(question)
    return outcome
  }
  // 2026-02-28
  const needs = { findCoverage, today: () => 20_512 }
  const request = { visit, route, parameters: {}, query: new URLSearchParams(query), needs }
  return { loaded: await load(request), asked }
}

describe('ROUTE-01: the load of the editorial pages', () => {
  test.each([
    ['editorialImages', 'all'],
    ['editorialFashion', 'fashion'],
    ['editorialVideo', 'video'],
  ] as const)('%s is the desk %s', async (route, desk) => {
    expect((await loadWith(route)).asked).toMatchObject([{ desk, day: null, page: 1 }])
  })

  test('another path is no desk, and nobody is asked', async () => {
    const { loaded, asked } = await loadWith('music')
    expect([loaded.kind, asked]).toEqual(['not-found', []])
  })

  test('the newest leads and is not listed again', async () => {
    const { loaded } = await loadWith('editorialNews')
    expect(loaded).toMatchObject({
      kind: 'found',
      data: {
        lead: newest,
        days: [{ day: '2026-02-27', when: 'yesterday', coverage: [older] }],
        pageCount: 3,
      },
    })
  })

  test('a day and later pages are lists alone', async () => {
    for (const query of ['date=2026-02-28', 'page=2']) {
      const { loaded } = await loadWith('editorialNews', query)
      expect(loaded).toMatchObject({ data: { lead: null, days: [{ when: 'today' }, { when: 'yesterday' }] } })
    }
  })

  test('SP-02: what is no day and no page is passed by', async () => {
    const { asked } = await loadWith('editorialNews', 'date=yesterday&page=-1')
    expect(asked).toMatchObject([{ day: null, page: 1 }])
  })

  test('what cannot lead is listed', async () => {
    const tall = buildCoverage({ frames: [buildCard({ width: 2, height: 3 })] })
    const { loaded } = await loadWith('editorialSport', '', {
      ...{ kind: 'found', coverage: [tall], page: 1, pageCount: 1 },
    })
    expect(loaded).toMatchObject({ data: { lead: null, days: [{ coverage: [tall] }] } })
  })

  test('says when the index cannot answer, and when to ask again', async () => {
    const { loaded } = await loadWith('editorialNews', '', { kind: 'unavailable', retryAfterSeconds: 5 })
    expect(loaded).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5, data: { days: null } })
  })
})
