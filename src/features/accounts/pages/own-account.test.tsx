import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import { fieldIn, showPage } from '../testing/show-page.tsx'
import { load as loadAccount } from './account.load.ts'
import { Page as Account } from './account.page.tsx'
import { load as loadClose } from './close.load.ts'
import { Page as Close } from './close.page.tsx'
import { submit as submitClose } from './close.submit.ts'
import { load as loadProfile } from './profile.load.ts'
import { Page as Profile } from './profile.page.tsx'
import { submit as submitProfile } from './profile.submit.ts'
import { load as loadSessions } from './sessions.load.ts'
import { Page as Sessions } from './sessions.page.tsx'
import { submit as submitSessions } from './sessions.submit.ts'

const member = buildMember()
const remembered = buildMember({ authState: 'remembered' })
const visitor: Viewer = { kind: 'visitor', authState: 'logged_out' }
const signedIn = { token: 'new', member, isRemembered: false }
const kept = {
  ...{ username: 'ada', email: 'ada@example.test', isEmailVerified: true, isSocial: false },
  ...{ name: 'Ada', company: '', country: 'DEU', locale: 'fr', createdAt: new Date(0) },
}
const readProfile = async () => kept

function request(viewer: Viewer, accounts: object = {}, form: Record<string, string> = {}) {
  return {
    visit: buildVisit({ viewer }),
    parameters: {},
    query: new URLSearchParams(),
    form,
    caller: buildCaller(),
    needs: { accounts: accounts as never, publicUrls: {} },
  }
}

test.each([
  ['/account', loadAccount, '/sign-in?returnurl=%2Faccount', null],
  ['/account/sessions', loadSessions, '/sign-in?returnurl=%2Faccount%2Fsessions', null],
  ['/account/profile', loadProfile, '/sign-in?returnurl=%2Faccount%2Fprofile', true],
  ['/account/close', loadClose, '/sign-in?returnurl=%2Faccount%2Fclose', true],
])(
  '%s asks visitors to sign in, and for the password where something changes',
  async (_, load, to, again) => {
    const accounts = { listSessions: async () => [], readProfile }
    expect(await load(request(visitor, accounts))).toEqual({ kind: 'moved', to })
    const outcome = await load(request(remembered, accounts))
    expect(outcome).toMatchObject(again ? { kind: 'moved', to: `${to}&again=1` } : { kind: 'found' })
  },
)

describe('a page of a member', () => {
  const user = { username: 'ada', name: 'Ada', email: 'a@b.test', isEmailVerified: true, teamRole: null }
  const form = { typed: {}, errors: { form: 'other-account' } }

  test('names them in each of its forms, so that nobody else sends one', async () => {
    const loaded = await loadSessions(request(member, { listSessions: async () => [] }))
    if (loaded.kind !== 'found') throw new Error('There is no such page.')
    const html = showPage(Sessions, loaded.data, { user })
    const forms = html.match(/<form/g)?.length ?? 0
    expect(forms).toBeGreaterThan(0)
    expect(html.match(/<input type="hidden" name="_as" value="ada"\/>/g)).toHaveLength(forms)
  })

  test('says who is signed in now where it was sent by somebody else', () => {
    const data = { username: 'ada', hasPassword: true, form }
    expect(showPage(Close, data, { user })).toContain('You are signed in as Ada now. Nothing was changed.')
    expect(showPage(Sessions, { sessions: [], done: null, form }, { user })).toContain('as Ada now.')
  })
})

describe('the overview', () => {
  test('says that the address is not confirmed, and sends the mail again', async () => {
    const loaded = await loadAccount(request(buildMember({ isEmailVerified: false })))
    const html = loaded.kind === 'found' ? showPage(Account, loaded.data) : ''
    expect(html).toContain('ada@example.test (not confirmed)')
    expect(html).toMatch(/<form[^>]* action="\/verify-email" method="post"/)
  })

  test('leads to a team on site B alone', async () => {
    const loaded = await loadAccount(request(member))
    if (loaded.kind !== 'found') throw new Error('It was not found.')
    expect(showPage(Account, loaded.data, { site: 'bokeh' })).toContain('href="/account/team"')
    expect(showPage(Account, loaded.data)).not.toContain('/account/team')
  })
})

describe('the profile', () => {
  async function shown(viewer: Viewer = member, isSocial = false) {
    const accounts = { readProfile: async () => ({ ...kept, isSocial }) }
    const loaded = await loadProfile(request(viewer, accounts))
    return loaded.kind === 'found' ? showPage(Profile, loaded.data) : ''
  }

  test('shows what is kept, in fields that a browser can fill in (WCAG 1.3.5)', async () => {
    const html = await shown()
    expect(fieldIn(html, 'company')).toMatch(/autoComplete="organization"/i)
    expect(fieldIn(html, 'country')).toMatch(/autoComplete="country"/i)
    expect(html).toContain('<option value="DEU" selected="">Germany</option>')
    // A language that pages do not speak stays chosen.
    expect(html).toContain('<option value="fr" selected="">')
    expect(html).not.toContain('style=')
  })

  test('asks no password of who has none', async () => {
    const html = await shown(member, true)
    expect(html).not.toContain('current-password')
    expect(html).toContain('Set password')
    expect(html).not.toContain('Change password')
  })

  test('is saved', async () => {
    const asked: unknown[] = []
    const accounts = {
      readProfile,
      changeProfile: async (input: unknown) => {
        asked.push(input)
        return success(null)
      },
    }
    const form = { action: 'profile', name: 'Ada L.', company: '', country: '', locale: 'de' }
    const done = await submitProfile(request(member, accounts, form))
    const changes = { name: 'Ada L.', company: '', country: '', locale: 'de' }
    expect(asked).toEqual([{ member, changes }])
    // The site speaks the language that was chosen, from here on.
    expect(done).toMatchObject({ kind: 'done', to: '/de/account/profile?done=profile-saved' })
    expect(done.kind === 'done' && done.cookies).toEqual([expect.stringMatching(/^argus_locale=de; /)])
  })

  test('sets the language of the site, also where it is that of the profile already', async () => {
    const accounts = { readProfile, changeProfile: async () => success(null) }
    const form = { action: 'profile', name: 'Ada L.', locale: kept.locale }
    expect(await submitProfile(request(member, accounts, form))).toEqual({
      kind: 'done',
      to: '/fr/account/profile?done=profile-saved',
      cookies: [expect.stringMatching(/^argus_locale=fr; /)],
    })
    expect(await submitProfile(request(member, accounts, { ...form, locale: 'en-us' }))).toMatchObject({
      to: '/account/profile?done=profile-saved',
      cookies: [expect.stringMatching(/^argus_locale=en-us; /)],
    })
  })

  test('cuts no name that is pasted', async () => {
    const html = await shown()
    expect(html).not.toMatch(/maxlength/i)
  })

  test.each([
    ['email', 'changeEmail', { email: 'email-missing', password: 'password-missing' }, ['email', 'password']],
    [
      'password',
      'changePassword',
      { password: 'password-missing', newPassword: 'password-missing' },
      ['before', 'after'],
    ],
  ])('tells all fields of the %s that are empty', async (action, call, errors, fields) => {
    const accounts = { readProfile, [call]: async () => failure({ kind: 'bad-input', errors }) }
    const refused = await submitProfile(request(member, accounts, { action }))
    expect(refused.kind === 'refused' && Object.keys(refused.data.form.errors)).toEqual(fields)
  })

  test('another password goes on with another token', async () => {
    const accounts = { readProfile, changePassword: async () => success(signedIn) }
    const done = await submitProfile(
      request(member, accounts, { action: 'password', before: 'a', after: 'b' }),
    )
    expect(done).toMatchObject({ to: '/account/profile?done=password-changed' })
    expect(done.kind === 'done' && done.cookies?.[0]).toContain('argus_session=new')
  })

  test.each([
    ['password', { changePassword: async () => failure('wrong-password') }, 'before', 403],
    ['password', { changePassword: async () => failure('password-missing') }, 'before', 400],
    [
      'password',
      {
        changePassword: async () =>
          failure({ kind: 'bad-input', errors: { newPassword: 'password-common' } }),
      },
      'after',
      400,
    ],
    ['email', { changeEmail: async () => failure('email-same') }, 'email', 400],
    ['email', { changeEmail: async () => failure('wrong-password') }, 'password', 403],
    ['email', { changeEmail: async () => failure('password-missing') }, 'password', 400],
  ])('what is wrong with the %s stands in its own form (%#)', async (action, answer, field, status) => {
    const form = { action, email: 'x@y.example', before: 'secret1', after: 'secret2', password: 'secret3' }
    const refused = await submitProfile(request(member, { readProfile, ...answer }, form))
    if (refused.kind !== 'refused') throw new Error('It was not refused.')
    expect(refused.status).toBe(status)
    const html = showPage(Profile, refused.data)
    expect(html.match(/aria-invalid/g)).toHaveLength(1)
    expect(fieldIn(html, field)).toContain('aria-invalid="true"')
    expect(html).not.toContain('secret')
  })

  test('who is only remembered changes nothing', async () => {
    const refused = await submitProfile(request(remembered, {}, { action: 'profile' }))
    expect(refused).toEqual({ kind: 'done', to: '/sign-in?returnurl=%2Faccount%2Fprofile&again=1' })
  })

  test.each(['', 'constructor', 'nothing'])(
    'an action that no button has does nothing: %s',
    async (action) => {
      expect(await submitProfile(request(member, {}, { action }))).toEqual({
        kind: 'done',
        to: '/account/profile',
      })
    },
  )
})

describe('the list of sessions', () => {
  const at = new Date('2026-11-15T13:05:00Z')
  const listed = ['71', '70'].map((id) => ({
    ...{ id, site: 'argus', createdAt: at, seenAt: at, isRemembered: false },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  }))

  test('names devices as people would and puts this one first', async () => {
    const loaded = await loadSessions(request(member, { listSessions: async () => listed }))
    const html = loaded.kind === 'found' ? showPage(Sessions, loaded.data) : ''
    expect(html.indexOf('value="70"')).toBeLessThan(html.indexOf('value="71"'))
    expect(html.match(/This device/g)).toHaveLength(1)
    expect(html).toContain('Firefox, Windows')
    expect(html).toContain('Nov 15, 2026, 1:05 PM UTC')
    // Those who listen tell two of one kind apart by it.
    expect(html).toContain(
      'Sign out<span class="visually-hidden"> Firefox, Windows, Signed in Nov 15, 2026, 1:05 PM UTC</span>',
    )
  })

  test('ends one, this one, or all', async () => {
    const ended: unknown[] = []
    const accounts = {
      endSession: async (_: unknown, id: string) => ended.push(id) > 0,
      endAllSessions: async () => void ended.push('all'),
    }
    const other = await submitSessions(request(member, accounts, { action: 'end', session: '71' }))
    expect(other).toEqual({ kind: 'done', to: '/account/sessions?done=session-ended' })
    for (const form of [{ action: 'end', session: '70' }, { action: 'end-all' }]) {
      const out = await submitSessions(request(member, accounts, form))
      expect(out).toMatchObject({ to: '/sign-in?done=signed-out' })
      expect(out.kind === 'done' && out.cookies?.[0]).toMatch(/^argus_session=; /)
    }
    expect(ended).toEqual(['71', '70', 'all'])
  })
})

describe('closing the account', () => {
  test('takes the password, and signs out', async () => {
    const done = await submitClose(request(member, { closeAccount: async () => success(null) }))
    expect(done).toMatchObject({ to: '/sign-in?done=account-closed' })
    expect(done.kind === 'done' && done.cookies?.[0]).toMatch(/^argus_session=; /)
  })

  test.each([
    ['wrong-password', 403, 'The password is not right.'],
    ['password-missing', 400, 'Enter a password.'],
    ['last-leader', 409, 'A team needs a Leader.'],
  ])('is refused with a reason: %s', async (kind, status, text) => {
    const refused = await submitClose(request(member, { closeAccount: async () => failure(kind) }))
    expect(refused).toMatchObject({ status })
    expect(refused.kind === 'refused' && showPage(Close, refused.data)).toContain(text)
  })
})
