import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import { showPage } from '../testing/show-page.tsx'
import { submit as submitForgotPassword } from './forgot-password.submit.ts'
import { Page as ForgotUsername } from './forgot-username.page.tsx'
import { submit as submitForgotUsername } from './forgot-username.submit.ts'
import { load as loadReset } from './reset-password.load.ts'
import { Page as Reset } from './reset-password.page.tsx'
import { submit as submitReset } from './reset-password.submit.ts'
import { load as loadSignOut } from './sign-out.load.ts'
import { submit as submitSignOut } from './sign-out.submit.ts'
import { load as loadVerify } from './verify-email.load.ts'
import { head as headOfVerify, Page as Verify } from './verify-email.page.tsx'
import { submit as submitVerify } from './verify-email.submit.ts'

const anybody: Viewer = { kind: 'visitor', authState: 'anonymous' }
const unverified = buildMember({ isEmailVerified: false })
const signedIn = { token: 'new', member: buildMember(), isRemembered: false }
const tooMany = failure({ kind: 'too-many', retryAfterSeconds: 60 })

function request(accounts: object, form: Record<string, string>, query = '', viewer = anybody) {
  return {
    visit: buildVisit({ viewer }),
    parameters: {},
    query: new URLSearchParams(query),
    form,
    caller: buildCaller({ sessionToken: 'former' }),
    needs: { accounts: accounts as never, publicUrls: {} },
  }
}

describe('a forgotten user name or password', () => {
  test('is answered the same whether or not it is known', async () => {
    const sent = { forgotUsername: async () => success(null), forgotPassword: async () => success(null) }
    expect(await submitForgotUsername(request(sent, { email: 'a@b.example' }))).toEqual({
      kind: 'done',
      to: '/forgot-username?done=username-sent',
    })
    expect(await submitForgotPassword(request(sent, { login: 'ada' }))).toEqual({
      kind: 'done',
      to: '/forgot-password?done=reset-sent',
    })
    const html = showPage(ForgotUsername, { done: 'username-sent', form: { typed: {}, errors: {} } })
    expect(html).toContain('If we know the address')
  })

  test('keeps what was typed when it is no address', async () => {
    const accounts = { forgotUsername: async () => failure('email-malformed') }
    expect(await submitForgotUsername(request(accounts, { email: 'ada' }))).toMatchObject({
      status: 400,
      data: { form: { typed: { email: 'ada' }, errors: { email: 'email-malformed' } } },
    })
  })

  test('too often says so', async () => {
    const accounts = { forgotPassword: async () => tooMany }
    expect(await submitForgotPassword(request(accounts, { login: 'ada' }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 60,
    })
  })
})

describe('another password', () => {
  test('needs a link', async () => {
    const { visit, parameters } = request({}, {})
    const query = new URLSearchParams()
    expect(await loadReset({ visit, parameters, query, needs: {} })).toMatchObject({ to: '/forgot-password' })
  })

  test('is set by its code', async () => {
    const asked: unknown[] = []
    const accounts = {
      resetPassword: async (input: unknown) => {
        asked.push(input)
        return success(null)
      },
    }
    const done = await submitReset(request(accounts, { password: 'seven quiet lanterns' }, 'code=c1'))
    expect(done).toEqual({ kind: 'done', to: '/sign-in?done=password-reset' })
    expect(asked).toEqual([expect.objectContaining({ code: 'c1', password: 'seven quiet lanterns' })])
  })

  test.each([
    ['stale-code', 410],
    ['wrong-code', 400],
  ])('by a link that is over (%s) leads to another link', async (kind, status) => {
    const accounts = { resetPassword: async () => failure(kind) }
    const refused = await submitReset(request(accounts, { password: 'x' }, 'code=c1'))
    expect(refused).toMatchObject({ kind: 'refused', status })
    const html = refused.kind === 'refused' ? showPage(Reset, refused.data) : ''
    expect(html).toContain('href="/forgot-password"')
    expect(html).not.toContain('type="password"')
  })

  test('that is too easy can be chosen again', async () => {
    const accounts = { resetPassword: async () => failure('password-common') }
    const refused = await submitReset(request(accounts, { password: 'password123' }, 'code=c1'))
    const html = refused.kind === 'refused' ? showPage(Reset, refused.data) : ''
    expect(html).toContain('easy to guess')
    expect(html).toContain('type="password"')
  })
})

describe('confirming an address', () => {
  async function ask(query: string, viewer: Viewer) {
    const { visit, parameters } = request({}, {}, '', viewer)
    return loadVerify({ visit, parameters, query: new URLSearchParams(query), needs: {} })
  }

  test('takes a press of a button: programs follow links', async () => {
    const loaded = await ask('code=c1', anybody)
    const html = loaded.kind === 'found' ? showPage(Verify, loaded.data) : ''
    expect(html).toMatch(/<button[^>]* value="confirm"/)
    expect(html).not.toContain('value="resend"')
  })

  test('without a link, a member can have it sent again', async () => {
    const loaded = await ask('done=registered', unverified)
    const html = loaded.kind === 'found' ? showPage(Verify, loaded.data) : ''
    expect(html).toContain('We sent a link to ada@example.test.')
    expect(html).toMatch(/<button[^>]* value="resend"/)
  })

  test('that is done needs no page', async () => {
    expect(await ask('', buildMember())).toEqual({ kind: 'moved', to: '/account' })
    expect(await ask('returnurl=/detail/7', buildMember())).toEqual({ kind: 'moved', to: '/detail/7' })
  })

  test('a member goes on with another token, anybody else signs in', async () => {
    const by = (one: object | null) => ({
      verifyEmail: async () => success({ purpose: 'change-email', signedIn: one, isOwn: one !== null }),
    })
    const form = { action: 'confirm' }
    const member = await submitVerify(request(by(signedIn), form, 'code=c1', unverified))
    expect(member).toMatchObject({ to: '/account?done=email-changed' })
    expect(member.kind === 'done' && member.cookies?.[0]).toContain('argus_session=new')
    expect(await submitVerify(request(by(null), form, 'code=c1'))).toEqual({
      kind: 'done',
      to: '/sign-in?done=email-changed',
    })
  })

  test('ROUTE-07: leads on to where one wanted to go, and nowhere else', async () => {
    const verified = (isOwn: boolean) => ({
      verifyEmail: async () => success({ purpose: 'verify-email', signedIn: isOwn ? signedIn : null, isOwn }),
    })
    const form = { action: 'confirm' }
    const query = `code=c1&returnurl=${encodeURIComponent('/team-invitation?code=c2')}`
    expect(await submitVerify(request(verified(true), form, query, unverified))).toMatchObject({
      to: '/team-invitation?code=c2&done=email-verified',
    })
    expect(await submitVerify(request(verified(false), form, query))).toMatchObject({
      to: '/sign-in?done=email-verified&returnurl=%2Fteam-invitation%3Fcode%3Dc2',
    })
    const evil = 'code=c1&returnurl=//evil.example'
    expect(await submitVerify(request(verified(true), form, evil, unverified))).toMatchObject({
      to: '/account?done=email-verified',
    })
  })

  test('that was done by the press before is done, and the session goes on as it is', async () => {
    const before = { purpose: 'verify-email', signedIn: null, isOwn: true }
    const accounts = { verifyEmail: async () => success(before) }
    expect(await submitVerify(request(accounts, { action: 'confirm' }, 'code=c1', buildMember()))).toEqual({
      kind: 'done',
      to: '/account?done=email-verified',
      cookies: [],
    })
  })

  test('by a used link says so and offers another', async () => {
    const accounts = { verifyEmail: async () => failure('stale-code') }
    const refused = await submitVerify(request(accounts, { action: 'confirm' }, 'code=c1', unverified))
    expect(refused).toMatchObject({ status: 410 })
    const html = refused.kind === 'refused' ? showPage(Verify, refused.data) : ''
    expect(html).toContain('has been used or is too old')
    expect(html).toMatch(/<button[^>]* value="resend"/)
  })

  test('by a used link tells a member who has confirmed that it is done, and leads on', async () => {
    const accounts = { verifyEmail: async () => failure('stale-code') }
    const refused = await submitVerify(request(accounts, { action: 'confirm' }, 'code=c1', buildMember()))
    if (refused.kind !== 'refused') throw new Error('It was not refused.')
    const html = showPage(Verify, refused.data)
    expect(html).toContain('<h1>Your email address is confirmed already</h1><p>It is ada@example.test.</p>')
    expect(html).toMatch(/<a[^>]* href="\/account"/)
    expect(html).not.toContain('<form')
    const t = (key: string) => key
    expect(headOfVerify(refused.data, { t, site: 'argus' } as never).title).toBe(
      'accounts.verifyEmail.already',
    )
  })

  test('by a used link says so to a visitor, who has no form any more', async () => {
    const accounts = { verifyEmail: async () => failure('stale-code') }
    const refused = await submitVerify(request(accounts, { action: 'confirm' }, 'code=c1'))
    const html = refused.kind === 'refused' ? showPage(Verify, refused.data) : ''
    expect(html).not.toContain('<form')
    expect(html).toMatch(/<div role="alert" tabindex="-1" autofocus="">.*has been used or is too old/i)
  })

  test.each([['too-many', tooMany] as const, ['email-taken', failure('email-taken')] as const])(
    'can be tried again by a link that is still good: %s',
    async (_, outcome) => {
      const accounts = { verifyEmail: async () => outcome }
      const refused = await submitVerify(request(accounts, { action: 'confirm' }, 'code=c1'))
      const html = refused.kind === 'refused' ? showPage(Verify, refused.data) : ''
      expect(html).toMatch(/<button[^>]* value="confirm"/)
      expect(html.match(/role="alert"/g)).toHaveLength(1)
    },
  )

  test('ROUTE-07: sending again keeps where one wanted to go', async () => {
    const form = { action: 'resend' }
    const back = 'returnurl=%2Fdetail%2F7'
    const sent = { sendVerification: async () => success(null) }
    expect(await submitVerify(request(sent, form, back, unverified))).toMatchObject({
      to: `/verify-email?done=resent&${back}`,
    })
    expect(await submitVerify(request(sent, form, back))).toMatchObject({
      to: `/sign-in?returnurl=${encodeURIComponent(`/verify-email?${back}`)}`,
    })
    const verified = { sendVerification: async () => failure('verified-already') }
    expect(await submitVerify(request(verified, form, back, unverified))).toMatchObject({ to: '/detail/7' })
  })

  test('sending again is for members, and not without end', async () => {
    const form = { action: 'resend' }
    const sent = { sendVerification: async () => success(null) }
    expect(await submitVerify(request(sent, form))).toMatchObject({
      to: '/sign-in?returnurl=%2Fverify-email',
    })
    expect(await submitVerify(request(sent, form, '', unverified))).toMatchObject({
      to: '/verify-email?done=resent',
    })
    const often = { sendVerification: async () => tooMany }
    expect(await submitVerify(request(often, form, '', unverified))).toMatchObject({ status: 429 })
  })
})

describe('signing out', () => {
  test('ends the session, clears the cookie and goes nowhere else', async () => {
    const ended: unknown[] = []
    const accounts = { signOut: async (input: unknown) => void ended.push(input) }
    const done = await submitSignOut(request(accounts, { returnurl: '//evil.example' }, '', buildMember()))
    expect(ended).toEqual([{ site: 'argus', token: 'former' }])
    expect(done).toMatchObject({ kind: 'done', to: '/sign-in?done=signed-out' })
    expect(done.kind === 'done' && done.cookies?.[0]).toMatch(/^argus_session=; .*Max-Age=0/)
  })

  test('is nothing for a visitor', async () => {
    const { visit, parameters } = request({}, {})
    const query = new URLSearchParams('returnurl=/detail/7')
    expect(await loadSignOut({ visit, parameters, query, needs: {} })).toEqual({
      kind: 'moved',
      to: '/detail/7',
    })
  })
})
