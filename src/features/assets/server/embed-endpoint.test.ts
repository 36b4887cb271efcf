import { expect, test } from 'vitest'
import { buildCaller, buildVisit } from '#visit/testing/build-visit.ts'
import { buildDetail } from '../testing/build-detail.ts'
import { embedCalls } from './embed.endpoint.ts'

const visit = buildVisit()
const caller = buildCaller({ isSecure: true, origin: 'https://pictures.example' })

const statusOf = async (page: string, publicUrls: { argus?: string } = {}) => {
  const [oembed] = embedCalls({
    catalogue: {
      readDetail: async () => ({ detail: buildDetail({}), isWithdrawn: false, keywordIds: [] }),
    },
    renditions: { get: () => Promise.reject(new Error('no')), open: async () => null },
    publicUrls,
    siteName: () => 'Argus',
  })
  const answer = await oembed?.handle({ visit, caller, query: { url: page } })
  return answer?.kind === 'json' ? answer.status : answer?.kind === 'problem' && answer.problem.status
}

test('ASSET-01: without a public address, pages are ours where the caller reached us', async () => {
  expect(await statusOf('https://pictures.example/detail/7')).toBe(200)
  expect(await statusOf('https://evil.example/detail/7')).toBe(404)
  expect(await statusOf('http://pictures.example/detail/7')).toBe(404)
})

test('a public address is the only one, by whatever name the caller reached us', async () => {
  const publicUrls = { argus: 'https://argus.example' }
  expect(await statusOf('https://argus.example/detail/7', publicUrls)).toBe(200)
  expect(await statusOf('https://pictures.example/detail/7', publicUrls)).toBe(404)
})
