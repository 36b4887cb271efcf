import type { Member } from '#visit/visit.ts'

/** Somebody who is signed in, with whatever a test wants to be different. */
export function buildMember(changes: Partial<Member> = {}): Member {
  return {
    kind: 'member',
    accountId: '100001',
    sessionId: '1',
    authState: 'authenticated',
    username: 'mira',
    name: 'Mira Sand',
    email: 'mira@example.test',
    isEmailVerified: true,
    isSocial: false,
    team: null,
    ...changes,
  }
}
