import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { goodPassword, listenToDatabase, openTestAccounts } from '../../src/features/accounts/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const minute = 60_000
const hour = 60 * minute

describe('signing in', () => {
  test('works by user name before the address is confirmed, and by the address after', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, registerAs, codeFor } = openTestAccounts(fresh.db)
    await registerAs('Mira')
    const typed = { ...asking(), ...browser(), password: goodPassword, isRemembered: false }
    expect(await accounts.signIn({ ...typed, login: ' MIRA ' })).toMatchObject({ ok: true })
    expect((await accounts.signIn({ ...typed, login: 'mira@example.test' })).ok).toBe(false)
    const code = codeFor('verify-email', 'Mira@example.test')
    await accounts.verifyEmail({ ...asking(), code, member: null })
    expect(await accounts.signIn({ ...typed, login: 'MIRA@example.test' })).toMatchObject({
      ok: true,
      value: { member: { username: 'Mira', isEmailVerified: true, authState: 'authenticated' } },
    })
  })

  test('a password that is changed while it is looked at does not let anyone in', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs, countVerifications } = openTestAccounts(fresh.db)
    await joinAs('mira')
    const before = countVerifications()
    const { trying } = await fresh.db.transaction().execute(async (transaction) => {
      await sql`update accounts.account set password_hash = 'another'`.execute(transaction)
      const typed = { ...asking(), ...browser(), login: 'mira', password: goodPassword }
      const attempt = accounts.signIn({ ...typed, isRemembered: false })
      await vi.waitFor(() => expect(countVerifications()).toBe(before + 1))
      return { trying: attempt }
    })
    expect(await trying).toEqual({ ok: false, failure: 'wrong-login' })
  })

  test('the token that was there before is dead after (session fixation)', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs } = openTestAccounts(fresh.db)
    const former = await joinAs('mira')
    const again = { ...asking(), ...browser(former.token), login: 'mira', password: goodPassword }
    const outcome = await accounts.signIn({ ...again, isRemembered: false })
    if (!outcome.ok) throw new Error('mira could not sign in.')
    expect(outcome.value.token).not.toBe(former.token)
    expect(await accounts.readSession('bokeh', former.token)).toBeNull()
    expect(await accounts.readSession('bokeh', outcome.value.token)).toEqual(outcome.value.member)
  })

  test('a token that nobody gave out stays worthless when it is brought along', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, registerAs } = openTestAccounts(fresh.db)
    await registerAs('mira')
    const planted = 'A'.repeat(43)
    const from = { ...asking(), ...browser(planted), login: 'mira', password: goodPassword }
    const outcome = await accounts.signIn({ ...from, isRemembered: true })
    expect(outcome.ok && outcome.value.token).not.toBe(planted)
    expect(await accounts.readSession('bokeh', planted)).toBeNull()
  })

  test('a session of one site is unknown to the other', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs } = openTestAccounts(fresh.db)
    const { token } = await joinAs('mira')
    expect(await accounts.readSession('argus', token)).toBeNull()
  })

  test('an unknown login, a wrong password and an account without one are one answer and one verification', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs, countVerifications } = openTestAccounts(fresh.db)
    await joinAs('mira')
    await joinAs('ilse')
    await sql`update accounts.account set password_hash = null where username_key = 'ilse'`.execute(fresh.db)
    for (const login of ['mira', 'ilse', 'nobody', 'nobody@example.test', 'a\u0000b', 'x'.repeat(5_000)]) {
      const before = countVerifications()
      const typed = { ...asking(), ...browser(), login, password: 'not-this-one-9', isRemembered: false }
      expect(await accounts.signIn(typed)).toEqual({ ok: false, failure: 'wrong-login' })
      expect(countVerifications() - before).toBe(1)
    }
  })

  test('an unknown login asks the database as often as a wrong password', async () => {
    await using fresh = await freshDatabase()
    await using heard = listenToDatabase(fresh.url)
    const { accounts, asking, browser, joinAs } = openTestAccounts(heard.db)
    await joinAs('mira')
    const asked = async (login: string) => {
      heard.queries.length = 0
      const typed = { ...asking(), ...browser(), login, password: 'not-this-one-9', isRemembered: false }
      await accounts.signIn(typed)
      return heard.queries.length
    }
    expect(await asked('nobody')).toBe(await asked('mira'))
  })

  test('after ten tries a login waits, known or not; a browser that has been here does not', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs } = openTestAccounts(fresh.db)
    await joinAs('mira')
    const own = browser()
    const typed = { ...asking(), login: 'mira', isRemembered: false }
    await accounts.signIn({ ...typed, ...own, password: goodPassword })
    for (const login of ['mira', 'nobody']) {
      const guesses = Array.from({ length: 11 }, () =>
        accounts.signIn({ ...typed, ...browser(), login, password: 'wrong-wrong-9' }),
      )
      const refused = (await Promise.all(guesses)).filter((one) => !one.ok && one.failure !== 'wrong-login')
      expect(refused.length).toBeGreaterThanOrEqual(1)
      expect(refused[0]).toMatchObject({
        failure: { kind: 'too-many', retryAfterSeconds: expect.any(Number) },
      })
    }
    expect(await accounts.signIn({ ...typed, ...own, password: goodPassword })).toMatchObject({ ok: true })
  })

  test('right passwords use up no tries, and give nobody else theirs back', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    const by = (password: string) =>
      accounts.signIn({ ...asking(), ...browser(), login: 'mira', password, isRemembered: false })
    for (let place = 0; place < 9; place += 1) {
      expect(await by('wrong-wrong-9')).toEqual({ ok: false, failure: 'wrong-login' })
      expect(await by(goodPassword)).toMatchObject({ ok: true })
    }
    await by('wrong-wrong-9')
    expect(await by(goodPassword)).toMatchObject({ failure: { kind: 'too-many' } })
    // The same where the password is given once more.
    for (let place = 0; place < 11; place += 1) {
      expect(await accounts.confirmPassword({ member, password: goodPassword })).toMatchObject({ ok: true })
    }
  })

  test('TRACK-11: tells who signed in, where and in which role, in the same transaction', async () => {
    await using fresh = await freshDatabase()
    const { accounts, signInAs, joinAs } = openTestAccounts(fresh.db)
    const mira = await joinAs('mira')
    await accounts.team.startTeam({ member: mira.member, site: 'bokeh', name: 'Harbour' })
    await signInAs('mira')
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform.outbox where name = 'accounts.signed-in' order by id`.execute(fresh.db)
    const { accountId } = mira.member
    expect(rows.map((row) => row.payload)).toEqual([
      { accountId, site: 'bokeh', role: null },
      { accountId, site: 'bokeh', role: 'leader' },
    ])
  })

  test('SITE-06: a browser that was never here before is told of by mail and notice, the first one and known ones not', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs, mails, notices } = openTestAccounts(fresh.db)
    await joinAs('mira')
    expect(notices).toEqual([])
    const other = browser()
    const typed = { ...asking(), ...other, login: 'mira', password: goodPassword, isRemembered: false }
    await accounts.signIn(typed)
    await accounts.signIn(typed)
    expect(notices).toMatchObject([
      { kind: 'new-login', values: { device: 'Firefox 140 on Linux' }, aboutDevice: other.device },
    ])
    const told = mails.filter((mail) => mail.template === 'new-device')
    expect(told).toMatchObject([{ to: 'mira@example.test', values: { device: expect.any(String) } }])
  })
})

describe('a session', () => {
  test('is read by one query', async () => {
    await using fresh = await freshDatabase()
    await using heard = listenToDatabase(fresh.url)
    const { accounts, joinAs } = openTestAccounts(heard.db)
    const { token, member } = await joinAs('mira')
    heard.queries.length = 0
    expect(await accounts.readSession('bokeh', token)).toEqual(member)
    expect(heard.queries).toHaveLength(1)
    expect(await accounts.readSession('bokeh', 'no token at all')).toBeNull()
    expect(heard.queries).toHaveLength(1)
  })

  test('and that query walks along indexes only', async () => {
    await using fresh = await freshDatabase()
    await using heard = listenToDatabase(fresh.url)
    const { accounts, joinAs } = openTestAccounts(heard.db)
    const { token } = await joinAs('mira')
    heard.queries.length = 0
    await accounts.readSession('bokeh', token)
    const plan = await fresh.db.transaction().execute(async (transaction) => {
      // A table of one row is read faster without an index; with many it would not be.
      await sql`set local enable_seqscan = off`.execute(transaction)
      const question = (heard.queries[0] ?? '').replace('$1', `'\\x00'::bytea`).replace('$2', `'bokeh'`)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(question)}`.execute(transaction)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('session_token_hash_key')
    expect(plan).not.toContain('Seq Scan')
  })

  test('is marked as seen once a minute at most, and nobody waits for it', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs, pass, now } = openTestAccounts(fresh.db)
    const { token } = await joinAs('mira')
    const seenAt = async () =>
      (await fresh.db.selectFrom('accounts.session').select('seen_at').executeTakeFirstOrThrow()).seen_at
    const begun = now()
    pass(59_000)
    await accounts.readSession('bokeh', token)
    expect(await seenAt()).toEqual(begun)
    pass(1_000)
    await accounts.readSession('bokeh', token)
    await vi.waitFor(async () => expect(await seenAt()).toEqual(now()))
  })

  test('is over after two idle hours; one that is remembered is kept, but no longer trusted with everything', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs, signInAs, pass } = openTestAccounts(fresh.db)
    const plain = await joinAs('mira')
    const kept = await signInAs('mira', { isRemembered: true })
    expect(kept.member.authState).toBe('remembered_secure')
    pass(2 * hour)
    expect(await accounts.readSession('bokeh', plain.token)).toBeNull()
    expect(await accounts.readSession('bokeh', kept.token)).toMatchObject({ authState: 'remembered' })
    // Being seen again must not bring the trust back.
    await vi.waitFor(async () => {
      const row = await fresh.db
        .selectFrom('accounts.session')
        .select('proven_at')
        .where('id', '=', kept.member.sessionId)
        .executeTakeFirstOrThrow()
      expect(row.proven_at).toBeNull()
    })
    pass(minute)
    expect(await accounts.readSession('bokeh', kept.token)).toMatchObject({ authState: 'remembered' })
  })

  test('gets its trust back by the password, with another token', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs, pass } = openTestAccounts(fresh.db)
    const { token } = await joinAs('mira', { isRemembered: true })
    pass(3 * hour)
    const member = await accounts.readSession('bokeh', token)
    if (!member) throw new Error('mira is no longer remembered.')
    const wrong = await accounts.confirmPassword({ member, password: 'wrong-wrong-9' })
    expect(wrong).toEqual({ ok: false, failure: 'wrong-password' })
    const right = await accounts.confirmPassword({ member, password: goodPassword })
    expect(right).toMatchObject({
      ok: true,
      value: { isRemembered: true, member: { authState: 'remembered_secure', sessionId: member.sessionId } },
    })
    expect(await accounts.readSession('bokeh', token)).toBeNull()
  })

  test('ends by signing out, and its token is good for nothing after', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs } = openTestAccounts(fresh.db)
    const { token } = await joinAs('mira')
    await accounts.signOut({ site: 'argus', token })
    expect(await accounts.readSession('bokeh', token)).not.toBeNull()
    await accounts.signOut({ site: 'bokeh', token })
    expect(await accounts.readSession('bokeh', token)).toBeNull()
  })

  test("is listed for its owner, who may end one or all, and nobody else's", async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs, signInAs } = openTestAccounts(fresh.db)
    const mira = await joinAs('mira')
    const second = await signInAs('mira')
    const elsewhere = await signInAs('mira', { site: 'argus' })
    const ilse = await joinAs('ilse')
    const ids = async () => (await accounts.listSessions(mira.member.accountId, 'bokeh')).map(({ id }) => id)
    expect(await ids()).toEqual([second.member.sessionId, mira.member.sessionId])
    expect(await accounts.endSession(ilse.member, mira.member.sessionId)).toBe(false)
    expect(await accounts.endSession(mira.member, 'x')).toBe(false)
    expect(await accounts.endSession(mira.member, second.member.sessionId)).toBe(true)
    expect(await ids()).toEqual([mira.member.sessionId])
    await accounts.endAllSessions(mira.member)
    expect(await accounts.readSession('argus', elsewhere.token)).toBeNull()
    expect(await accounts.readSession('bokeh', ilse.token)).not.toBeNull()
  })

  test('that has ended is removed, and one that lives is not', async () => {
    await using fresh = await freshDatabase()
    const { accounts, joinAs, signInAs, pass } = openTestAccounts(fresh.db)
    await joinAs('mira')
    const kept = await signInAs('mira', { isRemembered: true })
    pass(13 * hour)
    await accounts.removeOld()
    const rows = await fresh.db.selectFrom('accounts.session').select('id').execute()
    expect(rows).toEqual([{ id: kept.member.sessionId }])
  })

  test('keeps no token in the database', async () => {
    await using fresh = await freshDatabase()
    const { joinAs } = openTestAccounts(fresh.db)
    const { token } = await joinAs('mira')
    const { rows } = await sql<{ text: string }>`
      select row_to_json(session)::text as text from accounts.session`.execute(fresh.db)
    const hex = Buffer.from(token, 'base64url').toString('hex')
    expect(rows.some(({ text }) => text.includes(token) || text.includes(hex))).toBe(false)
  })
})
