import { describe, expect, test } from 'vitest'
import { argusPages } from '../../src/app/pages/argus-pages.ts'
import { bokehPages } from '../../src/app/pages/bokeh-pages.ts'
import { pageLoads } from '../../src/app/pages/page-loads.ts'
import { type PathName, paths } from '../../src/links/paths.data.ts'
import { argus } from '../../src/sites/argus/argus.ts'
import { bokeh } from '../../src/sites/bokeh/bokeh.ts'
import type { PageId } from '../../src/sites/site.ts'
import { seedPaths } from './seed-paths.data.ts'

const sites = [
  { site: argus, pages: argusPages },
  { site: bokeh, pages: bokehPages },
]

describe.each(sites)('routes of $site.name', ({ site, pages }) => {
  const routes = Object.entries(site.routes) as [PathName, PageId][]

  test('ROUTE-03: every path of the seed is in the table', () => {
    const have = new Set(routes.map(([name]) => paths[name] as string))
    expect(seedPaths[site.nickname].filter((path) => !have.has(path))).toEqual([])
  })

  test('every page that exists has its load, and no load is without a page', () => {
    const known = new Set([...Object.keys(argusPages), ...Object.keys(bokehPages)])
    expect(Object.keys(pages).filter((page) => !(page in pageLoads))).toEqual([])
    expect(Object.keys(pageLoads).filter((page) => !known.has(page))).toEqual([])
  })

  test('no two names stand for one path', () => {
    const all = routes.map(([name]) => paths[name])
    expect(new Set(all).size).toBe(all.length)
  })

  test('the pages still to build are known; each answers 404 until then', () => {
    const toBuild = routes.filter(([, page]) => !(page in pages)).map(([name]) => paths[name])
    console.log(`${site.name}, to build (${toBuild.length}):\n  ${toBuild.join('\n  ')}`)
    expect(routes.length - toBuild.length).toBeGreaterThanOrEqual(4)
  })
})
