import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import { fieldIn, showPage } from '../testing/show-page.tsx'
import { load } from './sign-in.load.ts'
import { head, Page } from './sign-in.page.tsx'
import { submit } from './sign-in.submit.ts'

const openid = { providers: [{ key: 'google', name: 'Google' }] }
const kept = {
  card: { id: '7', mediaKey: 'k7', width: 300, height: 200, isOffline: false, isSensitive: false },
  ...{ shortTitle: 'Wave <b>', creditLine: '', isWithdrawn: false },
}
const catalogue = {
  readKeptCards: async (ids: readonly string[]) =>
    new Map(
      ids.flatMap((id) => (id === '7' || id === '8' ? [[id, { ...kept, card: { ...kept.card, id } }]] : [])),
    ),
} as never
const remembered = buildMember({ authState: 'remembered' })

function ask(query = '', viewer: Viewer = buildVisit().viewer) {
  const visit = buildVisit({ viewer })
  const needs = { accounts: { openid }, catalogue }
  return load({ visit, parameters: {}, query: new URLSearchParams(query), needs })
}

async function shown(query = '', viewer?: Viewer) {
  const loaded = await ask(query, viewer)
  return loaded.kind === 'found' ? showPage(Page, loaded.data) : ''
}

type Answers = { readonly signIn?: object; readonly confirmPassword?: object }

async function send(
  form: Record<string, string>,
  answers: Answers,
  query = '',
  viewer?: Viewer,
  locale = 'en-us',
) {
  const asked: object[] = []
  const use = (answer: object | undefined) => async (input: object) => {
    asked.push(input)
    return answer ?? success({ token: 'new', member: buildMember(), isRemembered: false })
  }
  const accounts = {
    ...{ openid, signIn: use(answers.signIn), confirmPassword: use(answers.confirmPassword) },
    readProfile: async () => ({ locale }),
  }
  const submitted = await submit({
    visit: buildVisit(viewer ? { viewer } : {}),
    parameters: {},
    query: new URLSearchParams(query),
    form,
    caller: buildCaller({ sessionToken: 'former' }),
    needs: { accounts: accounts as never, catalogue, publicUrls: { argus: 'https://argus.example' } },
  })
  return { submitted, asked }
}

describe('the sign-in page', () => {
  test('says what each field is for, to browsers and phones too (WCAG 1.3.5)', async () => {
    const html = await shown()
    expect(fieldIn(html, 'login')).toMatch(/autoComplete="username"|autocomplete="username"/)
    expect(fieldIn(html, 'login')).toContain('autoCapitalize="none"')
    expect(fieldIn(html, 'password')).toMatch(/type="password"/)
    expect(fieldIn(html, 'password')).toMatch(/autoComplete="current-password"/i)
    expect(html).toContain('<input type="hidden" name="_csrf" value="token"/>')
    expect(html).not.toContain('autofocus')
  })

  test('leads to a provider by a link, which keeps where one was', async () => {
    expect(await shown('returnUrl=/detail/7')).toContain(
      'href="/components/account/api/openid/google?returnurl=%2Fdetail%2F7"',
    )
  })

  test.each([
    ['returnurl=/search/2/image&save=7', 'Sign in to save “Wave &lt;b&gt;” to a board.'],
    ['returnurl=/collaboration/boards%3Fsave%3D7', 'Sign in to save “Wave &lt;b&gt;” to a board.'],
    ['returnurl=/search/2/image&save=7,8,9', 'Sign in to save 2 items to a board.'],
  ])('BOARD-04: who came by pressing save is told what will happen: %s', async (query, words) => {
    const html = await shown(query)
    expect(html).toContain(words)
    expect(html).toContain('src="/media/k7/320.jpg"')
    expect(html).toMatch(/href="\/register\?returnurl=[^"]+&amp;save=7/)
  })

  test.each(['returnurl=/detail/9&save=9', 'save=7', 'returnurl=/detail/7&save=Free%20money'])(
    'BOARD-04: what the catalogue does not know, or what nothing follows from, is not told: %s',
    async (query) => {
      const html = await shown(query)
      expect(html).not.toContain('to a board')
      expect(html).not.toContain('money')
      expect(html).toContain('Sign in</h1>')
    },
  )

  test('BOARD-04: what will be saved is still told when the password was wrong', async () => {
    const form = { login: 'ada', password: 'x', returnurl: '/detail/7' }
    const { submitted } = await send(form, { signIn: failure('wrong-login') }, 'save=7')
    const html = submitted.kind === 'refused' ? showPage(Page, submitted.data) : ''
    expect(html).toContain('Sign in to save “Wave')
  })

  test('is kept out of search engines', () => {
    const data = { again: null } as Parameters<typeof head>[0]
    expect(head(data, { t: (key: string) => key, site: 'argus' } as never).isUnlisted).toBe(true)
  })

  test.each([
    ['done=password-reset', 'Your new password is saved.'],
    ['openid=sign-in-first', 'There is an account with this address.'],
  ])('after %s it says so', async (query, text) => {
    expect(await shown(query)).toContain(text)
  })

  test('sends a member on', async () => {
    expect(await ask('', buildMember())).toEqual({ kind: 'moved', to: '/account' })
    expect(await ask('returnurl=/detail/7', buildMember())).toEqual({ kind: 'moved', to: '/detail/7' })
    expect(await ask('returnurl=//evil.example', buildMember())).toEqual({ kind: 'moved', to: '/account' })
    expect(await ask('again=1', buildMember())).toEqual({ kind: 'moved', to: '/account' })
  })

  test('asks a remembered member for the password alone', async () => {
    const html = await shown('again=1&returnurl=/account/profile', remembered)
    expect(html).toContain('You are signed in as ada.')
    expect(fieldIn(html, 'login')).toBe('')
    expect(fieldIn(html, 'returnurl')).toContain('value="/account/profile"')
    expect(html).toContain('_csrf=token')
  })

  test('asks who has no password of ours to come from their provider again', async () => {
    const html = await shown('again=1', { ...remembered, isSocial: true })
    expect(fieldIn(html, 'password')).toBe('')
    expect(html).toContain('Continue with Google')
  })
})

describe('signing in', () => {
  test('goes back to where one was, with the cookies of a new session', async () => {
    const form = { login: 'ada', password: 'secret', remember: '1', returnurl: '/detail/7' }
    const { submitted, asked } = await send(form, {})
    expect(asked).toEqual([
      expect.objectContaining({
        login: 'ada',
        password: 'secret',
        isRemembered: true,
        formerToken: 'former',
        origin: 'https://argus.example',
      }),
    ])
    expect(submitted).toMatchObject({ kind: 'done', to: '/detail/7' })
    expect(submitted.kind === 'done' && submitted.cookies?.[0]).toContain('argus_session=new')
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'ROUTE-07: leads to no other site: %s',
    async (returnurl) => {
      const { submitted } = await send({ login: 'ada', password: 'x', returnurl }, {})
      expect(submitted).toMatchObject({ kind: 'done', to: '/account' })
    },
  )

  test('that fails keeps what was typed but for the password, and the focus is where the error is', async () => {
    const form = { login: 'ada', password: 'secret', returnurl: '/detail/7' }
    const { submitted } = await send(form, { signIn: failure('wrong-login') })
    if (submitted.kind !== 'refused') throw new Error('It was not refused.')
    expect(submitted.status).toBe(401)
    const html = showPage(Page, submitted.data)
    expect(html).not.toContain('secret')
    expect(fieldIn(html, 'login')).toContain('value="ada"')
    expect(fieldIn(html, 'returnurl')).toContain('value="/detail/7"')
    const field = fieldIn(html, 'password')
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('autofocus')
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? ''
    expect(html.split(`id="${described}"`)[1]).toContain('User name or password is not right.')
    expect(html).toMatch(/role="alert".*Please check one field/s)
  })

  test('goes on in the language of the profile', async () => {
    const { submitted } = await send({ login: 'ada', password: 'x' }, {}, '', undefined, 'de')
    expect(submitted).toMatchObject({ kind: 'done', to: '/de/account' })
    expect(submitted.kind === 'done' && submitted.cookies?.at(-1)).toMatch(/^argus_locale=de; /)
  })

  test('with nothing typed is told at both fields', async () => {
    const errors = { login: 'login-missing', password: 'password-missing' }
    const { submitted } = await send({}, { signIn: failure({ kind: 'bad-input', errors }) })
    if (submitted.kind !== 'refused') throw new Error('It was not refused.')
    expect(submitted.status).toBe(400)
    const html = showPage(Page, submitted.data)
    expect(fieldIn(html, 'login')).toContain('autofocus')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test('too often is told above the form, with when to come again', async () => {
    const { submitted } = await send(
      { login: 'ada', password: 'x' },
      { signIn: failure({ kind: 'too-many', retryAfterSeconds: 30 }) },
    )
    expect(submitted).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 30 })
  })

  test('again proves the member who is there, whoever the form names', async () => {
    const { submitted, asked } = await send(
      { login: 'eve', password: 'secret', returnurl: '/account/profile' },
      {},
      'again=1',
      remembered,
    )
    expect(asked).toEqual([{ member: remembered, password: 'secret' }])
    expect(submitted).toMatchObject({ kind: 'done', to: '/account/profile' })
  })
})
