import { describe, expect, test } from 'vitest'
import { assetCalls, embedCalls } from '../../src/features/assets/server.ts'
import { assetKeeper, assetQueries, catalogueQueries } from '../../src/features/catalogue/server.ts'
import { buildAsset } from '../../src/features/catalogue/testing.ts'
import type { Answer, Endpoint } from '../../src/platform/endpoint.ts'
import { buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Visit } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const visit = buildVisit()

/** Three assets: one with everything, one like it, one that may not be embedded. */
async function openRoom({ hasIndex = true } = {}) {
  const fresh = await freshDatabase()
  const catalogue = catalogueQueries(fresh.db)
  const keep = assetKeeper(fresh.db, () => null)
  const kept = await keep([
    buildAsset({
      sourceKey: 'test:1',
      event: { key: 'regatta', name: 'Spring regatta' },
      people: ['Ada Lind'],
    }),
    buildAsset({ sourceKey: 'test:2', family: 'editorial', editorialProducts: ['news'] }),
    buildAsset({ sourceKey: 'test:3', isEmbeddable: false }),
  ])
  const [first = '', second = '', third = ''] = kept.map(({ id }) => id)
  const find = async () => (hasIndex ? [second, third] : null)
  const calls: readonly Endpoint[] = [
    ...assetCalls({ catalogue, neighbors: { findSimilar: find, findSharing: find } }),
    ...embedCalls({
      catalogue,
      renditions: {
        get: async () => ({
          kind: 'kept',
          facts: { bytes: 3, contentType: 'image/jpeg', etag: '"1"', modifiedAt: new Date(0) },
        }),
        open: async () => null,
      },
      publicUrls: { argus: 'https://argus.example' },
      siteName: () => 'Argus',
    }),
  ]
  const call = (path: string, sent: { id?: string; query?: object }, site: Visit['site'] = 'argus') => {
    const endpoint = calls.find((each) => each.path === path)
    if (!endpoint) throw new Error(path)
    return endpoint.handle({ visit: { ...visit, site }, params: { id: sent.id }, query: sent.query ?? {} })
  }
  return {
    ids: { first, second, third },
    read: (id: string, part = '', site?: Visit['site']) =>
      call(`/components/assets/api/:id${part}`, { id }, site),
    oembed: (query: object, site?: Visit['site']) => call('/oembed', { query }, site),
    withdraw: (id: string) => assetQueries(fresh.db).setAvailability(id, 'withdrawn'),
    endpointOf: (path: string) => calls.find((each) => each.path === path),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

function statusOf(answer: Answer): number {
  if (answer.kind === 'problem') return answer.problem.status
  if (answer.kind === 'events') return 200
  return answer.kind === 'redirect' ? 303 : answer.status
}

function bodyOf(answer: Answer): Record<string, unknown> {
  if (answer.kind !== 'json') throw new Error(JSON.stringify(answer))
  return answer.body as Record<string, unknown>
}

describe('ASSET-01: the calls of one asset', () => {
  test('tell everything in the shape they promise, by either spelling of the id', async () => {
    await using room = await openRoom()
    const { first } = room.ids
    const body = bodyOf(await room.read(first))
    expect(() => room.endpointOf('/components/assets/api/:id')?.answer.parse(body)).not.toThrow()
    expect(body).toMatchObject({
      id: first,
      assetFamily: 'creative',
      licenseType: 'rf',
      shortTitle: 'A quiet harbor',
      keywords: ['boat', 'harbor'],
      event: { name: 'Spring regatta' },
      people: [{ name: 'Ada Lind' }],
      releases: { model: 'notapplicable', property: 'notapplicable' },
      licenses: [{ type: 'rf', isEditorialUseOnly: false }],
      prices: [],
      dateCreated: '2026-01-02',
    })
    expect(body.sizes).toContainEqual({ name: 'large', width: 3000, height: 2000, dpi: 300, format: 'jpg' })
    expect(bodyOf(await room.read(`gi:${first}`))).toEqual(body)
  })

  test('list what stands around it, as far as the site sells it', async () => {
    await using room = await openRoom()
    const { first, second, third } = room.ids
    for (const part of ['/similar', '/same-event']) {
      const body = bodyOf(await room.read(first, part))
      expect(() => room.endpointOf(`/components/assets/api/:id${part}`)?.answer.parse(body)).not.toThrow()
      expect(body).toMatchObject({ assets: [{ id: second, editorialProducts: ['news'] }, { id: third }] })
    }
    expect(bodyOf(await room.read(first, '/similar', 'bokeh'))).toMatchObject({ assets: [{ id: third }] })
    expect(bodyOf(await room.read(first, '/same-stack'))).toEqual({ assets: [] })
  })

  test('say that the index cannot tell just now', async () => {
    await using room = await openRoom({ hasIndex: false })
    expect(statusOf(await room.read(room.ids.first, '/similar'))).toBe(503)
  })

  test('ROUTE-04: unknown is 404, also what the other site sells; withdrawn is 410', async () => {
    await using room = await openRoom()
    for (const id of ['999999', 'x', 'gi:', '-1', '1e3', '99999999999999999999']) {
      expect(statusOf(await room.read(id))).toBe(404)
      expect(statusOf(await room.read(id, '/similar'))).toBe(404)
    }
    expect(statusOf(await room.read(room.ids.second, '', 'bokeh'))).toBe(404)
    await room.withdraw(room.ids.first)
    expect(statusOf(await room.read(room.ids.first))).toBe(410)
    expect(statusOf(await room.read(room.ids.first, '/same-artist'))).toBe(410)
    expect(statusOf(await room.read(room.ids.first, '/embed.jpg'))).toBe(410)
  })
})

describe('ASSET-01: oEmbed', () => {
  test('of a picture: where it is, how large, whose, and the way back', async () => {
    await using room = await openRoom()
    const url = `https://argus.example/de/detail/${room.ids.first}`
    const body = bodyOf(await room.oembed({ url, maxwidth: '320' }))
    expect(body).toMatchObject({
      type: 'photo',
      version: '1.0',
      url: `https://argus.example/components/assets/api/${room.ids.first}/embed.jpg`,
      width: 320,
      height: 213,
      author_name: 'Ada Example',
      provider_name: 'Argus',
    })
    expect(body.html).toContain(`<a href="${url}">Ada Example / Diptych</a>`)
  })

  test('what cannot be embedded has none', async () => {
    await using room = await openRoom()
    const { first, third } = room.ids
    const at = (path: string) => ({ url: `https://argus.example${path}` })
    const table: readonly (readonly [query: object, status: number, site?: Visit['site']])[] = [
      [at(`/detail/${first}`), 200],
      [{ ...at(`/detail/${first}`), format: 'json' }, 200],
      [at(`/detail/gi:${first}`), 200],
      [{ ...at(`/detail/${first}`), format: 'xml' }, 501],
      [at(`/detail/${third}`), 404],
      [at('/detail/999999'), 404],
      [at('/search/2/image'), 404],
      [{ url: `https://evil.example/detail/${first}` }, 404],
      [{ url: `javascript:detail/${first}` }, 404],
      [{ url: 'detail' }, 404],
      [at(`/detail/${first}`), 404, 'bokeh'],
      [{}, 400],
      [{ ...at(`/detail/${first}`), maxwidth: '0' }, 400],
      [{ ...at(`/detail/${first}`), maxheight: 'wide' }, 400],
    ]
    for (const [query, status, site] of table) {
      expect([query, statusOf(await room.oembed(query, site))]).toEqual([query, status])
    }
    await room.withdraw(first)
    expect(statusOf(await room.oembed(at(`/detail/${first}`)))).toBe(410)
  })
})
