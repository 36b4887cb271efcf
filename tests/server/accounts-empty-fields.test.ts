import { describe, expect, test } from 'vitest'
import { openTestAccounts } from '../../src/features/accounts/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const missing = 'password-missing'
const badInput = (errors: object) => ({ ok: false, failure: { kind: 'bad-input', errors } })
const refused = (failure: string) => ({ ok: false, failure })

describe('fields that were left empty', () => {
  test('are all told at once, and use up no try', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, browser, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    const signIn = (login: string, password: string) =>
      accounts.signIn({ ...asking(), ...browser(), login, password, isRemembered: false })
    const empty = { before: '', after: '', email: '', password: '' }
    const asked = { ...asking(), ...empty, member }
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await signIn('mira', '')).toEqual(badInput({ password: missing }))
      expect(await accounts.closeAccount(asked)).toEqual(refused(missing))
    }
    expect(await signIn(' ', '')).toEqual(badInput({ login: 'login-missing', password: missing }))
    expect(await accounts.changePassword(asked)).toEqual(
      badInput({ password: missing, newPassword: missing }),
    )
    expect(await accounts.changeEmail(asked)).toEqual(badInput({ email: 'email-missing', password: missing }))
    expect(await accounts.confirmPassword({ member, password: '' })).toEqual(refused(missing))
    expect(await accounts.confirmPassword({ member, password: 'wrong-wrong-9' })).toEqual(
      refused('wrong-password'),
    )
  })

  test('a team is told of a wrong address and a wrong cap together, and of a name that is too long', async () => {
    await using fresh = await freshDatabase()
    const { accounts, asking, joinAs } = openTestAccounts(fresh.db)
    const { member } = await joinAs('mira')
    const wanted = { member, email: 'nobody', role: 'member', cap: 1e9, locale: 'en-us' } as const
    expect(await accounts.team.invite({ ...asking(), ...wanted })).toEqual(
      badInput({ email: 'email-malformed', cap: 'cap-out-of-range' }),
    )
    const start = (name: string) => accounts.team.startTeam({ member, site: 'bokeh', name })
    expect(await start('x'.repeat(81))).toEqual(refused('team-name-too-long'))
    expect(await start('x'.repeat(80))).toMatchObject({ ok: true })
  })
})

test('the language chosen at the foot of a page is that of the profile', async () => {
  await using fresh = await freshDatabase()
  const { accounts, joinAs } = openTestAccounts(fresh.db)
  const { member } = await joinAs('mira')
  await accounts.keepLocale({ ...member, authState: 'remembered' }, 'ja')
  expect(await accounts.readProfile(member.accountId)).toMatchObject({ locale: 'ja', country: 'DEU' })
})
