import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { buildVisit } from '#visit/testing/build-visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import type { MailRow } from '../server.ts'
import { load } from './mails.load.ts'
import { Page } from './mails.page.tsx'

const row: MailRow = {
  id: '3',
  reference: '640f0fb1-0beb-4242-ae05-39086c19542f',
  site: 'argus',
  template: 'verify-email',
  locale: 'de',
  recipient: 'mia@example.com',
  subject: 'Confirm <b>',
  text_part: 'Confirm:\nhttp://localhost:3000/verify-email?code=abc\n',
  html_part: '<p>',
  state: 'kept',
  attempts: 1,
  due_at: new Date(0),
  last_problem: null,
  created_at: new Date('2026-11-15T13:05:00Z'),
  ended_at: null,
}

async function ask(mode: 'production' | 'development', { query = '', areMailsKept = true } = {}) {
  const asked: (string | undefined)[] = []
  const mails = {
    list: async (to?: string) => {
      asked.push(to)
      return [row, { ...row, id: '2', state: 'sent', subject: '', text_part: '', html_part: '' }]
    },
  }
  const needs = { mode, mails, areMailsKept }
  const loaded = await load({ visit: buildVisit(), parameters: {}, query: new URLSearchParams(query), needs })
  return { loaded, asked }
}

test('in production there is no mail page, and nothing is asked', async () => {
  expect(await ask('production')).toEqual({ loaded: { kind: 'not-found' }, asked: [] })
})

test('where mails are sent to people there is none either', async () => {
  const shown = await ask('development', { areMailsKept: false })
  expect(shown).toEqual({ loaded: { kind: 'not-found' }, asked: [] })
})

test('the links of a mail can be pressed, and its HTML looked at', async () => {
  const { loaded, asked } = await ask('development', { query: 'to=mia@example.com' })
  expect(asked).toEqual(['mia@example.com'])
  const html = renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings()}>
      {loaded.kind === 'found' && <Page {...loaded.data} />}
    </SurroundingsProvider>,
  )
  expect(html).toContain('<a href="http://localhost:3000/verify-email?code=abc">')
  expect(html).toContain('href="/components/mail/api/messages/3"')
  expect(html).not.toContain('messages/2')
  expect(html).toContain('Confirm &lt;b&gt;')
  expect(html).not.toContain('style=')
})
