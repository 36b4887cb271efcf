import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodPassword, openTestAccounts } from '../../src/features/accounts/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const day = 24 * 3_600_000

describe('registering', () => {
  test('everything that is wrong is told, and nothing is kept', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, mails } = openTestAccounts(fresh.db)
    const typed = { email: 'mira', username: 'mi ra', password: 'short', locale: 'de', country: 'DEU' }
    expect(await accounts.register({ ...asking(), ...typed })).toEqual({
      ok: false,
      failure: {
        kind: 'bad-input',
        errors: {
          email: 'email-malformed',
          username: 'username-malformed',
          password: 'password-too-short',
        },
      },
    })
    expect(mails).toEqual([])
  })

  test('of many who want one name at once, one gets it and the others are told', async () => {
    await using fresh = await freshDatabase()
    const { registerAs } = openTestAccounts(fresh.db)
    const names = ['mira', 'Mira', 'MIRA', 'ｍｉｒａ', 'mira']
    const outcomes = await Promise.all(
      names.map((name, place) => registerAs(name, `mira${place}@example.test`)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.failure === 'username-taken')).toHaveLength(4)
    expect(await fresh.db.selectFrom('accounts.account').select('id').execute()).toHaveLength(1)
  })

  test('a known address gets the same answer; only its owner learns of it, by mail', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs, registerAs, mails, codeFor } = openTestAccounts(fresh.db)
    await joinAs('mira')
    mails.length = 0
    const known = await registerAs('other', 'MIRA@example.test')
    const unknown = await registerAs('third', 'third@example.test')
    expect(known).toEqual(unknown)
    expect(mails.map(({ template, to }) => [template, to])).toEqual([
      ['already-registered', 'mira@example.test'],
      ['verify-email', 'third@example.test'],
    ])
    expect(() => codeFor('already-registered', 'mira@example.test')).toThrow()

    // Neither signing in nor asking for the name a second time tells the two apart.
    for (const login of ['other', 'third']) {
      const typed = { ...asking(), ...browser(), login, password: goodPassword, isRemembered: false }
      expect(await accounts.signIn(typed)).toMatchObject({
        ok: true,
        value: { member: { isEmailVerified: false } },
      })
      expect(await registerAs(login, 'fourth@example.test')).toMatchObject({ failure: 'username-taken' })
    }
    for (const login of ['MIRA@example.test', 'third@example.test']) {
      const typed = { ...asking(), ...browser(), login, password: 'kT9#vLq2!x', isRemembered: false }
      expect(await accounts.signIn(typed)).toEqual({ ok: false, failure: 'wrong-login' })
    }
  })

  test('who only claims an address keeps it from nobody', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, codeFor, mails } = openTestAccounts(fresh.db)
    await registerAs('squatter', 'mira@example.test')
    const squatted = codeFor('verify-email', 'mira@example.test')
    await registerAs('mira')
    const own = codeFor('verify-email', 'mira@example.test')
    expect(mails.map(({ template }) => template)).toEqual(['verify-email', 'verify-email'])
    expect(await accounts.verifyEmail({ ...asking(), code: own, member: null })).toMatchObject({ ok: true })
    const late = await accounts.verifyEmail({ ...asking(), code: squatted, member: null })
    expect(late).toEqual({ ok: false, failure: 'email-taken' })
  })

  test('two who confirm one address at once: one owns it', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, codeFor } = openTestAccounts(fresh.db)
    const codes: string[] = []
    for (const name of ['mira', 'other', 'third']) {
      await registerAs(name, 'mira@example.test')
      codes.push(codeFor('verify-email', 'mira@example.test'))
    }
    const outcomes = await Promise.all(
      codes.map((code) => accounts.verifyEmail({ ...asking(), code, member: null })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.failure === 'email-taken')).toHaveLength(2)
  })

  test('the same once more, within minutes and with the right password, is the first one', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts, asking, registerAs, mails, pass, countVerifications } = room
    await registerAs('mira')
    expect(await registerAs('Mira', 'MIRA@example.test')).toEqual({ ok: true, value: null })
    expect(mails).toHaveLength(1)
    expect(await fresh.db.selectFrom('accounts.account').select('id').execute()).toHaveLength(1)

    // Whatever does not fit is told as before, after the same work.
    const taken = { ok: false, failure: 'username-taken' }
    const before = countVerifications()
    const typed = { username: 'mira', email: 'mira@example.test', password: 'kT9#vLq2!xyz' }
    expect(await accounts.register({ ...asking(), ...typed, locale: 'de', country: '' })).toEqual(taken)
    expect(await registerAs('mira', 'other@example.test')).toEqual(taken)
    pass(10 * 60_000)
    expect(await registerAs('mira')).toEqual(taken)
    expect(countVerifications() - before).toBe(3)
  })

  test('ROUTE-07: where one wanted to go stands in the link that confirms, also when it is sent again', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, signInAs, mails } = openTestAccounts(fresh.db)
    const typed = { username: 'mira', email: 'mira@example.test', password: goodPassword }
    const returnTo = '/team-invitation?code=abc'
    await accounts.register({ ...asking(), ...typed, locale: 'en-us', country: '', returnTo })
    const { accountId } = (await signInAs('mira')).member
    await accounts.sendVerification({ ...asking(), accountId, returnTo })
    await accounts.sendVerification({ ...asking(), accountId })
    const returnUrls = mails.map(({ values }) =>
      'link' in values ? new URL(values.link).searchParams.get('returnurl') : '',
    )
    expect(returnUrls).toEqual([returnTo, returnTo, null])
  })

  test('one address of the network may register ten times an hour', async () => {
    await using fresh = await freshDatabase()
    const { registerAs } = openTestAccounts(fresh.db)
    for (let place = 0; place < 10; place += 1)
      expect(await registerAs(`mira${place}`)).toMatchObject({ ok: true })
    expect(await registerAs('mira10')).toMatchObject({ failure: { kind: 'too-many' } })
  })
})

describe('confirming an address', () => {
  test('works once: the code is worth nothing after', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const code = codeFor('verify-email', 'mira@example.test')
    const confirm = () => accounts.verifyEmail({ ...asking(), code, member: null })
    const outcomes = await Promise.all([confirm(), confirm(), confirm()])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await confirm()).toEqual({ ok: false, failure: 'stale-code' })
  })

  test('a used code tells the member whose address it has confirmed that it is done, and nobody else', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, joinAs, signInAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const code = codeFor('verify-email', 'mira@example.test')
    const unconfirmed = (await signInAs('mira')).member
    const confirmed = await accounts.verifyEmail({ ...asking(), code, member: unconfirmed })
    const member = confirmed.ok ? confirmed.value.signedIn?.member : undefined
    if (!member) throw new Error('The address was not confirmed.')
    const again = (who: typeof member) => accounts.verifyEmail({ ...asking(), code, member: who })
    expect(await again(member)).toEqual({
      ok: true,
      value: { purpose: 'verify-email', signedIn: null, isOwn: true },
    })
    const stale = { ok: false, failure: 'stale-code' }
    expect(await again((await joinAs('ilse')).member)).toEqual(stale)
    // Not where another address has taken its place.
    await sql`update accounts.account set email = 'b@c.test', email_key = 'b@c.test' where username_key = 'mira'`.execute(
      fresh.db,
    )
    expect(await again(member)).toEqual(stale)
  })

  test('a code is too old after three days, and one that was never ours is told from it', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, codeFor, pass } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const code = codeFor('verify-email', 'mira@example.test')
    pass(3 * day)
    const late = await accounts.verifyEmail({ ...asking(), code, member: null })
    expect(late).toEqual({ ok: false, failure: 'stale-code' })
    for (const wrong of ['A'.repeat(43), '', 'x\u0000'])
      expect(await accounts.verifyEmail({ ...asking(), code: wrong, member: null })).toEqual({
        ok: false,
        failure: 'wrong-code',
      })
  })

  test('another link may be asked for; the one before leads nowhere then', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, signInAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const first = codeFor('verify-email', 'mira@example.test')
    const { token, member } = await signInAs('mira')
    const { accountId } = member
    expect(await accounts.sendVerification({ ...asking(), accountId })).toEqual({ ok: true, value: null })
    expect(await accounts.verifyEmail({ ...asking(), code: first, member })).toMatchObject({ ok: false })
    const code = codeFor('verify-email', 'mira@example.test')
    const confirmed = await accounts.verifyEmail({ ...asking(), code, member })
    // More may be done from now on, so the session goes on with another token.
    expect(confirmed).toMatchObject({ value: { signedIn: { member: { isEmailVerified: true } } } })
    expect(await accounts.readSession('bokeh', token)).toBeNull()
    expect(await accounts.sendVerification({ ...asking(), accountId })).toEqual({
      ok: false,
      failure: 'verified-already',
    })
  })

  test('one mailbox gets five mails an hour at most', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, registerAs, signInAs, mails } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const { accountId } = (await signInAs('mira')).member
    for (let place = 0; place < 6; place += 1) await accounts.sendVerification({ ...asking(), accountId })
    expect(mails).toHaveLength(5)
  })
})

test('codes are kept as hashes', async () => {
  await using fresh = await freshDatabase()
  const { registerAs, codeFor } = openTestAccounts(fresh.db)
  await registerAs('mira')
  const code = codeFor('verify-email', 'mira@example.test')
  const { rows } = await sql<{ text: string }>`
    select row_to_json(code)::text as text from accounts.code`.execute(fresh.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain(code)
})
