import { links, signInLink } from '#links/links.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { type DoneWord, parseDone } from '../domain/page-words.ts'

export type AccountData = {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly team: string | null
  readonly done: DoneWord | null
}

export async function load({ visit, query }: PageRequest<unknown>): Promise<Loaded<AccountData>> {
  const { viewer } = visit
  if (viewer.kind !== 'member') return { kind: 'moved', to: signInLink(visit, links.account(visit)) }
  const { username, name, email, isEmailVerified, team } = viewer
  return found({ username, name, email, isEmailVerified, team: team?.name ?? null, done: parseDone(query) })
}
