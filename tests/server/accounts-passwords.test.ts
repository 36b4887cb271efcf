import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodPassword, listenToDatabase, openTestAccounts } from '../../src/features/accounts/testing.ts'
import type { Database } from '../../src/platform/database.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const hour = 3_600_000
const day = 24 * hour
const newPassword = 'eleven-loud-lanterns'
const address = 'mira@example.test'

async function tie(db: Database, accountId: string): Promise<void> {
  await sql`insert into accounts.identity values ('https://id.example', 'm-1', ${accountId}, now())`.execute(
    db,
  )
}

describe('forgotten', () => {
  test('a known and an unknown login get the same answer; mail goes to the known one only', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, mails } = openTestAccounts(fresh.db)
    await joinAs('mira')
    mails.length = 0
    const answers = await Promise.all([
      ...['mira', address, 'nobody', 'nobody@example.test', 'a\u0000b'].map((login) =>
        accounts.forgotPassword({ ...asking(), login }),
      ),
      ...[address, 'nobody@example.test'].map((email) => accounts.forgotUsername({ ...asking(), email })),
    ])
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: null })))
    expect(mails.map(({ template, to }) => `${template} ${to}`).sort()).toEqual([
      `forgot-username ${address}`,
      `reset-password ${address}`,
      `reset-password ${address}`,
    ])
    expect(mails.find((mail) => mail.template === 'forgot-username')?.values).toMatchObject({
      username: 'mira',
    })
  })

  test('an unknown login asks the database the same questions, and nothing of it is kept', async () => {
    await using fresh = await freshDatabase()
    await using heard = listenToDatabase(fresh.url)
    const { accounts, asking, joinAs } = openTestAccounts(heard.db)
    await joinAs('mira')
    const asked = async (work: () => Promise<unknown>) => {
      heard.queries.length = 0
      await work()
      // How it ends is the only difference.
      return heard.queries.map((query) => (query === 'rollback' ? 'commit' : query))
    }
    const codes = async () => (await fresh.db.selectFrom('accounts.code').select('id').execute()).length
    for (const [known, unknown] of [
      ['mira', 'nobody'],
      [address, 'nobody@example.test'],
    ] as const) {
      const forKnown = await asked(() => accounts.forgotPassword({ ...asking(), login: known }))
      const before = await codes()
      const forUnknown = await asked(() => accounts.forgotPassword({ ...asking(), login: unknown }))
      expect(forUnknown).toEqual(forKnown)
      expect(await codes()).toBe(before)
    }
    const byAddress = await asked(() => accounts.forgotUsername({ ...asking(), email: address }))
    const byNone = await asked(() => accounts.forgotUsername({ ...asking(), email: 'nobody@example.test' }))
    expect(byNone).toEqual(byAddress)
  })

  test('one mailbox gets five mails an hour by its address, and as many by names', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, mails } = openTestAccounts(fresh.db)
    await joinAs('mira')
    for (let place = 0; place < 4; place += 1) await accounts.forgotPassword({ ...asking(), login: address })
    expect(await accounts.forgotPassword({ ...asking(), login: address })).toMatchObject({
      failure: { kind: 'too-many' },
    })
    expect(await accounts.forgotPassword({ ...asking(), login: 'mira' })).toEqual({ ok: true, value: null })
    expect(mails.filter((mail) => mail.template === 'reset-password')).toHaveLength(5)
  })

  test('what was asked for by user name does not show when the address is asked for', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs } = openTestAccounts(fresh.db)
    await registerAs('mira')
    for (let place = 0; place < 5; place += 1) await accounts.forgotPassword({ ...asking(), login: 'mira' })
    // One of five was the mail of the registration.
    for (let place = 0; place < 4; place += 1) {
      expect(await accounts.forgotUsername({ ...asking(), email: address })).toEqual({
        ok: true,
        value: null,
      })
    }
  })

  test('an account that claims the address of another gets no mail there', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, registerAs, mails, codeFor } = openTestAccounts(fresh.db)
    await registerAs('claimant', address)
    await joinAs('mira')
    mails.length = 0
    expect(await accounts.forgotPassword({ ...asking(), login: 'claimant' })).toEqual({
      ok: true,
      value: null,
    })
    expect(mails).toEqual([])
    await accounts.forgotPassword({ ...asking(), login: address })
    const code = codeFor('reset-password', address)
    expect(await accounts.resetPassword({ ...asking(), code, password: newPassword })).toMatchObject({
      ok: true,
    })
    const typed = { ...asking(), device: 'd', userAgent: '', formerToken: null, isRemembered: false }
    expect(await accounts.signIn({ ...typed, login: 'mira', password: newPassword })).toMatchObject({
      ok: true,
    })
  })
})

describe('a reset password', () => {
  test('ends every session and every other code; its own works once', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs, signInAs, codeFor, mails } = openTestAccounts(fresh.db)
    const here = await joinAs('mira', { isRemembered: true })
    const there = await signInAs('mira', { site: 'argus' })
    const change = { member: here.member, email: 'thief@example.test', password: goodPassword }
    await accounts.changeEmail({ ...asking(), ...change })
    const stolen = codeFor('change-email', 'thief@example.test')
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    const code = codeFor('reset-password', address)

    const weak = await accounts.resetPassword({ ...asking(), code, password: 'mira-mira-mira' })
    expect(weak).toEqual({ ok: false, failure: 'password-personal' })
    const reset = () => accounts.resetPassword({ ...asking(), code, password: newPassword })
    const outcomes = await Promise.all([reset(), reset()])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await reset()).toEqual({ ok: false, failure: 'stale-code' })

    expect(await accounts.readSession('bokeh', here.token)).toBeNull()
    expect(await accounts.readSession('argus', there.token)).toBeNull()
    expect(await accounts.verifyEmail({ ...asking(), code: stolen, member: null })).toEqual({
      ok: false,
      failure: 'stale-code',
    })
    expect(mails.at(-1)).toMatchObject({ template: 'password-changed', to: address })
    const typed = { ...asking(), ...browser(), login: 'mira', isRemembered: false }
    expect((await accounts.signIn({ ...typed, password: goodPassword })).ok).toBe(false)
    expect((await accounts.signIn({ ...typed, password: newPassword })).ok).toBe(true)
  })

  test('a link is too old after an hour, and the last one asked for is the only one', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, codeFor, pass } = openTestAccounts(fresh.db)
    await joinAs('mira')
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    const first = codeFor('reset-password', address)
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    const second = codeFor('reset-password', address)
    const reset = (code: string) => accounts.resetPassword({ ...asking(), code, password: newPassword })
    expect(await reset(first)).toEqual({ ok: false, failure: 'stale-code' })
    pass(hour)
    expect(await reset(second)).toEqual({ ok: false, failure: 'stale-code' })
    expect(await reset('B'.repeat(43))).toEqual({ ok: false, failure: 'wrong-code' })
  })

  test('a code for one thing is none for another', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const code = codeFor('verify-email', address)
    expect(await accounts.resetPassword({ ...asking(), code, password: newPassword })).toEqual({
      ok: false,
      failure: 'wrong-code',
    })
  })

  test('leaves no other way into the account, confirmed as it is', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, codeFor } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    await tie(fresh.db, member.accountId)
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    await accounts.resetPassword({
      ...asking(),
      code: codeFor('reset-password', address),
      password: newPassword,
    })
    expect(await fresh.db.selectFrom('accounts.identity').selectAll().execute()).toEqual([])
  })

  test('shows that the mailbox is theirs; what others tied to the account before is gone', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, signInAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('squatter', address)
    const { member } = await signInAs('squatter')
    await tie(fresh.db, member.accountId)
    await accounts.forgotPassword({ ...asking(), login: address })
    const code = codeFor('reset-password', address)
    await accounts.resetPassword({ ...asking(), code, password: newPassword })
    expect(await accounts.readProfile(member.accountId)).toMatchObject({ isEmailVerified: true })
    expect(await fresh.db.selectFrom('accounts.identity').selectAll().execute()).toEqual([])
  })

  test('codes can be guessed at twenty times an hour', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking } = openTestAccounts(fresh.db)
    const guess = () => accounts.resetPassword({ ...asking(), code: 'C'.repeat(43), password: newPassword })
    const outcomes = await Promise.all(Array.from({ length: 22 }, guess))
    expect(outcomes.filter((one) => !one.ok && one.failure === 'wrong-code')).toHaveLength(20)
  })
})

describe('a changed password', () => {
  test('needs the one before, ends all other sessions and gives this one another token', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, signInAs, codeFor } = openTestAccounts(fresh.db)
    const { member, token } = await joinAs('mira')
    const other = await signInAs('mira', { site: 'argus', isRemembered: true })
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    const reset = codeFor('reset-password', address)
    const change = (before: string) =>
      accounts.changePassword({ ...asking(), member, before, after: newPassword })
    expect(await change('wrong-wrong-9')).toEqual({ ok: false, failure: 'wrong-password' })
    const changed = await change(goodPassword)
    if (!changed.ok) throw new Error('The password was not changed.')
    expect(await accounts.readSession('bokeh', token)).toBeNull()
    expect(await accounts.readSession('argus', other.token)).toBeNull()
    expect(await accounts.readSession('bokeh', changed.value.token)).toMatchObject({ username: 'mira' })
    expect(await accounts.resetPassword({ ...asking(), code: reset, password: goodPassword })).toEqual({
      ok: false,
      failure: 'stale-code',
    })
  })

  test('ends what was tied to the account; a first password does not', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    await tie(fresh.db, member.accountId)
    await sql`update accounts.account set password_hash = null`.execute(fresh.db)
    const count = async () => (await fresh.db.selectFrom('accounts.identity').selectAll().execute()).length
    const change = (before: string, after: string) =>
      accounts.changePassword({ ...asking(), member, before, after })
    expect(await change('', goodPassword)).toMatchObject({ ok: true })
    expect(await count()).toBe(1)
    expect(await change(goodPassword, newPassword)).toMatchObject({ ok: true })
    expect(await count()).toBe(0)
  })

  test('the one before can be guessed at ten times', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    const guess = () => accounts.confirmPassword({ member, password: 'wrong-wrong-9' })
    const outcomes = await Promise.all(Array.from({ length: 12 }, guess))
    expect(outcomes.filter((one) => !one.ok && one.failure === 'wrong-password')).toHaveLength(10)
  })
})

describe('a changed address (take-over)', () => {
  const setUp = async (fresh: Awaited<ReturnType<typeof freshDatabase>>) => {
    const room = openTestAccounts(fresh.db)
    const signedIn = await room.joinAs('mira')
    room.mails.length = 0
    const change = (email: string, password = goodPassword) =>
      room.accounts.changeEmail({ ...room.asking(), member: signedIn.member, email, password })
    const verify = (code: string) =>
      room.accounts.verifyEmail({ ...room.asking(), code, member: signedIn.member })
    return Object.assign(room, signedIn, { change, verify })
  }

  test('the old address is told at once, and nothing changes before the new one confirms', async () => {
    await using fresh = await freshDatabase()
    const { accounts, member, token, change, verify, mails, codeFor } = await setUp(fresh)
    expect(await change('new@example.test', 'wrong-wrong-9')).toEqual({
      ok: false,
      failure: 'wrong-password',
    })
    expect(mails).toEqual([])
    expect(await change('new@example.test')).toEqual({ ok: true, value: null })
    expect(mails.map(({ template, to }) => [template, to])).toEqual([
      ['change-email', 'new@example.test'],
      ['email-changing', address],
    ])
    expect(await accounts.readProfile(member.accountId)).toMatchObject({ email: address })
    const changed = await verify(codeFor('change-email', 'new@example.test'))
    expect(changed).toMatchObject({
      ok: true,
      value: { purpose: 'change-email', signedIn: { member: { email: 'new@example.test' } } },
    })
    expect(await accounts.readSession('bokeh', token)).toBeNull()
  })

  test('the code of an earlier change is dead', async () => {
    await using fresh = await freshDatabase()
    const { change, verify, codeFor } = await setUp(fresh)
    await change('first@example.test')
    await change('second@example.test')
    expect(await verify(codeFor('change-email', 'first@example.test'))).toEqual({
      ok: false,
      failure: 'stale-code',
    })
    expect(await verify(codeFor('change-email', 'second@example.test'))).toMatchObject({ ok: true })
  })

  test('a reset that was mailed to the old address dies with it, and so do all other sessions', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, change, verify, signInAs, codeFor } = await setUp(fresh)
    const other = await signInAs('mira', { isRemembered: true })
    await accounts.forgotPassword({ ...asking(), login: 'mira' })
    const reset = codeFor('reset-password', address)
    await change('new@example.test')
    await verify(codeFor('change-email', 'new@example.test'))
    expect(await accounts.resetPassword({ ...asking(), code: reset, password: newPassword })).toEqual({
      ok: false,
      failure: 'stale-code',
    })
    expect(await accounts.readSession('bokeh', other.token)).toBeNull()
    // Not even should the old address come back.
    const alive = fresh.db.selectFrom('accounts.code').select('purpose').where('used_at', 'is', null)
    expect(await alive.execute()).toEqual([])
  })

  test('to an address that is known, the answer is the same and its owner gets another mail', async () => {
    await using fresh = await freshDatabase()
    const { change, joinAs, mails } = await setUp(fresh)
    await joinAs('ilse')
    mails.length = 0
    expect(await change('ilse@example.test')).toEqual({ ok: true, value: null })
    expect(mails.map(({ template }) => template)).toEqual(['address-in-use', 'email-changing'])
  })

  test('an address that somebody confirmed meanwhile stays theirs', async () => {
    await using fresh = await freshDatabase()
    const { accounts, member, change, verify, joinAs, codeFor } = await setUp(fresh)
    await change('ilse@example.test')
    const code = codeFor('change-email', 'ilse@example.test')
    await joinAs('ilse')
    expect(await verify(code)).toEqual({ ok: false, failure: 'email-taken' })
    expect(await accounts.readProfile(member.accountId)).toMatchObject({ email: address })
  })

  test('a link is too old after a day', async () => {
    await using fresh = await freshDatabase()
    const { change, verify, codeFor, pass } = await setUp(fresh)
    await change('new@example.test')
    pass(day)
    expect(await verify(codeFor('change-email', 'new@example.test'))).toEqual({
      ok: false,
      failure: 'stale-code',
    })
  })
})

describe('an address that was not confirmed', () => {
  test('gets no mail about an account that may be a stranger’s; notices are kept', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, signInAs, mails, notices } = openTestAccounts(fresh.db)
    await registerAs('mira')
    mails.length = 0
    await signInAs('mira')
    const { member } = await signInAs('mira')
    expect(notices).toHaveLength(1)
    const from = { ...asking(), member }
    await accounts.changeEmail({ ...from, email: 'new@example.test', password: goodPassword })
    await accounts.changePassword({ ...from, before: goodPassword, after: newPassword })
    expect(await accounts.closeAccount({ ...from, password: newPassword })).toMatchObject({ ok: true })
    expect(mails.map(({ template, to }) => [template, to])).toEqual([['change-email', 'new@example.test']])
  })
})

describe('one’s own data', () => {
  test('the profile changes where it may, and not for whoever is only remembered', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    const changes = { name: 'Mira Sand', company: 'Harbour', country: 'JPN', locale: 'ja' }
    expect(await accounts.changeProfile({ member, changes })).toEqual({ ok: true, value: null })
    expect(await accounts.readProfile(member.accountId)).toMatchObject(changes)
    expect(await accounts.changeProfile({ member, changes: { locale: 'xx' } })).toMatchObject({
      failure: { kind: 'bad-input', errors: { locale: 'locale-unknown' } },
    })
    const remembered = { ...member, authState: 'remembered' as const }
    expect(await accounts.changeProfile({ member: remembered, changes })).toEqual({
      ok: false,
      failure: 'sign-in-again',
    })
  })

  test('is exported whole, without secrets', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs } = openTestAccounts(fresh.db)
    const { member, token } = await joinAs('mira')
    const data = await accounts.exportData(member.accountId)
    expect(data).toMatchObject({
      account: { username: 'mira', email: address, country: 'DEU' },
      sessions: [{ site: 'bokeh', userAgent: 'Firefox 140 on Linux' }],
      identities: [],
      teams: [],
    })
    const text = JSON.stringify(data)
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(token)
  })

  test('is gone from a closed account, whose row stays; name and address are free again', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs, registerAs, mails } = openTestAccounts(fresh.db)
    const { member, token } = await joinAs('mira')
    const wrong = await accounts.closeAccount({ ...asking(), member, password: 'wrong-wrong-9' })
    expect(wrong).toEqual({ ok: false, failure: 'wrong-password' })
    const closed = await accounts.closeAccount({ ...asking(), member, password: goodPassword })
    expect(closed).toEqual({ ok: true, value: null })
    expect(mails.at(-1)).toMatchObject({ template: 'account-closed', to: address })
    expect(await accounts.readSession('bokeh', token)).toBeNull()
    const { rows } = await sql<{ text: string }>`
      select row_to_json(account)::text as text from accounts.account
      union all select row_to_json(code)::text from accounts.code
      union all select row_to_json(device)::text from accounts.device`.execute(fresh.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain(`"id":${member.accountId}`)
    expect(rows[0]?.text).not.toMatch(/mira|argon2|DEU/i)
    expect(await registerAs('mira')).toMatchObject({ ok: true })
    expect(mails.at(-1)).toMatchObject({ template: 'verify-email', to: address })
  })
})
