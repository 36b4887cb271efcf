/** What somebody is to a board. A guest came by a link and has not joined. */
export type BoardRole = 'owner' | 'edit' | 'comment' | 'view' | 'guest'

/** Roles that can be given. */
export type GivenRole = Exclude<BoardRole, 'owner' | 'guest'>

export type Permission = 'add' | 'remove' | 'rename' | 'describe' | 'delete' | 'invite' | 'comment'

export type Permissions = Readonly<Record<Permission, boolean>>

const nothing: Permissions = {
  add: false,
  remove: false,
  rename: false,
  describe: false,
  delete: false,
  invite: false,
  comment: false,
}

/** Who has a role may look; this is what else he may do. */
const rights: Readonly<Record<BoardRole, Permissions>> = {
  owner: {
    add: true,
    remove: true,
    rename: true,
    describe: true,
    delete: true,
    invite: true,
    comment: true,
  },
  edit: { ...nothing, add: true, remove: true, describe: true, comment: true },
  comment: { ...nothing, comment: true },
  view: nothing,
  guest: nothing,
}

export const givenRoles = ['view', 'comment', 'edit'] as const satisfies readonly GivenRole[]

export function permissionsOf(role: BoardRole): Permissions {
  return rights[role]
}

/** Joining by another link never takes anything away. */
export function strongerRole(one: GivenRole, other: GivenRole): GivenRole {
  return givenRoles.indexOf(one) >= givenRoles.indexOf(other) ? one : other
}

export function weakerRole(one: GivenRole, other: GivenRole): GivenRole {
  return strongerRole(one, other) === one ? other : one
}

/** Its author can, whatever else the author may still do on the board, and the owner. */
export function canDeleteComment(role: BoardRole, isAuthor: boolean): boolean {
  return role === 'owner' || isAuthor
}
