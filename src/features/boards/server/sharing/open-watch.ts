import { failure, type Result, success } from '#kernel/result.ts'
import type { OpenEvents } from '#platform/endpoint.ts'
import type { BoardId } from '../../domain/board.ts'
import { type AccessFailure, findAccess } from '../find-access.ts'
import type { BoardReader, BoardsNeeds, TooMany } from '../needs.ts'
import { type ActivityRow, readRevision, selectNews } from './activity-queries.ts'
import { namesOf } from './names-of.ts'
import { noteSeen } from './note-seen.ts'
import { countStreams, type Stream, streamLimits } from './streams.ts'

type Needs = Pick<BoardsNeeds, 'db' | 'readPeople' | 'now' | 'dismissNotices' | 'warn'>

type Watched = { readonly streams: Set<Stream>; isLooking: boolean; hasNews: boolean }

type Coming = Readonly<{ boardId: BoardId; owner: string }>

export type BoardWatch = ReturnType<typeof openWatch>

/**
 * Tells those who look at a board of its changes. `hear` takes what the database says, in whichever process the change was
 * made; rights are asked for anew before anything is told.
 */
export function openWatch(needs: Needs) {
  const { db, now } = needs
  const seen = noteSeen(needs)
  const boards = new Map<BoardId, Watched>()
  // Let in and not begun yet: whoever asks meanwhile finds the place taken.
  const coming = new Set<Coming>()

  /** One look at a time for each board: what is said meanwhile is told by the next. */
  async function look(boardId: BoardId): Promise<void> {
    const watched = boards.get(boardId)
    if (!watched) return
    watched.hasNews = true
    if (watched.isLooking) return
    watched.isLooking = true
    try {
      while (watched.hasNews && watched.streams.size > 0) {
        watched.hasNews = false
        await tell(boardId, [...watched.streams])
      }
    } finally {
      watched.isLooking = false
    }
  }

  async function tell(boardId: BoardId, streams: readonly Stream[]): Promise<void> {
    const since = Math.min(...streams.map((stream) => stream.revision))
    const news = await selectNews(db, boardId, since, streamLimits.newsAtOnce)
    const nameOf = await namesOf(
      needs,
      'view',
      news.map(({ actor_id }) => actor_id),
    )
    for (const group of Map.groupBy(streams, readerKey).values()) {
      const reader = group[0]?.reader
      const access = reader && (await findAccess(db, reader, boardId, now()))
      for (const stream of group) {
        if (typeof access === 'string') close(stream, access)
        else for (const row of news) tellOf(stream, row, access?.role === 'guest' ? nobody : nameOf)
      }
    }
  }

  /** Where the database is away nothing is told, and the streams stay: the next news or the next look around tells it. */
  function lookSoon(boardId: BoardId): void {
    look(boardId).catch(() => undefined)
  }

  /** Also what nobody says: that time has passed, for an invitation or for the stream itself. */
  function lookAround(): void {
    const oldest = now().getTime() - streamLimits.lifeMs
    for (const [boardId, { streams }] of boards) {
      for (const stream of streams) if (stream.beganMs <= oldest) stream.end()
      lookSoon(boardId)
    }
  }

  let timer: NodeJS.Timeout | null = null

  function join(boardId: BoardId, stream: Stream): () => void {
    const watched = boards.get(boardId) ?? { streams: new Set(), isLooking: false, hasNews: false }
    boards.set(boardId, watched)
    watched.streams.add(stream)
    timer ??= setInterval(lookAround, streamLimits.lookEveryMs).unref()
    // Something may have changed between the reading of the revision and now.
    lookSoon(boardId)
    return () => {
      watched.streams.delete(stream)
      if (watched.streams.size === 0 && boards.get(boardId) === watched) boards.delete(boardId)
      if (boards.size > 0 || !timer) return
      clearInterval(timer)
      timer = null
    }
  }

  /** A place for one more stream, or null. It is given back by `begin`, or after a while where nobody does. */
  function takePlace(boardId: BoardId, owner: string): { readonly begin: () => void } | null {
    const all = [...boards.values()].flatMap(({ streams }) => [...streams])
    const here = boards.get(boardId)?.streams.size ?? 0
    const comingHere = [...coming].filter((each) => each.boardId === boardId).length
    if (countStreams([...all, ...coming], owner) >= streamLimits.ofOne) return null
    if (here + comingHere >= streamLimits.ofBoard) return null
    const place: Coming = { boardId, owner }
    coming.add(place)
    const leave = setTimeout(() => coming.delete(place), streamLimits.beginWithinMs).unref()
    return {
      begin: () => {
        clearTimeout(leave)
        coming.delete(place)
      },
    }
  }

  return {
    /** What was said on the channel; null where something may have been missed. */
    hear(payload: string | null): void {
      const wanted = payload === null ? [...boards.keys()] : [payload.split(' ')[0] ?? '']
      for (const boardId of wanted) lookSoon(boardId)
    },

    lookAround,

    /** How to begin the stream of one reader. `address` is whose streams are counted where there is no account. */
    async open(
      reader: BoardReader,
      boardId: BoardId,
      address: string,
    ): Promise<Result<OpenEvents, AccessFailure | TooMany>> {
      const access = await findAccess(db, reader, boardId, now())
      if (typeof access === 'string') return failure(access)
      // The page may have been fetched ahead: that it is watched is the first sign that somebody sees it.
      const [revision] = await Promise.all([readRevision(db, access.boardId), seen(reader, access.boardId)])
      const owner = reader.accountId === null ? `address ${address}` : `account ${reader.accountId}`
      const place = takePlace(access.boardId, owner)
      if (!place) return failure({ tooMany: streamLimits.retryAfterSeconds })
      return success((send, end) => {
        place.begin()
        send({ name: 'hello', id: String(revision), data: { revision } })
        const beganMs = now().getTime()
        return join(access.boardId, { reader, owner, revision, beganMs, send, end })
      })
    },
  }
}

function readerKey({ reader }: Stream): string {
  return `${reader.accountId ?? ''} ${reader.code ?? ''}`
}

function close(stream: Stream, reason: AccessFailure): void {
  stream.send({ name: 'closed', data: { reason } })
  stream.end()
}

/** Guests are not told who it was. */
const nobody = () => ''

function tellOf(stream: Stream, row: ActivityRow, nameOf: (accountId: string) => string): void {
  const revision = Number(row.revision)
  if (revision <= stream.revision) return
  stream.revision = revision
  const isOwn = row.actor_id === stream.reader.accountId
  const data = { revision, kind: row.kind, by: nameOf(row.actor_id), isOwn }
  stream.send({ name: 'changed', id: String(revision), data })
}
