import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPrefix, prefixes, splitPrefix } from '#i18n/prefixes.ts'
import { cleanUrl } from '#links/clean-url.ts'
import { linkByName } from '#links/links.ts'
import { type PathName, paths } from '#links/paths.data.ts'
import { argus } from '#sites/argus/argus.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import { openRouteTable } from './find-route.ts'

const sites = [argus, bokeh]

describe('ROUTE-03: route tables', () => {
  test.each([
    ['argus', '/editorial-images/news', 'editorialNews'],
    ['argus', '/EULegal', 'euLegal'],
    ['bokeh', '/faq/basics', 'faqBasics'],
    ['argus', '/collaboration/boards/default', 'defaultBoard'],
    ['argus', '/collaboration/boards/b7', 'board'],
    ['argus', '/search/2', 'search'],
    ['bokeh', '/search/2/film', 'search'],
    ['bokeh', '/purchase/agreements/1/2', 'agreement'],
    ['argus', '/ai/generation/history/preshot', 'aiGenerationPreshots'],
  ])('%s has %s', (nickname, path, name) => {
    const site = nickname === 'argus' ? argus : bokeh
    expect(openRouteTable(site.routes)(path)?.name).toBe(name)
  })

  test.each([
    ['bokeh', '/editorial-images'],
    ['bokeh', '/register'],
    ['argus', '/join'],
    ['argus', '/istock-editor'],
    ['bokeh', '/visualgps'],
    ['argus', '/eulegal'],
    ['argus', '/detail'],
    ['argus', '/nowhere'],
  ])('%s does not have %s', (nickname, path) => {
    const site = nickname === 'argus' ? argus : bokeh
    expect(openRouteTable(site.routes)(path)).toBeNull()
  })
})

describe('ROUTE-08: link builders', () => {
  const everyLink = fc.record({
    site: fc.constantFrom(...sites),
    prefix: fc.constantFrom(null, ...prefixes),
    value: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text)),
    withOptional: fc.boolean(),
  })

  test("each builder's path resolves in its site's table, to the same page with the same values", () => {
    fc.assert(
      fc.property(everyLink, ({ site, prefix, value, withOptional }) => {
        const find = openRouteTable(site.routes)
        for (const name of Object.keys(site.routes) as PathName[]) {
          const parameters = Object.fromEntries(
            [...paths[name].matchAll(/:(\w+)(\??)/g)]
              .filter(([, , mark]) => mark === '' || withOptional)
              .map(([, parameter = '']) => [parameter, value]),
          )
          const link = linkByName({ prefix }, name, parameters)
          const { prefix: found, path } = splitPrefix(link)
          expect(found).toBe(prefix)
          expect(cleanUrl(link)).toBe(link)
          const route = find(path)
          // A value may happen to spell a fixed path: /collaboration/boards/default is the default board.
          if (route?.name !== name) expect(paths[route?.name ?? 'home']).not.toContain(':')
          else expect(route.parameters).toEqual(parameters)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('ROUTE-05: stripping and re-applying a prefix round-trips for every path and prefix', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, ...prefixes), fc.webPath(), (prefix, webPath) => {
        const path = cleanUrl(webPath).split('?')[0] ?? '/'
        fc.pre(splitPrefix(path).prefix === null)
        expect(splitPrefix(joinPrefix(prefix, path))).toEqual({ prefix, path })
      }),
      { numRuns: 2_000 },
    )
  })
})
