import { expect, test } from 'vitest'
import { offers } from '#features/catalogue/domain.ts'
import type { Answer, Question, SimilarAnswer, SimilarQuestion } from '../domain/index-question.ts'
import { IndexUnavailable } from './search-index.port.ts'
import { openNeighbors } from './similar-assets.ts'

const center = { id: '1', assetType: 'image', keywordIds: [11, 12, 13, 14, 15, 16] } as const
const terms = { offer: offers.bokeh, limit: 12 }
const found = (ids: readonly string[], likeness = 0.9): SimilarAnswer => ids.map((id) => ({ id, likeness }))

function ask({ subject = [], look = [] }: { subject?: SimilarAnswer; look?: SimilarAnswer }) {
  const asked: (Question | SimilarQuestion)[] = []
  const answer: Answer = {
    ids: ['90'],
    totals: { image: 1, film: 0 },
    facets: {},
    facetError: 0,
    cursor: null,
  }
  const neighbors = openNeighbors({
    today: () => 20_000,
    index: {
      async similar(question) {
        asked.push(question)
        return question.to.kind === 'subject' ? subject : look
      },
      async search(question) {
        asked.push(question)
        return answer
      },
    },
  })
  return { neighbors, asked }
}

test('ASSET-01: many of the same subject are enough', async () => {
  const ids = ['2', '3', '4', '5', '6', '7']
  const { neighbors, asked } = ask({ subject: found(ids) })
  expect(await neighbors.findSimilar(center, terms)).toEqual(ids)
  expect(asked).toHaveLength(1)
})

test('where few share the subject, those of the same look follow, each once and only if they are alike', async () => {
  const { neighbors } = ask({
    subject: found(['2']),
    look: [...found(['3', '2'], 0.8), ...found(['4'], 0.1)],
  })
  expect(await neighbors.findSimilar(center, terms)).toEqual(['2', '3'])
})

test('ROUTE-04: what the index has forgotten is looked for by its keywords', async () => {
  const { neighbors, asked } = ask({})
  expect(await neighbors.findSimilar(center, terms)).toEqual(['90'])
  expect(asked.at(-1)).toMatchObject({ match: { kind: 'any', of: [{ token: 'K11' }, {}, {}, {}, {}] } })
  expect(await neighbors.findSimilar({ ...center, keywordIds: [] }, terms)).toEqual([])
})

test('every question is of what the site sells and can be had, without the asset itself', async () => {
  const { neighbors, asked } = ask({})
  await neighbors.findSimilar(center, terms)
  await neighbors.findSharing(center, { field: 'artist', value: 'Ada' }, terms)
  for (const { filters } of asked) {
    expect(filters).toContainEqual({ kind: 'one-of', field: 'family', values: ['creative'] })
    expect(filters).toContainEqual({ kind: 'one-of', field: 'licenseModel', values: ['rf'] })
    expect(filters).toContainEqual({ kind: 'one-of', field: 'availability', values: ['online'] })
  }
  expect(asked.at(-1)?.filters).toContainEqual({ kind: 'one-of', field: 'artist', values: ['Ada'] })
  expect(asked.at(-1)?.filters).toContainEqual({ kind: 'not', filter: { kind: 'ids', ids: ['1'] } })
})

test('an index that cannot answer is told as such, and a surprise is thrown', async () => {
  const failing = (error: Error) => {
    const fail = () => Promise.reject(error)
    return openNeighbors({ today: () => 20_000, index: { similar: fail, search: fail } })
  }
  const away = failing(new IndexUnavailable('away'))
  expect(await away.findSimilar(center, terms)).toBeNull()
  expect(await away.findSharing(center, { field: 'artist', value: 'Ada' }, terms)).toBeNull()
  await expect(failing(new Error('broken')).findSimilar(center, terms)).rejects.toThrow('broken')
})
