import { createHmac, randomBytes } from 'node:crypto'
import type { Visitor } from '#visit/caller.ts'

export type Visitors = {
  /** The one of this name, or null where no name of ours was given. */
  readonly find: (id: string | undefined) => Visitor | null
  readonly make: () => Visitor
}

/** Browsers by the names we gave them. The token follows from the name, so nothing is kept and no process asks another. */
export function openVisitors(secret: Uint8Array, random = randomBytes): Visitors {
  const visitorOf = (id: string) => ({
    id,
    csrfToken: createHmac('sha256', secret).update(`csrf ${id}`).digest('base64url'),
  })
  return {
    find: (id) => (id !== undefined && /^[\w-]{22}$/.test(id) ? visitorOf(id) : null),
    make: () => visitorOf(random(16).toString('base64url')),
  }
}
