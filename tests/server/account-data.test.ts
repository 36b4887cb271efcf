import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '../../src/features/accounts/server.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import { api, openAccountServer, password, readSession } from '../support/open-account-server.ts'

let room: Awaited<ReturnType<typeof openAccountServer>>
let person: Awaited<ReturnType<typeof room.newPerson>>
let browser: typeof person.browser

beforeAll(async () => {
  room = await openAccountServer()
})
beforeEach(async () => {
  person = await room.newPerson()
  browser = person.browser
})
afterAll(() => room[Symbol.asyncDispose]())

describe('registering', () => {
  test('tells everything that is wrong by field, and a user name that is taken', async () => {
    const wrong = await browser.call('POST', `${api}/register`, {
      email: 'x',
      username: '@',
      password: 'short',
    })
    expect(wrong.status).toBe(400)
    const { errors } = (await wrong.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual(['email', 'password', 'username'])
    await person.register()
    const taken = await browser.call('POST', `${api}/register`, {
      username: person.username,
      email: 'other@example.test',
      password,
    })
    expect([taken.status, await taken.json()]).toMatchObject([409, { type: 'username-taken' }])
  })

  test('with an address that is known gets the same answer', async () => {
    await person.register()
    await browser.call('POST', `${api}/verify-email`, { code: person.codeOf('verify-email') })
    const again = await browser.call('POST', `${api}/register`, {
      email: person.email,
      username: `${person.username}b`,
      password,
    })
    expect([again.status, await again.json()]).toEqual([201, {}])
  })

  test('a code confirms the address once', async () => {
    await person.register()
    const verify = () => browser.call('POST', `${api}/verify-email`, { code: person.codeOf('verify-email') })
    expect((await verify()).status).toBe(200)
    expect((await verify()).status).toBe(410)
    expect((await browser.call('POST', `${api}/verify-email`, { code: 'made up' })).status).toBe(400)
    await person.signIn()
    expect((await person.session()).user).toMatchObject({ isEmailVerified: true })
  })

  test('a forgotten password is replaced by a code, and every session ends', async () => {
    await person.register()
    await person.signIn()
    for (const login of [person.email, 'nobody@example.test']) {
      const asked = await browser.call('POST', `${api}/forgot-password`, { login })
      expect([asked.status, await asked.json()]).toEqual([200, {}])
    }
    const reset = (next: string) =>
      browser.call('POST', `${api}/reset-password`, { code: person.codeOf('reset-password'), password: next })
    const weak = await reset('short')
    expect([weak.status, await weak.json()]).toMatchObject([400, { errors: [{ path: 'password' }] }])
    expect((await reset('eight loud lanterns')).status).toBe(200)
    expect((await person.session()).user).toBeNull()
    expect((await person.signIn()).status).toBe(401)
    expect((await person.signIn({ password: 'eight loud lanterns' })).status).toBe(200)
  })
})

describe("a member's own data", () => {
  beforeEach(async () => {
    await person.register()
    await person.signIn()
  })

  test('are read, changed and exported', async () => {
    const changed = await browser.call('PATCH', `${api}/profile`, { name: 'Ada', country: 'DEU' })
    expect([changed.status, await changed.json()]).toMatchObject([200, { name: 'Ada', country: 'DEU' }])
    const wrong = await browser.call('PATCH', `${api}/profile`, { country: 'XXX' })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: [{ path: 'country' }] }])
    const exported = await browser.open(`${api}/export`)
    expect(exported.headers.get('content-disposition')).toContain('attachment')
    const text = await exported.text()
    expect(text).toContain(person.email)
    expect(text).not.toMatch(/hash|argon2/)
  })

  test('are exported once at a time, since an export is held in memory', async () => {
    let finish = () => {}
    const pending = new Promise<null>((resolve) => {
      finish = () => resolve(null)
    })
    const accounts = { ...room.accounts, exportData: () => pending }
    const call = accountCalls({ accounts, publicUrls: {} }).find(({ path }) => path === `${api}/export`)
    const ask = async (accountId: string) =>
      call?.handle({ visit: buildVisit({ viewer: buildMember({ accountId }) }), caller: buildCaller() })
    const [first, other] = [ask('1'), ask('2')]
    expect(await ask('1')).toMatchObject({ problem: { status: 503 }, headers: { 'retry-after': '10' } })
    finish()
    for (const answer of [await first, await other, await ask('1')])
      expect(answer).toMatchObject({ problem: { status: 404 } })
  })

  test('another password needs the old one, and gives another session', async () => {
    const before = browser.jar.get('argus_session')
    const change = (given: string) =>
      browser.call('PATCH', `${api}/profile`, { newPassword: 'nine green lanterns', password: given })
    expect((await change('a wrong one')).status).toBe(403)
    expect((await change(password)).status).toBe(200)
    expect(browser.jar.get('argus_session')).not.toBe(before)
    expect((await person.session()).user).not.toBeNull()
  })

  test('sessions are listed, and ended one by one or all at once', async () => {
    const elsewhere = (await room.newPerson()).browser
    await elsewhere.call('POST', `${api}/sign-in`, { login: person.username, password })
    const { sessions } = (await (await browser.open(`${api}/sessions`)).json()) as {
      sessions: { id: string; isCurrent: boolean }[]
    }
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id
    expect((await browser.call('DELETE', `${api}/sessions/${other}`)).status).toBe(200)
    expect((await readSession(elsewhere)).user).toBeNull()
    expect((await browser.call('DELETE', `${api}/sessions/${other}`)).status).toBe(404)
    expect((await browser.call('DELETE', `${api}/sessions`)).status).toBe(200)
    expect(await person.session()).toMatchObject({ authState: 'logged_out' })
  })

  test('an account is closed with the password, and nobody can sign in to it', async () => {
    expect((await browser.call('DELETE', `${api}/account`, { password: 'a wrong one' })).status).toBe(403)
    expect((await browser.call('DELETE', `${api}/account`, { password })).status).toBe(200)
    expect(await person.session()).toMatchObject({ user: null })
    expect((await person.signIn()).status).toBe(401)
  })
})

describe('ACCOUNT-02: a team', () => {
  test('is nowhere on site A, for nobody but members on site B, and not there without one', async () => {
    expect((await browser.open(`${api}/team`)).status).toBe(404)
    const other = await room.newPerson('bokeh')
    expect((await other.browser.open(`${api}/team`)).status).toBe(401)
    await other.register()
    await other.signIn()
    expect((await other.browser.open(`${api}/team`)).status).toBe(404)
  })

  test('invites, changes and loses members by its Leader alone', async () => {
    const leader = await room.newPerson('bokeh')
    await leader.register()
    await leader.verify()
    await leader.signIn()
    const asking = { site: 'bokeh', address: '192.0.2.1', origin: room.bokeh } as const
    const memberOf = async (one: typeof leader) => {
      const member = await room.accounts.readSession('bokeh', one.browser.jar.get('bokeh_session') ?? '')
      if (!member) throw new Error('Nobody is signed in.')
      return member
    }
    const started = await room.accounts.team.startTeam({
      ...{ member: await memberOf(leader), site: 'bokeh', name: 'Crew' },
    })
    if (!started.ok) throw new Error(String(started.failure))
    leader.browser.jar.set('bokeh_session', started.value.token)

    const guest = await room.newPerson('bokeh')
    await guest.register()
    await guest.verify()
    await guest.signIn()
    const invited = await leader.post('team/invitations', { email: guest.email, cap: 10 })
    expect(invited.status).toBe(201)
    const joined = await room.accounts.team.acceptInvitation({
      ...{ ...asking, code: guest.codeOf('team-invitation'), member: await memberOf(guest) },
    })
    if (!joined.ok) throw new Error(String(joined.failure))
    guest.browser.jar.set('bokeh_session', joined.value.token)
    const { accountId } = await memberOf(guest)

    const refused = await guest.post('team/invitations', { email: 'more@example.test' })
    expect([refused.status, await refused.json()]).toMatchObject([403, { type: 'not-a-leader' }])
    const path = `${api}/team/members/${accountId}`
    expect((await leader.browser.call('PATCH', path, { cap: -1 })).status).toBe(400)
    expect((await leader.browser.call('PATCH', path, { cap: 5 })).status).toBe(200)
    const team = await (await leader.browser.open(`${api}/team`)).json()
    expect(team).toMatchObject({ name: 'Crew', members: [{ role: 'leader' }, { accountId, cap: 5 }] })
    // Who leaves goes on under another token; the last Leader cannot while others stay.
    const own = (await memberOf(leader)).accountId
    const last = await leader.browser.call('DELETE', `${api}/team/members/${own}`)
    expect([last.status, await last.json()]).toMatchObject([409, { type: 'last-leader' }])
    const before = guest.browser.jar.get('bokeh_session')
    expect((await guest.browser.call('DELETE', path)).status).toBe(200)
    expect(guest.browser.jar.get('bokeh_session')).not.toBe(before)
    expect((await leader.browser.call('DELETE', path)).status).toBe(404)
  })
})
