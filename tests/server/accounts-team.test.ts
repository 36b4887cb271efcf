import { describe, expect, test } from 'vitest'
import { goodPassword, openTestAccounts } from '../../src/features/accounts/testing.ts'
import type { Member } from '../../src/visit/visit.ts'
import { freshDatabase } from '../support/fresh-database.ts'

type Room = ReturnType<typeof openTestAccounts>

async function startTeam({ accounts, joinAs }: Room): Promise<Member> {
  const mira = await joinAs('mira')
  const started = await accounts.team.startTeam({ member: mira.member, site: 'bokeh', name: 'Harbour' })
  if (!started.ok) throw new Error('The team was not started.')
  return started.value.member
}

async function invite({ accounts, asking }: Room, member: Member, email: string) {
  const wanted = { email, role: 'member', cap: 20, locale: 'de' } as const
  return accounts.team.invite({ ...asking(), member, ...wanted })
}

async function joinTeam(room: Room, leader: Member, username: string) {
  const { member } = await room.joinAs(username)
  await invite(room, leader, member.email)
  const code = room.codeFor('team-invitation', member.email)
  const accepted = await room.accounts.team.acceptInvitation({ ...room.asking(), code, member })
  if (!accepted.ok) throw new Error(`${username} did not join.`)
  return accepted.value
}

const refused = (failure: string) => ({ ok: false, failure })

describe('ACCOUNT-02: a team', () => {
  test('is started on site B by somebody with a confirmed address, who leads it and gets another token', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts } = room
    await room.registerAs('ilse')
    const ilse = await room.signInAs('ilse')
    const start = (member: Member, site: 'argus' | 'bokeh' = 'bokeh', name = 'Harbour') =>
      accounts.team.startTeam({ member, site, name })
    expect(await start(ilse.member)).toEqual(refused('not-verified'))
    const mira = await room.joinAs('mira')
    expect(await start(mira.member, 'argus')).toEqual(refused('no-teams-here'))
    expect(await start(mira.member, 'bokeh', ' ')).toEqual(refused('team-name-missing'))
    expect(await start({ ...mira.member, authState: 'remembered' })).toEqual(refused('sign-in-again'))
    const started = await start(mira.member)
    expect(started).toMatchObject({ value: { member: { team: { name: 'Harbour', role: 'leader' } } } })
    expect(await accounts.readSession('bokeh', mira.token)).toBeNull()
    expect(await start(mira.member)).toEqual(refused('in-a-team'))
  })

  test('SITE-07: is nothing that site A knows of', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    await startTeam(room)
    expect((await room.signInAs('mira', { site: 'argus' })).member.team).toBeNull()
    expect((await room.signInAs('mira')).member.team).toMatchObject({ role: 'leader' })
  })

  test('is joined by whoever has the address, once, with role and cap as invited and another token', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts, asking, codeFor } = room
    const leader = await startTeam(room)
    const ilse = await room.joinAs('ilse')
    const thief = await room.joinAs('thief')
    expect(await invite(room, leader, 'ILSE@example.test')).toEqual({ ok: true, value: null })
    expect(room.mails.at(-1)).toMatchObject({
      to: 'ilse@example.test',
      values: { inviter: 'mira', team: 'Harbour' },
    })
    const code = codeFor('team-invitation', 'ilse@example.test')
    expect(await accounts.team.readInvitation({ ...asking(), code })).toMatchObject({
      value: { team: 'Harbour', inviter: 'mira', role: 'member' },
    })
    const accept = (member: Member, site: 'argus' | 'bokeh' = 'bokeh') =>
      accounts.team.acceptInvitation({ ...asking(site), code, member })
    expect(await accept(thief.member)).toEqual(refused('other-address'))
    expect(await accept(ilse.member, 'argus')).toEqual(refused('other-site'))
    const outcomes = await Promise.all([accept(ilse.member), accept(ilse.member)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await accounts.readSession('bokeh', ilse.token)).toBeNull()
    expect(await accept(ilse.member)).toEqual(refused('stale-code'))
    expect(await accounts.team.readTeam(leader)).toMatchObject({
      seats: 5,
      freeSeats: 3,
      members: [
        { username: 'mira', role: 'leader', cap: null },
        { username: 'ilse', role: 'member', cap: 20 },
      ],
      invitations: [],
    })
  })

  test('is joined by nobody who only claims the address', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const leader = await startTeam(room)
    await room.registerAs('ilse')
    const { member } = await room.signInAs('ilse')
    await invite(room, leader, member.email)
    const code = room.codeFor('team-invitation', member.email)
    const accept = (who: Member) =>
      room.accounts.team.acceptInvitation({ ...room.asking(), code, member: who })
    expect(await accept(member)).toEqual(refused('not-verified'))
    expect(await accept({ ...member, isEmailVerified: true })).toMatchObject({ ok: true })
  })

  test('an invitation that was withdrawn, replaced or left lying leads nowhere', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts, asking, codeFor, pass } = room
    const leader = await startTeam(room)
    const read = (code: string) => accounts.team.readInvitation({ ...asking(), code })
    const open = async () => (await accounts.team.readTeam(leader))?.invitations ?? []

    await invite(room, leader, 'ilse@example.test')
    const first = codeFor('team-invitation', 'ilse@example.test')
    await invite(room, leader, 'ilse@example.test')
    const second = codeFor('team-invitation', 'ilse@example.test')
    expect(await open()).toHaveLength(1)
    expect(await read(first)).toEqual(refused('stale-code'))
    const invitationId = (await open())[0]?.id ?? ''
    const change = { member: leader, invitationId, role: 'leader', cap: null } as const
    expect(await accounts.team.changeInvitation(change)).toEqual({ ok: true, value: null })
    expect(await open()).toMatchObject([{ role: 'leader', cap: null }])
    await accounts.team.withdrawInvitation({ member: leader, invitationId })
    expect(await read(second)).toEqual(refused('stale-code'))
    expect(await accounts.team.withdrawInvitation({ member: leader, invitationId })).toEqual(
      refused('no-invitation'),
    )
    await invite(room, leader, 'ilse@example.test')
    const third = codeFor('team-invitation', 'ilse@example.test')
    pass(14 * 24 * 3_600_000)
    expect(await read(third)).toEqual(refused('stale-code'))
    expect(await open()).toEqual([])
  })

  test('has so many seats: invitations hold them, and of many at once only as many fit', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts } = room
    const leader = await startTeam(room)
    const outcomes = await Promise.all(
      ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map((name) => invite(room, leader, `${name}@example.test`)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4)
    expect(outcomes.filter((one) => !one.ok && one.failure === 'no-free-seat')).toHaveLength(2)
    expect(await accounts.team.changeSeats({ member: leader, seats: 4 })).toEqual(refused('seats-taken'))
    expect(await accounts.team.changeSeats({ member: leader, seats: 6 })).toEqual({ ok: true, value: null })
    expect(await invite(room, leader, 'g7@example.test')).toMatchObject({ ok: true })
  })

  test('only a Leader changes it; a Member sees the Leaders and no address but the own', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts } = room
    const leader = await startTeam(room)
    const { member: ilse } = await joinTeam(room, leader, 'ilse')
    await joinTeam(room, leader, 'odo')
    expect(await invite(room, ilse, 'x@example.test')).toEqual(refused('not-a-leader'))
    expect(await accounts.team.changeSeats({ member: ilse, seats: 9 })).toEqual(refused('not-a-leader'))
    const change = { member: ilse, accountId: ilse.accountId, role: 'leader' } as const
    expect(await accounts.team.changeMember(change)).toEqual(refused('not-a-leader'))
    // What the request says of the role is not believed.
    const lying = { ...ilse, team: leader.team }
    expect(await accounts.team.changeSeats({ member: lying, seats: 9 })).toEqual(refused('not-a-leader'))
    const seen = await accounts.team.readTeam(ilse)
    expect(seen?.members.map(({ username, email }) => [username, email])).toEqual([
      ['ilse', 'ilse@example.test'],
      ['mira', ''],
    ])
  })

  test('a change of role ends the sessions of whom it changes, on this site only; a cap does not', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts } = room
    const leader = await startTeam(room)
    const ilse = await joinTeam(room, leader, 'ilse')
    const elsewhere = await room.signInAs('ilse', { site: 'argus' })
    const { accountId } = ilse.member
    await accounts.team.changeMember({ member: leader, accountId, cap: 5 })
    expect(await accounts.readSession('bokeh', ilse.token)).not.toBeNull()
    await accounts.team.changeMember({ member: leader, accountId, role: 'leader' })
    expect(await accounts.readSession('bokeh', ilse.token)).toBeNull()
    expect(await accounts.readSession('argus', elsewhere.token)).not.toBeNull()
    expect((await room.signInAs('ilse')).member.team?.role).toBe('leader')

    const own = { member: leader, accountId: leader.accountId, role: 'member' } as const
    const stepped = await accounts.team.changeMember(own)
    expect(stepped).toMatchObject({ value: { signedIn: { member: { team: { role: 'member' } } } } })
  })

  test('the last Leader neither leaves nor steps down while others stay, not even two at once', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts, asking } = room
    const leader = await startTeam(room)
    const { accountId } = (await joinTeam(room, leader, 'ilse')).member
    expect(await accounts.team.leaveTeam({ member: leader })).toEqual(refused('last-leader'))
    const own = { member: leader, accountId: leader.accountId }
    expect(await accounts.team.changeMember({ ...own, role: 'member' })).toEqual(refused('last-leader'))
    expect(await accounts.team.removeMember(own)).toEqual(refused('last-leader'))
    const closing = { ...asking(), member: leader, password: goodPassword }
    expect(await accounts.closeAccount(closing)).toEqual(refused('last-leader'))

    await joinTeam(room, leader, 'odo')
    await accounts.team.changeMember({ member: leader, accountId, role: 'leader' })
    const second = (await room.signInAs('ilse')).member
    const outcomes = await Promise.all([
      accounts.team.leaveTeam({ member: leader }),
      accounts.team.leaveTeam({ member: second }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.failure === 'last-leader')).toHaveLength(1)
  })

  test.each([
    ['leaves', ({ accounts }: Room, member: Member) => accounts.team.leaveTeam({ member })],
    [
      'is removed',
      ({ accounts }: Room, member: Member) =>
        accounts.team.removeMember({ member, accountId: member.accountId }),
    ],
    [
      'closes the account',
      ({ accounts, asking }: Room, member: Member) =>
        accounts.closeAccount({ ...asking(), member, password: goodPassword }),
    ],
  ])('ends with its last member: who %s takes the open invitations along', async (_, go) => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts, asking } = room
    const leader = await startTeam(room)
    const { member } = await room.joinAs('ilse')
    await invite(room, leader, member.email)
    const code = room.codeFor('team-invitation', member.email)
    expect(await go(room, leader)).toMatchObject({ ok: true })
    expect(await accounts.team.readInvitation({ ...asking(), code })).toEqual(refused('stale-code'))
    expect(await accounts.team.acceptInvitation({ ...asking(), code, member })).toEqual(refused('stale-code'))
    const open = fresh.db.selectFrom('accounts.invitation').select('id').where('withdrawn_at', 'is', null)
    expect(await open.execute()).toEqual([])

    // Nor does one lead into a team that nobody is left in, however it came to be open.
    await fresh.db.updateTable('accounts.invitation').set({ withdrawn_at: null }).execute()
    expect(await accounts.team.readInvitation({ ...asking(), code })).toEqual(refused('stale-code'))
    expect(await accounts.team.acceptInvitation({ ...asking(), code, member })).toEqual(refused('stale-code'))
  })

  test('a member who leaves others behind leaves the invitations open', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const leader = await startTeam(room)
    const { member: ilse } = await joinTeam(room, leader, 'ilse')
    await invite(room, leader, 'odo@example.test')
    const code = room.codeFor('team-invitation', 'odo@example.test')
    await room.accounts.team.leaveTeam({ member: ilse })
    expect(await room.accounts.team.readInvitation({ ...room.asking(), code })).toMatchObject({ ok: true })
  })

  test('leaving and removal keep the rows, and free the seat and the person', async () => {
    await using fresh = await freshDatabase()
    const room = openTestAccounts(fresh.db)
    const { accounts } = room
    const leader = await startTeam(room)
    const ilse = await joinTeam(room, leader, 'ilse')
    const odo = await joinTeam(room, leader, 'odo')
    const removal = { member: leader, accountId: ilse.member.accountId }
    expect(await accounts.team.removeMember(removal)).toMatchObject({ ok: true })
    expect(await accounts.team.removeMember(removal)).toEqual(refused('no-member'))
    expect(await accounts.readSession('bokeh', ilse.token)).toBeNull()
    const left = await accounts.team.leaveTeam({ member: odo.member })
    expect(left).toMatchObject({ value: { member: { team: null } } })
    const rows = await fresh.db.selectFrom('accounts.membership').select(['account_id', 'left_at']).execute()
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ left_at }) => left_at !== null)).toHaveLength(2)
    expect(await accounts.team.readTeam(leader)).toMatchObject({ freeSeats: 4 })
    await joinAgain(room, leader, 'ilse')
  })
})

async function joinAgain(room: Room, leader: Member, username: string): Promise<void> {
  const { member } = await room.signInAs(username)
  await invite(room, leader, member.email)
  const code = room.codeFor('team-invitation', member.email)
  expect(await room.accounts.team.acceptInvitation({ ...room.asking(), code, member })).toMatchObject({
    ok: true,
  })
}
