import { describe, expect, test } from 'vitest'
import type { AssetCard } from '#features/catalogue/domain.ts'
import type { Answer, Match, Question } from '../domain/index-question.ts'
import { conceptToken } from '../domain/language/search-vocabulary.ts'
import { smallVocabulary } from '../testing/small-vocabulary.ts'
import { findLanding, type LandingNeeds, type LandingQuestion } from './find-landing.ts'
import { openLanguage } from './language/open-language.ts'
import { rememberedLanding } from './remembered-landing.ts'
import { IndexUnavailable } from './search-index.port.ts'

const question: LandingQuestion = {
  visit: { site: 'argus', locale: 'de' },
  parameters: { assettype: 'image', family: 'creative' },
}
const language = openLanguage(smallVocabulary)
/** What the index finds for a keyword: of dogs, of animals above them, of horses and of copy space. */
const idsOf: Readonly<Record<number, readonly string[]>> = {
  1: ['1', '2', '3', '4', '5'],
  2: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  5: ['1', '2', '3', '4'],
  12: ['3', '21', '22', '23', '24'],
  13: ['31'],
}
const card = (id: string): AssetCard => ({
  ...{ id, assetType: 'image', title: '', altText: '', artist: '', family: 'creative', licenseModel: 'rf' },
  ...{ width: 3, height: 2, mediaKey: '', dominantColor: '#000000', isOffline: false, isSensitive: false },
  durationMs: null,
})

function open(keywords: readonly number[]) {
  const asked: Question[] = []
  const read: (readonly string[])[] = []
  const needs: LandingNeeds = {
    language,
    index: {
      search: async (wanted) => {
        asked.push(wanted)
        const keyword = keywords.find((id) => JSON.stringify(wanted.match).includes(`"${conceptToken(id)}"`))
        const ids = keyword === undefined ? ['91', '92'] : (idsOf[keyword] ?? [])
        return answerOf(ids, keywords)
      },
    },
    catalogue: {
      readCards: async (ids) => {
        read.push(ids)
        return ids.map(card)
      },
    },
    today: () => 20_000,
  }
  return { asked, read, needs }
}

function answerOf(ids: readonly string[], keywords: readonly number[]): Answer {
  const counts = keywords.map((id) => ({ value: String(id), count: 9 }))
  return {
    ids,
    totals: { image: ids.length, film: 0 },
    facets: { keywords: counts },
    facetError: 0,
    cursor: null,
  }
}

describe('a part of the library by its subjects', () => {
  test('subjects are called as the visitor calls them, and are counted as their search would find them', async () => {
    const { asked, read, needs } = open([2, 12])
    const outcome = await findLanding(question, needs)
    expect(outcome).toMatchObject({
      kind: 'found',
      landing: {
        total: 2,
        categories: [
          { name: 'Hund', count: 12 },
          { name: 'Pferd', count: 5 },
        ],
        best: [],
      },
    })
    expect(read).toEqual([
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '21', '22', '23', '24'],
    ])
    const filters = asked.map((wanted) => wanted.filters)
    expect(filters[0]).toContainEqual({ kind: 'one-of', field: 'family', values: ['creative'] })
    expect(filters.every((each) => JSON.stringify(each) === JSON.stringify(filters[0]))).toBe(true)
  })

  test('nobody browses by copy space, and animals are not shown beside dogs', async () => {
    const { asked, needs } = open([5, 2, 1, 12])
    const outcome = await findLanding(question, needs)
    expect(outcome).toMatchObject({ landing: { categories: [{ name: 'Hund' }, { name: 'Pferd' }] } })
    const matches = asked.map(({ match }): Match | null => match)
    expect(JSON.stringify(matches)).not.toContain(`"${conceptToken(5)}"`)
  })

  test('the best of all is shown where there is too little for subjects', async () => {
    const { needs } = open([2, 13])
    expect(await findLanding(question, needs)).toMatchObject({
      landing: { total: 2, categories: [], best: [{ id: '91' }, { id: '92' }] },
    })
  })

  test('no more than four keywords are tried at once', async () => {
    const { needs } = open([2, 3, 4, 6, 8, 9, 12, 13, 14])
    let now = 0
    let most = 0
    const search: LandingNeeds['index']['search'] = async (wanted) => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return needs.index.search(wanted)
    }
    await findLanding(question, { ...needs, index: { search } })
    expect(most).toBe(4)
  })

  test('no answer of the index is an outcome, and is not remembered', async () => {
    const { needs } = open([2, 12])
    let isThere = false
    const findRemembered = rememberedLanding({
      ...needs,
      index: {
        search: async (wanted) => {
          if (!isThere) throw new IndexUnavailable('not yet')
          return needs.index.search(wanted)
        },
      },
    })
    expect(await findRemembered(question)).toEqual({ kind: 'unavailable', retryAfterSeconds: 5 })
    isThere = true
    expect(await findRemembered(question)).toMatchObject({ kind: 'found' })
  })
})
