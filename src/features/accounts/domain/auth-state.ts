import type { Member } from '#visit/visit.ts'
import { plainTerms, rememberedTerms, type SessionTerms, secureWindow } from './session-terms.data.ts'

export type SessionTimes = Readonly<{
  isRemembered: boolean
  seenAt: Date
  /** When the person last proved who they are; null once that no longer counts. */
  provenAt: Date | null
  endsAt: Date
}>

export function termsOf(isRemembered: boolean): SessionTerms {
  return isRemembered ? rememberedTerms : plainTerms
}

/** The state of a session at a moment (TRACK-05), or null when it is over. */
export function authStateOf(session: SessionTimes, now: Date): Member['authState'] | null {
  const idleMs = now.getTime() - session.seenAt.getTime()
  if (now >= session.endsAt || idleMs >= termsOf(session.isRemembered).idleMs) return null
  if (!session.isRemembered) return 'authenticated'
  if (!session.provenAt || idleMs >= secureWindow.idleMs) return 'remembered'
  const provenForMs = now.getTime() - session.provenAt.getTime()
  return provenForMs < secureWindow.absoluteMs ? 'remembered_secure' : 'remembered'
}
