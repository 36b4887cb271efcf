import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runExperiences } from '../../src/app/cli/run-experiences.ts'
import { experienceQueries, keepFlags } from '../../src/features/experiences/server.ts'
import { openLog } from '../../src/platform/log.ts'
import type { ClientVisit } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { openBrowser, openServer } from '../support/open-server.ts'

const toolbox = { name: 'toolbox', isActive: false, activeOffers: { trial: 'month' }, metadata: {} }

async function flagsAt(browser: ReturnType<typeof openBrowser>, path: string) {
  const { visit } = (await (await browser.open(path)).json()) as { visit: ClientVisit }
  return Object.fromEntries(visit.experiences.map(({ name, isActive }) => [name, isActive]))
}

describe('FLAG-01: in a visit', () => {
  let server: Awaited<ReturnType<typeof openServer>>
  beforeAll(async () => {
    server = await openServer({ flags: [toolbox] })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('are the flags as everybody has them', async () => {
    expect(await flagsAt(openBrowser(server.argus), '/country')).toEqual({ toolbox: false })
  })

  test('an address switches one for this browser, on this page and the next, until another switches it back', async () => {
    const browser = openBrowser(server.argus)
    expect(await flagsAt(browser, '/country?experience=toolbox%3Aon')).toEqual({ toolbox: true })
    expect(await flagsAt(browser, '/country')).toEqual({ toolbox: true })
    expect(await flagsAt(browser, '/country?experience=other%3Aon')).toEqual({ toolbox: true, other: true })
    expect(await flagsAt(browser, '/country?experience=toolbox%3Aoff')).toEqual({
      toolbox: false,
      other: true,
    })
    expect(await flagsAt(openBrowser(server.argus), '/country')).toEqual({ toolbox: false })
  })

  test('SITE-07: what is switched on one site stays as it is on the other', async () => {
    const browser = openBrowser(server.argus)
    await browser.open('/country?experience=toolbox%3Aon')
    const other = openBrowser(server.bokeh)
    for (const [name, value] of browser.jar) other.jar.set(name, value)
    expect(await flagsAt(other, '/country')).toEqual({ toolbox: false })
  })

  test('nobody overrides anything in production', async () => {
    const urls = { ARGUS_URL: 'https://argus.example', BOKEH_URL: 'https://bokeh.example' }
    await using strict = await openServer({ flags: [toolbox], env: { DIPTYCH_MODE: 'production', ...urls } })
    const browser = openBrowser(strict.argus)
    browser.jar.set('argus_experiences', 'toolbox:on')
    expect(await flagsAt(browser, '/country?experience=toolbox%3Aon')).toEqual({ toolbox: false })
  })
})

test('FLAG-01: a process hears at once of a flag that was switched elsewhere', async () => {
  await using fresh = await freshDatabase()
  const experiences = experienceQueries(fresh.db)
  const kept = await keepFlags({ experiences, url: fresh.url, log: openLog('silent') })
  expect(kept.current()).toEqual([])
  const lines: string[] = []
  const terminal = { isInteractive: false, now: () => 0, write: (text: string) => lines.push(text) > 0 }
  const open = async () => ({ ...experiences, close: async () => {} })
  await runExperiences(null, { terminal, open })
  await runExperiences({ name: 'toolbox', isActive: true }, { terminal, open })
  expect(lines).toEqual(['No flag has been switched yet: all are off.\n', 'on   toolbox\n'])
  await vi.waitFor(() =>
    expect(kept.current()).toEqual([{ name: 'toolbox', isActive: true, activeOffers: {}, metadata: {} }]),
  )
  await kept.stop()
})

test('FLAG-01: flags that could not be read once are read again', async () => {
  await using fresh = await freshDatabase()
  const experiences = experienceQueries(fresh.db)
  let failures = 0
  const list = async () => {
    const isAway = failures > 0
    failures -= 1
    if (isAway) throw new Error('The database is away.')
    return experiences.list()
  }
  const kept = await keepFlags({
    experiences: { list },
    url: fresh.url,
    log: openLog('silent'),
    againAfterMs: 1,
  })
  failures = 3
  await experiences.switch('toolbox', true)
  await vi.waitFor(() => expect(kept.current()).toHaveLength(1))
  await kept.stop()
})
