import { failure, type Result, success } from '#kernel/result.ts'
import type { Member } from '#visit/visit.ts'
import type { Room } from './needs.ts'
import { type ProofFailure, provePassword } from './prove-password.ts'
import { rotateSession, type SignedIn } from './sessions.ts'

type Input = { readonly member: Member; readonly password: string }

/** A member who was only remembered gives the password again and may buy, download and change the account. */
export function confirmPassword(room: Room) {
  return async ({ member, password }: Input): Promise<Result<SignedIn, ProofFailure>> => {
    // Without a password of ours there is none to give: they come from their provider again instead.
    if (member.isSocial) return failure('sign-in-again')
    const proven = await provePassword(room, member, password)
    if (!proven.ok) return proven
    const signedIn = await rotateSession(room.db, room, member.sessionId, { isProven: true })
    return signedIn ? success(signedIn) : failure('sign-in-again')
  }
}
