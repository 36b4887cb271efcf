import { describe, expect, test } from 'vitest'
// Not by the door: nobody else waits for a provider to be loaded.
import { startOpenidProvider } from '../../src/features/accounts/testing/start-openid-provider.ts'
import { goodPassword, openTestAccounts } from '../../src/features/accounts/testing.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const mira = {
  subject: 'm-1',
  email: 'mira@example.test',
  emailVerified: true,
  name: 'Mira Sand',
  username: 'mira',
}
const refused = (failure: string) => ({ ok: false, failure })

async function setUp(db: Awaited<ReturnType<typeof freshDatabase>>['db']) {
  const provider = await startOpenidProvider()
  const room = openTestAccounts(db, { providers: [provider.configuration] })
  // A real provider writes the real time into what it says.
  room.pass(Date.now() - room.now().getTime())

  async function begin({ visitorId = 'visitor', member = null as Member | null } = {}): Promise<string> {
    const begun = await room.accounts.openid.begin({
      ...room.asking(),
      provider: 'harbour',
      visitorId,
      callbackUrl: provider.callbackUrl,
      returnUrl: '/account',
      isRemembered: false,
      member,
      locale: 'de',
      country: 'DEU',
    })
    if (!begun.ok) throw new Error('Signing in at the provider could not begin.')
    return begun.value.url
  }
  const finish = (query: URLSearchParams, { visitorId = 'visitor', member = null as Member | null } = {}) =>
    room.accounts.openid.finish({ ...room.asking(), ...room.browser(), query, visitorId, member })
  const signIn = async (person: Parameters<typeof provider.visit>[1], member: Member | null = null) =>
    finish(await provider.visit(await begin({ member }), person), { member })

  const parts = { provider, begin, finish, signInBy: signIn }
  return Object.assign(room, parts, { [Symbol.asyncDispose]: provider[Symbol.asyncDispose] })
}

describe('ACCOUNT-01: signing in at another provider', () => {
  test('makes an account of whom nobody knows, and finds it again by issuer and subject, not by address', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const first = await room.signInBy(mira)
    expect(first).toMatchObject({
      ok: true,
      value: {
        isNew: true,
        returnUrl: '/account',
        signedIn: { member: { username: 'mira', name: 'Mira Sand', isEmailVerified: true, isSocial: true } },
      },
    })
    const again = await room.signInBy({ ...mira, email: 'moved@example.test' })
    if (!first.ok || !again.ok) throw new Error('mira could not sign in.')
    expect(again.value.isNew).toBe(false)
    expect(again.value.signedIn.member.accountId).toBe(first.value.signedIn.member.accountId)
    expect(again.value.signedIn.member.email).toBe('mira@example.test')
  })

  test('another person gets another user name, should theirs be taken', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    await room.joinAs('mira')
    const other = await room.signInBy({ ...mira, subject: 'm-2', email: 'mira.two@example.test' })
    expect(other).toMatchObject({
      value: { signedIn: { member: { username: expect.stringMatching(/^mira\d+$/) } } },
    })
  })

  test('joins the account that has confirmed the address, if the provider vouches for it', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const { member } = await room.joinAs('mira')
    expect(await room.signInBy({ ...mira, emailVerified: false })).toEqual(refused('sign-in-first'))
    const joined = await room.signInBy(mira)
    expect(joined).toMatchObject({
      value: { isNew: false, signedIn: { member: { accountId: member.accountId, isSocial: true } } },
    })
  })

  test('leaves nothing in the hand of whoever registered the address before its owner confirmed it', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const { accounts, asking } = room
    const stranger = await room.joinAs('mira')
    await room.signInBy({ subject: 'stranger' }, stranger.member)
    const change = { member: stranger.member, email: 'stranger@example.test', password: goodPassword }
    await accounts.changeEmail({ ...asking(), ...change })
    const code = room.codeFor('change-email', 'stranger@example.test')

    const owner = await room.signInBy(mira)
    if (!owner.ok) throw new Error('mira could not sign in.')
    expect(await accounts.readSession('bokeh', owner.value.signedIn.token)).not.toBeNull()
    expect(await accounts.readSession('bokeh', stranger.token)).toBeNull()
    await expect(room.signInAs('mira')).rejects.toThrow('could not sign in')
    expect(await accounts.verifyEmail({ ...asking(), code, member: null })).toEqual(refused('stale-code'))
    expect(await room.signInBy({ subject: 'stranger' })).toEqual(refused('sign-in-first'))
  })

  test('joins no account that only claims the address, which does not stand in the way either', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    await room.registerAs('squatter', mira.email)
    const squatter = await room.signInAs('squatter')
    const outcome = await room.signInBy(mira)
    expect(outcome).toMatchObject({ value: { isNew: true, signedIn: { member: { username: 'mira' } } } })
    expect(outcome.ok && outcome.value.signedIn.member.accountId).not.toBe(squatter.member.accountId)
  })

  test('has a limit of its own, which an unknown provider does not fill', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const count = () =>
      fresh.db.selectFrom('platform.ticket').select(['name', 'count']).orderBy('name').execute()
    const about = { visitorId: 'visitor', callbackUrl: room.provider.callbackUrl, returnUrl: '/' }
    const who = { isRemembered: false, member: null, locale: 'de', country: 'DEU' }
    await room.accounts.openid.begin({ ...room.asking(), ...about, ...who, provider: 'unknown' })
    expect(await count()).toEqual([])
    await room.signInBy(mira)
    expect(await count()).toEqual([{ name: 'accounts.openid-address', count: 2 }])
  })

  test('without an address that is vouched for, known or not, one signs in first', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    await room.joinAs('mira')
    const answers = [
      await room.signInBy({ ...mira, emailVerified: false }),
      await room.signInBy({ subject: 'x-1', email: 'unknown@example.test', emailVerified: false }),
      await room.signInBy({ subject: 'x-2' }),
    ]
    expect(answers).toEqual(answers.map(() => refused('sign-in-first')))
  })

  test('a member ties it to the own account; it cannot be tied to a second one', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const own = await room.joinAs('mira')
    const stranger = { subject: 'x-2' }
    const tied = await room.signInBy(stranger, own.member)
    expect(tied).toMatchObject({ value: { signedIn: { member: { accountId: own.member.accountId } } } })
    expect(await room.signInBy(stranger)).toMatchObject({ ok: true })
    const ilse = await room.joinAs('ilse')
    expect(await room.signInBy(stranger, ilse.member)).toEqual(refused('identity-taken'))
  })

  test('who is only remembered shows again who they are, but opens no other way into the account', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const own = await room.joinAs('mira', { isRemembered: true })
    await room.signInBy(mira, own.member)
    const remembered = { ...own.member, authState: 'remembered' as const }
    expect(await room.signInBy({ subject: 'thief' }, remembered)).toEqual(refused('sign-in-again'))
    expect(await room.signInBy(mira, remembered)).toMatchObject({
      value: { signedIn: { member: { accountId: own.member.accountId, authState: 'authenticated' } } },
    })
  })

  test('is refused with a state that is not ours, was used, is too old or another browser’s', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const tampered = new URL(await room.begin())
    tampered.searchParams.set('state', 'D'.repeat(43))
    const foreign = await room.provider.visit(tampered.href, mira)
    expect(await room.finish(foreign)).toEqual(refused('wrong-state'))

    const stolen = await room.provider.visit(await room.begin(), mira)
    expect(await room.finish(stolen, { visitorId: 'other visitor' })).toEqual(refused('wrong-state'))

    const used = await room.provider.visit(await room.begin(), mira)
    expect(await room.finish(used)).toMatchObject({ ok: true })
    expect(await room.finish(used)).toEqual(refused('wrong-state'))

    const late = await room.provider.visit(await room.begin(), mira)
    room.pass(10 * 60_000)
    expect(await room.finish(late)).toEqual(refused('wrong-state'))
    expect(await room.finish(new URLSearchParams())).toEqual(refused('wrong-state'))
  })

  test.each(['nonce', 'code_challenge'])('is refused when the %s does not fit', async (name) => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const tampered = new URL(await room.begin())
    tampered.searchParams.set(name, 'E'.repeat(43))
    const query = await room.provider.visit(tampered.href, mira)
    expect(await room.finish(query)).toEqual(refused('wrong-answer'))
    expect(await fresh.db.selectFrom('accounts.account').select('id').execute()).toEqual([])
  })

  test('whoever declines there is not signed in here', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const state = new URL(await room.begin()).searchParams.get('state') ?? ''
    const iss = room.provider.configuration.issuer
    const query = new URLSearchParams({ error: 'access_denied', state, iss })
    expect(await room.finish(query)).toEqual(refused('refused'))
  })

  test('ends the session that was there before, and a code cannot be brought twice', async () => {
    await using fresh = await freshDatabase()
    await using room = await setUp(fresh.db)
    const first = await room.signInBy(mira)
    if (!first.ok) throw new Error('mira could not sign in.')
    const query = await room.provider.visit(await room.begin(), mira)
    const former = first.value.signedIn.token
    const input = { ...room.asking(), ...room.browser(former), query, visitorId: 'visitor', member: null }
    const outcomes = await Promise.all([
      room.accounts.openid.finish(input),
      room.accounts.openid.finish(input),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await room.accounts.readSession('bokeh', former)).toBeNull()
  })

  test('a provider that is unknown or does not answer is told as such', async () => {
    await using fresh = await freshDatabase()
    const away = {
      key: 'away',
      name: 'Away',
      issuer: 'http://127.0.0.1:9',
      clientId: 'x',
      clientSecret: () => 'y',
    }
    const { accounts, asking } = openTestAccounts(fresh.db, { providers: [away] })
    const about = {
      ...asking(),
      visitorId: 'visitor',
      callbackUrl: 'https://bokeh.example/callback',
      returnUrl: '/',
      isRemembered: false,
      member: null,
      locale: 'de',
      country: 'DEU',
    }
    expect(accounts.openid.providers).toEqual([{ key: 'away', name: 'Away' }])
    expect(await accounts.openid.begin({ ...about, provider: 'other' })).toEqual(refused('unknown-provider'))
    expect(await accounts.openid.begin({ ...about, provider: 'away' })).toEqual(refused('provider-away'))
  })
})
