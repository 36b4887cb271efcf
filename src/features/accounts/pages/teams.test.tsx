import { describe, expect, test } from 'vitest'
import { failure, success } from '#kernel/result.ts'
import { buildCaller, buildMember, buildVisit } from '#visit/testing/build-visit.ts'
import type { Viewer } from '#visit/visit.ts'
import type { Team } from '../server.ts'
import { actionsIn, fieldIn, showPage } from '../testing/show-page.tsx'
import { load } from './team.load.ts'
import { Page } from './team.page.tsx'
import { submit } from './team.submit.ts'
import { load as loadInvitation } from './team-invitation.load.ts'
import { Page as Invitation } from './team-invitation.page.tsx'
import { submit as submitInvitation } from './team-invitation.submit.ts'

const team = { id: '1', name: 'Studio Nord', role: 'leader' } as const
const leader = buildMember({ team })
const signedIn = { token: 'new', member: leader, isRemembered: false }
const joinedAt = new Date(0)
const row = { name: '', email: '', cap: null, joinedAt }
const whole: Team = {
  ...{ id: '1', name: 'Studio Nord', role: 'leader', seats: 5, freeSeats: 1 },
  members: [
    { ...row, accountId: '7', username: 'ada', role: 'leader' },
    { ...row, accountId: '8', username: 'jonas', role: 'member', cap: 20 },
  ],
  invitations: [
    {
      ...{ id: '3', teamId: '1', email: 'new@example.test', role: 'member', cap: null },
      ...{ createdAt: joinedAt, expiresAt: new Date('2026-11-29T00:00:00Z') },
    },
  ],
}
const readTeam = async () => whole

function request(teams: object, form: Record<string, string> = {}, viewer: Viewer = leader, query = '') {
  return {
    visit: buildVisit({ site: 'bokeh', viewer }),
    parameters: {},
    query: new URLSearchParams(query),
    form,
    caller: buildCaller(),
    needs: { accounts: { team: { readTeam, ...teams } } as never, publicUrls: {} },
  }
}

async function shown(read: Team | null) {
  const loaded = await load(request({ readTeam: async () => read }))
  return loaded.kind === 'found' ? showPage(Page, loaded.data, { site: 'bokeh' }) : ''
}

describe('the page of an invitation', () => {
  const invitation = { team: 'Studio Nord', inviter: 'ada', email: 'new@example.test' }
  const read = { readInvitation: async () => success({ ...invitation, role: 'member' }) }
  const shownTo = (isEmailVerified: boolean) =>
    showPage(
      Invitation,
      { invitation, returnTo: '/team-invitation?code=c1', done: null, form: { typed: {}, errors: {} } },
      {
        site: 'bokeh',
        user: { username: 'new', name: '', email: 'new@example.test', isEmailVerified, teamRole: null },
      },
    )

  test('offers who has not confirmed the address the mail once more, and the way back', () => {
    const html = shownTo(false)
    expect(actionsIn(html)).toEqual(['resend'])
    expect(html).toContain('action="/verify-email?returnurl=%2Fteam-invitation%3Fcode%3Dc1"')
    expect(actionsIn(shownTo(true))).toEqual([])
  })

  test('that is over says so as 410, and one that is open as 200', async () => {
    const over = { readInvitation: async () => failure('stale-code') }
    const loaded = await loadInvitation(request(over, {}, leader, 'code=c1'))
    expect(loaded).toMatchObject({ kind: 'found', status: 410, data: { invitation: null } })
    const html = loaded.kind === 'found' ? showPage(Invitation, loaded.data, { site: 'bokeh' }) : ''
    expect(html).toContain('This invitation is no longer good.')
    expect(await loadInvitation(request(read, {}, leader, 'code=c1'))).not.toHaveProperty('status')
  })
})

describe('ACCOUNT-02: the page of a team', () => {
  test('is on site B alone', async () => {
    const asked = request({})
    expect(await load({ ...asked, visit: buildVisit({ viewer: leader }) })).toEqual({ kind: 'not-found' })
  })

  test('lets a Leader invite, change members and withdraw invitations', async () => {
    const html = await shown(whole)
    // One's own row is left by leaving.
    expect(actionsIn(html)).toEqual(['invite', 'change', 'change', 'remove', 'withdraw', 'seats', 'leave'])
    expect(html).toContain('1 of 5 seats is free.')
    expect(html).toContain('ada (you)')
    expect(html).toContain('Remove from team<span class="visually-hidden"> jonas</span>')
    expect(fieldIn(html, 'email')).toMatch(/autoComplete="off"/i)
    expect(html).not.toContain('open=""')
  })

  test.each([
    [0, 1, 'No seat is free.'],
    [1, 1, '1 of 1 seat is free.'],
    [4, 5, '4 of 5 seats are free.'],
  ])('says that %i of %i seats are free as people would', async (freeSeats, seats, text) => {
    expect(await shown({ ...whole, freeSeats, seats })).toContain(text)
  })

  test('lets a Member read and leave', async () => {
    const html = await shown({ ...whole, role: 'member', invitations: [] })
    expect(actionsIn(html)).toEqual(['leave'])
  })

  test('is where a team is started', async () => {
    expect(actionsIn(await shown(null))).toEqual(['start'])
  })
})

describe('a change of the team', () => {
  test.each([
    ['start', { startTeam: async () => success(signedIn) }, 'team-started', true],
    ['invite', { invite: async () => success(null) }, 'invited', false],
    ['withdraw', { withdrawInvitation: async () => success(null) }, 'invitation-withdrawn', false],
    ['seats', { changeSeats: async () => success(null) }, 'seats-changed', false],
    ['change', { changeMember: async () => success({ signedIn: null }) }, 'member-changed', false],
    ['change', { changeMember: async () => success({ signedIn }) }, 'member-changed', true],
    ['remove', { removeMember: async () => success({ signedIn: null }) }, 'member-removed', false],
    ['leave', { leaveTeam: async () => success(signedIn) }, 'team-left', true],
  ])('%s is done, with another token where rights changed (%#)', async (action, teams, word, isRenewed) => {
    const done = await submit(request(teams, { action, row: '8' }))
    expect(done).toMatchObject({ kind: 'done', to: `/account/team?done=${word}` })
    expect(done.kind === 'done' && done.cookies?.length).toBe(isRenewed ? 5 : 0)
  })

  test.each([
    ['', null],
    [' 12 ', 12],
    ['0', 0],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['many', Number.NaN],
  ])('reads a cap of "%s" as %s', async (cap, number) => {
    const asked: { cap: number | null }[] = []
    const invite = async (input: { cap: number | null }) => {
      asked.push(input)
      return success(null)
    }
    await submit(request({ invite }, { action: 'invite', email: 'a@b.example', role: 'owner', cap }))
    expect(asked).toEqual([expect.objectContaining({ cap: number, role: 'member' })])
  })

  test('that is refused opens its own row with what was typed', async () => {
    const changeMember = async () => failure('cap-out-of-range')
    const refused = await submit(
      request({ changeMember }, { action: 'change', row: '8', role: 'leader', cap: '-1' }),
    )
    if (refused.kind !== 'refused') throw new Error('It was not refused.')
    expect(refused.status).toBe(400)
    const html = showPage(Page, refused.data, { site: 'bokeh' })
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(html).toMatch(/aria-invalid="true"[^>]* value="-1"|value="-1"[^>]* aria-invalid="true"/)
  })

  test('the last Leader is told why not', async () => {
    const refused = await submit(
      request({ leaveTeam: async () => failure('last-leader') }, { action: 'leave' }),
    )
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.kind === 'refused' && showPage(Page, refused.data, { site: 'bokeh' })).toContain(
      'A team needs a Leader.',
    )
  })

  test.each([
    ['remove', { removeMember: async () => failure('no-member') }, 'no longer in the team', whole],
    ['withdraw', { withdrawInvitation: async () => failure('no-invitation') }, 'is over already', whole],
    ['invite', { invite: async () => failure('not-a-leader') }, 'Only a Leader', null],
    ['start', { startTeam: async () => failure('in-a-team') }, 'You are in a team already', whole],
  ])('%s is refused at the head of the page, though its row is gone', async (action, teams, words, left) => {
    const asked = request({ ...teams, readTeam: async () => left }, { action, row: '99' })
    const refused = await submit(asked)
    const html = refused.kind === 'refused' ? showPage(Page, refused.data, { site: 'bokeh' }) : ''
    expect(html.match(/role="alert"/g)).toHaveLength(1)
    expect(html.slice(html.indexOf('</h1>'), html.indexOf('<form'))).toContain(words)
  })

  test('who is only remembered gives the password first', async () => {
    const remembered = buildMember({ authState: 'remembered', team })
    expect(await submit(request({}, { action: 'leave' }, remembered))).toEqual({
      kind: 'done',
      to: '/sign-in?returnurl=%2Faccount%2Fteam&again=1',
    })
  })

  test('an action that no button has does nothing', async () => {
    expect(await submit(request({}, { action: 'toString' }))).toEqual({ kind: 'done', to: '/account/team' })
  })
})

describe('an invitation', () => {
  const invitation = { team: 'Studio Nord', inviter: 'Ada', email: 'jonas@example.test', role: 'member' }
  const readInvitation = async () => success(invitation)
  const visitor: Viewer = { kind: 'visitor', authState: 'anonymous' }
  const user = { username: 'jonas', name: '', email: '', isEmailVerified: true, teamRole: null }

  test('leads a visitor to sign in or join, and back', async () => {
    const loaded = await loadInvitation(request({ readInvitation }, {}, visitor, 'code=c1'))
    const html = loaded.kind === 'found' ? showPage(Invitation, loaded.data, { site: 'bokeh' }) : ''
    const back = 'returnurl=%2Fteam-invitation%3Fcode%3Dc1'
    expect(html).toContain(`href="/sign-in?${back}"`)
    expect(html).toContain(`href="/join?${back}"`)
    expect(html).toContain('Ada invites jonas@example.test to the team.')
  })

  test('that is over says so', async () => {
    const over = { readInvitation: async () => failure('stale-code') }
    const loaded = await loadInvitation(request(over, {}, visitor, 'code=c1'))
    const html = loaded.kind === 'found' ? showPage(Invitation, loaded.data, { site: 'bokeh' }) : ''
    expect(html).toContain('no longer good')
    expect(html).not.toContain('<form')
  })

  test('that was tried too often is not told as over', async () => {
    const often = { readInvitation: async () => failure({ kind: 'too-many', retryAfterSeconds: 60 }) }
    const loaded = await loadInvitation(request(often, {}, visitor, 'code=c1'))
    const html = loaded.kind === 'found' ? showPage(Invitation, loaded.data, { site: 'bokeh' }) : ''
    expect(html).toContain('Too many tries.')
    expect(html).not.toContain('no longer good')
  })

  test('is accepted by a press', async () => {
    const teams = { readInvitation, acceptInvitation: async () => success(signedIn) }
    const done = await submitInvitation(request(teams, {}, buildMember(), 'code=c1'))
    expect(done).toMatchObject({ to: '/account/team?done=team-joined' })
    expect(done.kind === 'done' && done.cookies?.[0]).toContain('bokeh_session=new')
  })

  test('for another address is refused with the reason', async () => {
    const teams = { readInvitation, acceptInvitation: async () => failure('other-address') }
    const refused = await submitInvitation(request(teams, {}, buildMember(), 'code=c1'))
    expect(refused).toMatchObject({ status: 403 })
    const html = refused.kind === 'refused' ? showPage(Invitation, refused.data, { site: 'bokeh', user }) : ''
    expect(html).toContain('for another email address')
  })
})
