/** What is told to others: that somebody has joined, and that somebody has said something. */
export type HeardKind = 'joined' | 'commented'

/** Those whom a board concerns: its owner, and members who have commented on it. */
type Listener = 'owner' | 'commenters'

/** Who hears of what. */
const listeners: Readonly<Record<HeardKind, readonly Listener[]>> = {
  joined: ['owner'],
  commented: ['owner', 'commenters'],
}

type People = Readonly<{ actorId: string; ownerId: string; commenterIds: readonly string[] }>

/** The accounts to tell, each once; nobody hears of their own deeds. */
export function whoHears(kind: HeardKind, { actorId, ownerId, commenterIds }: People): readonly string[] {
  const people: Readonly<Record<Listener, readonly string[]>> = { owner: [ownerId], commenters: commenterIds }
  const all = new Set(listeners[kind].flatMap((listener) => people[listener]))
  all.delete(actorId)
  return [...all]
}
