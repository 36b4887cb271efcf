import { links } from '#links/links.ts'
import { type FormState, found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import type { Member } from '#visit/visit.ts'
import { emptyForm } from '../domain/form-state.ts'
import { mayChangeAccount } from '../domain/permissions.ts'
import { entranceTo } from '../server/forms/find-entrance.ts'

export type CloseData = {
  readonly username: string
  readonly hasPassword: boolean
  readonly form: FormState
}

export async function load({ visit }: PageRequest<unknown>): Promise<Loaded<CloseData>> {
  const { viewer } = visit
  if (!mayChangeAccount(viewer)) return { kind: 'moved', to: entranceTo(visit, links.accountClose(visit)) }
  return found(closeData(viewer))
}

export function closeData({ username, isSocial }: Member, form: FormState = emptyForm): CloseData {
  return { username, hasPassword: !isSocial, form }
}
