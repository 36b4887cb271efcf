import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCalls } from './choose-calls.ts'
import { legacyCalls } from './legacy-calls.ts'
import { toolboxCalls } from './toolbox-calls.ts'

let asked: { method: string; url: string; body: unknown; headers: Headers }[] = []
let answer: () => Response | Promise<Response> = () => Response.json({})

beforeEach(() => {
  asked = []
  answer = () => Response.json({})
  vi.stubGlobal('document', { cookie: '', querySelector: () => ({ content: 'page-token', dataset: {} }) })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({
      method: init.method ?? 'GET',
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    })
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const id = '7a4c'

describe('BOARD-01: both variants, as the table of the specification has them', () => {
  test('the first column', async () => {
    await legacyCalls.readDefault()
    await legacyCalls.add({ boardId: id, assetIds: ['12'] })
    await legacyCalls.remove({ boardId: id, assetIds: ['12'] })
    await legacyCalls.create('Cover')
    await legacyCalls.list()
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/collaboration/boards/default.json?assetsPageSize=25&assetsPageNumber=1', undefined],
      ['PUT', `/collaboration/boards/${id}.json`, { assets: ['gi:12'], action_type: 'add_assets' }],
      ['PUT', `/collaboration/boards/${id}.json`, { assets: ['gi:12'], action_type: 'remove_assets' }],
      ['POST', '/collaboration/boards.json', { name: 'Cover' }],
      ['GET', '/collaboration/boards.json?pageSize=250', undefined],
    ])
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
    expect(asked[0]?.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('the second column', async () => {
    await toolboxCalls.readDefault()
    await toolboxCalls.add({ boardId: id, assetIds: ['12'] })
    await toolboxCalls.remove({ boardId: id, assetIds: ['12', '13'] })
    await toolboxCalls.create('Cover')
    await toolboxCalls.list()
    expect(asked.map(({ method, url, body }) => [method, decodeURIComponent(url), body])).toEqual([
      ['GET', '/components/collaboration/api/default', undefined],
      ['POST', '/components/collaboration/api/add-assets', { boardId: id, assetIds: ['gi:12'] }],
      ['DELETE', `/components/collaboration/api/remove-assets?boardId=${id}&assetIds=gi:12,gi:13`, undefined],
      ['POST', '/components/collaboration/api/create-board', { name: 'Cover' }],
      ['GET', '/components/collaboration/api/boards', undefined],
    ])
  })

  test.each([
    ['legacy', legacyCalls],
    ['toolbox', toolboxCalls],
  ])(
    '%s calls that change something carry the token of the page, others do not (BOARD-02)',
    async (_, calls) => {
      await calls.readDefault()
      await calls.list()
      await calls.add({ boardId: id, assetIds: ['12'] })
      await calls.remove({ boardId: id, assetIds: ['12'] })
      await calls.create('Cover')
      expect(asked.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([
        null,
        null,
        'page-token',
        'page-token',
        'page-token',
      ])
    },
  )

  test('FLAG-01: the flag of the page chooses', () => {
    const flag = { name: 'collaboration-toolbox-v2-search', isActive: true, activeOffers: {}, metadata: {} }
    expect(chooseCalls({ experiences: [flag] }, 'search/results')).toBe(toolboxCalls)
    expect(chooseCalls({ experiences: [flag] }, 'assets/detail')).toBe(legacyCalls)
    expect(chooseCalls({ experiences: [{ ...flag, isActive: false }] }, 'search/results')).toBe(legacyCalls)
  })
})

describe('what a call comes to', () => {
  test('a refusal is the last word of its type', async () => {
    answer = () => Response.json({ type: 'https://example.com/problems/name-too-long' }, { status: 400 })
    expect(await legacyCalls.create('x')).toEqual({
      ok: false,
      failure: { status: 400, type: 'name-too-long' },
    })
  })

  test('no answer at all, or none that can be read, is a failure too', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await toolboxCalls.readDefault()).toEqual({
      ok: false,
      failure: { status: 0, type: 'unreachable' },
    })
    answer = () => new Response('<html>', { status: 502 })
    expect(await toolboxCalls.readDefault()).toEqual({ ok: false, failure: { status: 502, type: '' } })
  })
})
