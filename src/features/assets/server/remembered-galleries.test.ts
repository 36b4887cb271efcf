import { expect, test } from 'vitest'
import { buildDetail } from '../testing/build-detail.ts'
import { rememberedGalleries } from './remembered-galleries.ts'

function open() {
  const index = { isThere: true, asked: 0 }
  const answer = async () => {
    index.asked += 1
    return index.isThere ? ['2', '3'] : null
  }
  const find = rememberedGalleries({
    neighbors: { findSimilar: answer, findSharing: answer },
    catalogue: { readCards: async (ids) => ids.map((id) => buildDetail({ id })) },
  })
  const ask = (site: 'argus' | 'bokeh', id = '7') =>
    find({ detail: buildDetail({ id }), keywordIds: [] }, site)
  return { index, ask }
}

test('ASSET-01: the galleries of an asset are asked for once, on each site', async () => {
  const { index, ask } = open()
  const first = await ask('argus')
  const { asked } = index
  expect(await ask('argus')).toBe(first)
  expect(index.asked).toBe(asked)
  await ask('bokeh')
  await ask('argus', '8')
  expect(index.asked).toBe(3 * asked)
})

test('galleries that the index could not tell are asked for again', async () => {
  const { index, ask } = open()
  index.isThere = false
  expect(await ask('argus')).toEqual({ galleries: [], isComplete: false })
  index.isThere = true
  expect(await ask('argus')).toMatchObject({ galleries: [{ kind: 'similar' }], isComplete: true })
})
