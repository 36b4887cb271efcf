import { expect, test } from 'vitest'
import { fillDemoAccounts } from '../../src/features/accounts/server.ts'
import { openTestAccounts } from '../../src/features/accounts/testing.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const demoPassword = 'show-me-the-picture'

test('demo accounts are locked for production, wherever their mails go; a person of the same name is not', async () => {
  await using fresh = await freshDatabase()
  const { accounts, asking, browser, joinAs, signInAs } = openTestAccounts(fresh.db)
  await fillDemoAccounts(fresh.db)
  const enter = (login: string) =>
    accounts.signIn({ ...asking(), ...browser(), login, password: demoPassword, isRemembered: true })
  const moved = fresh.db.updateTable('accounts.account').where('username_key', '=', 'leader')
  await moved.set({ email: 'l@example.org', email_key: 'l@example.org' }).execute()
  const renamed = fresh.db.updateTable('accounts.account').where('username_key', '=', 'customer')
  await renamed.set({ username_key: 'former-customer' }).execute()
  const person = await joinAs('mira')
  const named = fresh.db.updateTable('accounts.account').where('username_key', '=', 'mira')
  await named.set({ username_key: 'customer' }).execute()
  const entered = await enter('member')
  if (!entered.ok) throw new Error('The demo account could not sign in.')

  await accounts.lockDemoAccounts()
  expect(await accounts.readSession('bokeh', entered.value.token)).toBeNull()
  for (const login of ['member', 'leader', 'teammate', 'declined']) {
    expect(await enter(login)).toEqual({ ok: false, failure: 'wrong-login' })
  }
  expect(await accounts.readSession('bokeh', person.token)).not.toBeNull()
  expect((await signInAs('customer')).member.accountId).toBe(person.member.accountId)
})
