import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import { usernameLength } from '../domain/parse-username.ts'
import { fieldIn, showPage } from '../testing/show-page.tsx'
import { load } from './register.load.ts'
import { Page } from './register.page.tsx'
import { submit } from './register.submit.ts'

const signedIn = success({ token: 'new', member: buildMember(), isRemembered: false })
const form = { email: 'ada@example.test', username: 'ada', password: 'seven quiet lanterns' }

const catalogue = { readKeptCards: async () => new Map() }

function send(answers: { readonly register?: object; readonly signIn?: object }, more: object = {}) {
  const accounts = {
    register: async () => answers.register ?? success(null),
    signIn: async () => answers.signIn ?? signedIn,
  }
  return submit({
    visit: buildVisit(),
    parameters: {},
    query: new URLSearchParams(),
    form: { ...form, ...more },
    caller: buildCaller(),
    needs: { accounts: accounts as never, catalogue, publicUrls: {} },
  })
}

describe('registering', () => {
  test('tells the rules before anything is typed', () => {
    const html = showPage(Page, { returnTo: null, wish: null, form: { typed: {}, errors: {} } })
    expect(html).toContain('At least 10 characters.')
    expect(fieldIn(html, 'password')).toMatch(/autoComplete="new-password"/i)
    expect(fieldIn(html, 'email')).toMatch(/inputMode="email"/i)
    expect(fieldIn(html, 'password')).toContain('aria-describedby')
  })

  test('cuts nothing that is pasted, and says how long a name may be', async () => {
    const errors = { username: 'username-too-long' }
    const refused = await send({ register: failure({ kind: 'bad-input', errors }) })
    const html = refused.kind === 'refused' ? showPage(Page, refused.data) : ''
    expect(html).toContain(`at most ${usernameLength.atMost} characters`)
    expect(html).not.toMatch(/maxlength/i)
  })

  test.each([
    ['argus', 'Register'],
    ['bokeh', 'Join Bokeh'],
  ] as const)('has the words of %s', (site, title) => {
    const html = showPage(Page, { returnTo: null, wish: null, form: { typed: {}, errors: {} } }, { site })
    expect(html).toContain(`<h1>${title}</h1>`)
  })

  test('BOARD-04: tells what will be saved afterwards', () => {
    const wish = { ids: ['7'], title: 'Wave', picture: null }
    const html = showPage(Page, { returnTo: '/detail/7', wish, form: { typed: {}, errors: {} } })
    expect(html).toContain('Create an account to save “Wave” to a board.')
    expect(html).toContain('href="/sign-in?returnurl=%2Fdetail%2F7&amp;save=7"')
    expect(html).not.toContain('<img')
  })

  test('is nothing for members', async () => {
    const visit = buildVisit({ viewer: buildMember() })
    const query = new URLSearchParams()
    expect(await load({ visit, parameters: {}, query, needs: { catalogue } })).toEqual({
      kind: 'moved',
      to: '/account',
    })
  })

  test('signs in at once and asks to look into the mailbox', async () => {
    const done = await send({}, { returnurl: '/detail/7' })
    expect(done).toMatchObject({
      kind: 'done',
      to: '/verify-email?done=registered&returnurl=%2Fdetail%2F7',
    })
    expect(done.kind === 'done' && done.cookies?.[0]).toContain('argus_session=new')
  })

  test('goes the same way where signing in fails', async () => {
    const done = await send({ signIn: failure({ kind: 'too-many', retryAfterSeconds: 5 }) })
    expect(done).toEqual({ kind: 'done', to: '/verify-email?done=registered' })
  })

  test('tells all that is wrong at once, each at its field', async () => {
    const errors = { email: 'email-malformed', username: 'username-too-short', password: 'password-common' }
    const refused = await send({ register: failure({ kind: 'bad-input', errors }) })
    if (refused.kind !== 'refused') throw new Error('It was not refused.')
    expect(refused.status).toBe(400)
    const html = showPage(Page, refused.data)
    for (const name of ['email', 'username', 'password']) {
      expect(fieldIn(html, name)).toContain('aria-invalid="true"')
    }
    expect(html.match(/autofocus/g)).toHaveLength(1)
    expect(fieldIn(html, 'email')).toContain('autofocus')
    expect(html).not.toContain('lanterns')
  })

  test('a taken user name is a conflict', async () => {
    expect(await send({ register: failure('username-taken') })).toMatchObject({
      status: 409,
      data: { form: { typed: { username: 'ada' }, errors: { username: 'username-taken' } } },
    })
  })
})
