import { expect, test } from 'vitest'
import { clientVisitOf } from './client-visit.ts'
import { buildMember, buildVisit } from './testing/build-visit.ts'

test('SITE-03: the browser knows who is signed in, by no number of ours', () => {
  const team = { id: '3', name: 'Crew', role: 'leader' } as const
  const visit = clientVisitOf(buildVisit({ viewer: buildMember({ accountId: '4711', team }) }))
  expect(visit).toMatchObject({ authState: 'authenticated', csrfToken: 'token' })
  expect(visit.user).toEqual({
    username: 'ada',
    name: 'Ada',
    email: 'ada@example.test',
    isEmailVerified: true,
    teamRole: 'leader',
  })
  expect(JSON.stringify(visit)).not.toContain('4711')
})

test('a visitor and a bot are nobody in particular', () => {
  const left = clientVisitOf(buildVisit({ viewer: { kind: 'visitor', authState: 'logged_out' } }))
  expect(left).toMatchObject({ authState: 'logged_out', user: null, isBot: false })
  const bot = clientVisitOf(buildVisit({ viewer: { kind: 'bot' }, csrfToken: '' }))
  expect(bot).toMatchObject({ authState: 'anonymous', user: null, isBot: true, csrfToken: '' })
})
