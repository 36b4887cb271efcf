import type { TeamRole } from '#visit/visit.ts'

type DemoAccount = Readonly<{ username: string; name: string; teamRole: TeamRole | null }>

/** One password for all of them: they are there to be tried out, and only where nothing is at stake. */
export const demoPassword = 'show-me-the-picture'

/** Their addresses are `{username}@example.test`. What they have bought comes with the buying feature. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'member', name: 'Mia Member', teamRole: null },
  { username: 'customer', name: 'Carl Customer', teamRole: null },
  { username: 'leader', name: 'Lea Leader', teamRole: 'leader' },
  { username: 'teammate', name: 'Tom Teammate', teamRole: 'member' },
  { username: 'declined', name: 'Dana Declined', teamRole: null },
]

export const demoTeam = { site: 'bokeh', name: 'Studio Demo', seats: 5 } as const
