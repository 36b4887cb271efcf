import { nameDevice } from '#features/notifications/domain.ts'
import { links, signInLink } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { emptyForm } from '../domain/form-state.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'
import type { Accounts } from '../server.ts'

export type ShownSession = {
  readonly id: string
  readonly device: string
  /** ISO 8601, as all times here. */
  readonly createdAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

export type SessionsData = {
  readonly sessions: readonly ShownSession[]
  readonly done: DoneWord | null
  readonly form: FormState
}

type Needs = { readonly accounts: Pick<Accounts, 'listSessions'> }

/** The member's sessions on this site; the one that asks comes first. */
export async function load({ visit, query, needs }: PageRequest<Needs>): Promise<Loaded<SessionsData>> {
  const { viewer } = visit
  if (viewer.kind !== 'member') return { kind: 'moved', to: signInLink(visit, links.accountSessions(visit)) }
  const all = await needs.accounts.listSessions(viewer.accountId, visit.site)
  const sessions = all.map(({ id, userAgent, createdAt, seenAt }) => ({
    id,
    device: nameDevice(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === viewer.sessionId,
  }))
  return found({
    sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    done: parseDone(query),
    form: emptyForm,
  })
}
