import { links } from '#links/links.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { returnUrlIn } from '../server/forms/find-entrance.ts'

export type SignOutData = { readonly returnTo: string | null }

export async function load({ visit, query }: PageRequest<unknown>): Promise<Loaded<SignOutData>> {
  const returnTo = returnUrlIn(query)
  if (visit.viewer.kind !== 'member') return { kind: 'moved', to: returnTo ?? links.signIn(visit) }
  return found({ returnTo })
}
