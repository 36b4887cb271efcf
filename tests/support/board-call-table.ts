import { type Actor, actorFacts, type Scene } from './open-board-scene.ts'

const api = '/components/collaboration/api'

/** Statuses of a stranger, a visitor, a guest, a viewer, a commenter, an editor and the owner. */
type Statuses = readonly [number, number, number, number, number, number, number]

export type Row = Readonly<{
  path: (scene: Scene) => string
  body?: (scene: Scene) => unknown
  statuses: Statuses
  /** What does not follow from these. */
  but?: Partial<Readonly<Record<Actor, number>>>
  /** It opens a board by its id: to an outsider, somebody else's is as one that never was. */
  names: 'board' | 'nothing'
  /** Never ends by itself. */
  isStream?: true
}>

//                                stranger visitor guest viewer commenter editor owner
const readers: Statuses = /*    */ [404, 404, 200, 200, 200, 200, 200]
const people: Statuses = /*     */ [404, 404, 404, 200, 200, 200, 200]
const printers: Statuses = /*   */ [404, 404, 401, 200, 200, 200, 200]
const commenters: Statuses = /* */ [404, 401, 401, 403, 201, 201, 201]
const editors: Statuses = /*    */ [404, 401, 401, 403, 403, 200, 200]
const owners: Statuses = /*     */ [404, 401, 401, 403, 403, 403, 200]
const inviters: Statuses = /*   */ [404, 401, 401, 403, 403, 403, 201]
const hosts: Statuses = /*      */ [404, 404, 404, 403, 403, 403, 200]
// Only its owner can tell a deleted board from none.
const restorers: Statuses = /*  */ [404, 401, 401, 404, 404, 404, 200]
const joined: Statuses = /*     */ [404, 401, 401, 200, 200, 200, 403]
const copiers: Statuses = /*    */ [404, 401, 401, 200, 200, 200, 200]
const members: Statuses = /*    */ [200, 401, 401, 200, 200, 200, 200]
const makers: Statuses = /*     */ [201, 401, 401, 201, 201, 201, 201]
const everybody: Statuses = /*  */ [200, 200, 200, 200, 200, 200, 200]
// Whoever has the code may join; who has another, not. The owner is there already.
const late: Statuses = /*       */ [410, 401, 401, 410, 410, 410, 200]
const lost: Statuses = /*       */ [404, 401, 401, 404, 404, 404, 404]

/** The rest follow: a caller reads as a guest and changes nothing, a link that has ended says so, a bot has no token. */
export function statusFor(actor: Actor, method: string, { statuses, but, names }: Row): number {
  const [stranger, visitor, guest, viewer, commenter, editor, owner] = statuses
  const ended = names === 'board' && guest === 200 ? 410 : visitor
  const all: Readonly<Record<Actor, number>> = {
    ...{ stranger, visitor, guest, viewer, commenter, editor, owner },
    ...{ caller: guest < 400 ? guest : stranger, removed: stranger, elsewhere: stranger },
    ...{ withdrawn: ended, expired: ended, bot: method === 'GET' ? visitor : 403 },
    ...but,
  }
  return all[actor]
}

export function statusesOf(method: string, row: Row): Readonly<Record<string, number>> {
  const actors = Object.keys(actorFacts) as Actor[]
  return Object.fromEntries(actors.map((actor) => [actor, statusFor(actor, method, row)]))
}

const assets = ['gi:1001']
const on = (rest: string | ((scene: Scene) => string), statuses: Statuses, body?: Row['body']): Row => ({
  path: (scene) => `${api}/boards/${scene.board}${typeof rest === 'string' ? rest : rest(scene)}`,
  ...{ statuses, names: 'board' },
  ...(body && { body }),
})
const fromOwn = (name: string): Row => ({
  ...on('', editors, (scene) => ({ to: scene.board, assetIds: ['1005'] })),
  path: ({ own }) => `${api}/boards/${own}/${name}`,
})
const noBoard = (path: string, statuses: Statuses, body?: unknown): Row => ({
  ...{ path: () => path, statuses, names: 'nothing' },
  ...(body !== undefined && { body: () => body }),
})
const legacy = (action_type: string): Row => ({
  path: (scene) => `/collaboration/boards/${scene.board}.json`,
  body: () => ({ assets: action_type === 'add_assets' ? ['gi:1009'] : assets, action_type }),
  ...{ statuses: editors, names: 'board' },
})
const accept = (link: keyof Scene['codes'], statuses: Statuses, but: Row['but'] = {}): Row => ({
  ...noBoard('', statuses),
  path: ({ codes }) => `${api}/invitations/${codes[link]}/accept`,
  but: { removed: 410, elsewhere: 404, ...but },
})

/** All calls of boards, some with several bodies. */
const table: Readonly<Record<string, readonly Row[]>> = {
  'GET /collaboration/boards/default.json': [noBoard('/collaboration/boards/default.json', members)],
  'GET /collaboration/boards.json': [noBoard('/collaboration/boards.json', members)],
  'POST /collaboration/boards.json': [noBoard('/collaboration/boards.json', makers, { name: 'New' })],
  'PUT /collaboration/boards/:id.json': [legacy('add_assets'), legacy('remove_assets')],
  'GET /collaboration/boards-recent': [noBoard('/collaboration/boards-recent', members)],
  [`GET ${api}/default`]: [noBoard(`${api}/default`, members)],
  [`GET ${api}/boards`]: [noBoard(`${api}/boards`, members), noBoard(`${api}/boards?search=secret`, members)],
  [`GET ${api}/shared`]: [noBoard(`${api}/shared`, members)],
  [`GET ${api}/curated`]: [noBoard(`${api}/curated`, everybody)],
  [`POST ${api}/create-board`]: [noBoard(`${api}/create-board`, makers, { name: 'New' })],
  [`POST ${api}/add-assets`]: [
    {
      path: () => `${api}/add-assets`,
      body: (scene) => ({ boardId: scene.board, assetIds: ['gi:1009'], makeDefault: true }),
      ...{ statuses: editors, names: 'board' },
    },
  ],
  [`DELETE ${api}/remove-assets`]: [
    {
      path: (scene) => `${api}/remove-assets?boardId=${scene.board}&assetIds=gi:1001`,
      ...{ statuses: editors, names: 'board' },
    },
  ],
  [`GET ${api}/boards/:id`]: [on('', readers)],
  [`GET ${api}/boards/:id/shown`]: [on('/shown', readers), on('/shown?kind=images&with=notes', readers)],
  [`PATCH ${api}/boards/:id`]: [
    on('', owners, () => ({ name: 'Taken over' })),
    on('', editors, () => ({ description: 'Taken over' })),
    on('', editors, () => ({ heroAssetId: '1002' })),
    on('', editors, () => ({ isDefault: true })),
  ],
  [`DELETE ${api}/boards/:id`]: [on('', owners)],
  [`POST ${api}/boards/:id/restore`]: [on('/restore', restorers)],
  [`POST ${api}/boards/:id/order`]: [on('/order', editors, () => ({ assetIds: ['1002'], before: '1001' }))],
  [`POST ${api}/boards/:id/put-back`]: [on('/put-back', editors, () => ({ assetIds: ['1009'] }))],
  [`PUT ${api}/boards/:id/notes/:assetId`]: [on('/notes/1001', editors, () => ({ text: 'Mine' }))],
  [`POST ${api}/boards/:id/copy`]: [
    on('/copy', copiers, ({ own }) => ({ to: own, assetIds: assets })),
    fromOwn('copy'),
  ],
  [`POST ${api}/boards/:id/move`]: [
    on('/move', editors, ({ own }) => ({ to: own, assetIds: assets })),
    fromOwn('move'),
  ],
  [`GET ${api}/boards/:id/comments`]: [on('/comments', readers)],
  [`POST ${api}/boards/:id/comments`]: [on('/comments', commenters, () => ({ text: 'Hm' }))],
  [`DELETE ${api}/boards/:id/comments/:commentId`]: [on(({ comment }) => `/comments/${comment}`, owners)],
  [`GET ${api}/boards/:id/invitations`]: [on('/invitations', hosts)],
  [`POST ${api}/boards/:id/invitations`]: [
    on('/invitations', inviters, () => ({ role: 'edit' })),
    on('/invitations', inviters, () => ({ role: 'edit', email: 'viewer@example.test' })),
  ],
  [`DELETE ${api}/boards/:id/invitations/:invitationId`]: [
    on(({ invitation }) => `/invitations/${invitation}`, owners),
  ],
  [`POST ${api}/invitations/:code/accept`]: [
    accept('open', members),
    accept('withdrawn', late),
    accept('expired', late),
    noBoard(`${api}/invitations/${'x'.repeat(32)}/accept`, lost),
  ],
  [`GET ${api}/boards/:id/members`]: [on('/members', people)],
  [`PATCH ${api}/boards/:id/members/:memberId`]: [
    on(
      ({ member }) => `/members/${member}`,
      owners,
      () => ({ role: 'edit' }),
    ),
  ],
  [`DELETE ${api}/boards/:id/members/:memberId`]: [on(({ member }) => `/members/${member}`, owners)],
  [`POST ${api}/boards/:id/leave`]: [on('/leave', joined)],
  [`GET ${api}/boards/:id/activity`]: [on('/activity', readers)],
  [`GET ${api}/boards/:id/events`]: [{ ...on('/events', readers), isStream: true }],
  // Guests look, and take nothing with them.
  [`GET ${api}/boards/:id/contact-sheet.pdf`]: [
    { ...on('/contact-sheet.pdf', printers), but: { caller: 403, withdrawn: 410, expired: 410 } },
  ],
}

/** The calls that the table knows, as the server names them. */
export const knownCalls = Object.keys(table)

export const rows = Object.entries(table).flatMap(([call, variants]) =>
  variants.map((row, number) => ({
    ...{ row, method: call.split(' ')[0] ?? '' },
    call: variants.length > 1 ? `${call} (${number + 1})` : call,
  })),
)
