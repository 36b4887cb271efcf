import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readArrival, type SiteTable } from './arrival.ts'

const table = {
  hosts: { 'pictures.example': 'bokeh' },
  ports: new Map<number, 'argus' | 'bokeh'>([
    [3000, 'argus'],
    [3001, 'bokeh'],
  ]),
} satisfies SiteTable

function arrive(host: string | undefined, url: string, localPort = 3000) {
  return readArrival({ headers: { host }, url, socket: { localPort } } as IncomingMessage, table)
}

describe('SITE-01: the site of a request', () => {
  test.each([
    ['argus.localhost:3001', 3001, 'argus'],
    ['bokeh.localhost:3000', 3000, 'bokeh'],
    ['www.bokeh.com', 8080, 'bokeh'],
    ['pictures.example', 3000, 'bokeh'],
    ['localhost:3001', 3001, 'bokeh'],
    ['localhost:3000', 3000, 'argus'],
    ['somewhere.else', 8080, 'argus'],
    [undefined, 8080, 'argus'],
    ['constructor', 8080, 'argus'],
    ['__proto__', 8080, 'argus'],
  ])('host %s on port %i is %s', (host, port, site) => {
    expect(arrive(host, '/', port).site).toBe(site)
  })
})

describe('ROUTE-05, ROUTE-06: prefix and clean-up', () => {
  test('the prefix is taken off the path and kept', () => {
    expect(arrive('localhost', '/de/search/2/image?phrase=cat')).toMatchObject({
      prefix: 'de',
      path: '/search/2/image',
      search: 'phrase=cat',
      url: '/de/search/2/image?phrase=cat',
      isUnclean: false,
    })
  })

  test('an unclean URL says so', () => {
    expect(arrive('localhost', '/de/')).toMatchObject({
      prefix: 'de',
      path: '/',
      url: '/de',
      isUnclean: true,
    })
  })

  test('raw UTF-8 in the request line is read as UTF-8', () => {
    const raw = Buffer.from('/search/2?phrase=Zürich', 'utf8').toString('latin1')
    expect(arrive('localhost', raw).search).toBe('phrase=Z%C3%BCrich')
  })

  test('broken percent-encoding is no error', () => {
    expect(arrive('localhost', '/%zz?phrase=%').url).toBe('/%25zz?phrase=%25')
  })
})
