import { type GivenRole, strongerRole, weakerRole } from './board-permissions.ts'

/** What somebody is or was to a board, and since when older links count less for them. */
export type Membership = Readonly<{
  role: GivenRole
  /** Neither left nor removed, or back again. */
  isIn: boolean
  /** When the owner removed them last. */
  removedAt: Date | null
  /** When the owner gave them another role. */
  roleSetAt: Date | null
}>

type Link = Readonly<{ role: GivenRole; createdAt: Date }>

/** Whether a link made then opens nothing to somebody who was removed: only one that was made afterwards does. */
export function isShutTo(linkCreatedAt: Date, removedAt: Date | null): boolean {
  return removedAt !== null && linkCreatedAt.getTime() <= removedAt.getTime()
}

/**
 * The role of somebody who joins by a link, or null if it lets them in no more. It never lowers a role, and what the owner
 * has decided about somebody holds against all links that were made before.
 */
export function roleByLink({ role, createdAt }: Link, was: Membership | null): GivenRole | null {
  if (!was) return role
  const { isIn } = was
  if (isShutTo(createdAt, was.removedAt)) return isIn ? was.role : null
  if (isShutTo(createdAt, was.roleSetAt)) return isIn ? was.role : weakerRole(was.role, role)
  return isIn ? strongerRole(was.role, role) : role
}
