import { IndexUnavailable } from '#features/search/server.ts'
import type { Publication } from '../writing/publication.ts'
import type { Gathered } from './gather-publications.ts'
import type { OpenReaderThread, ReaderThread } from './open-reader-thread.ts'
import type { ReaderCall, ReaderLane, ReaderReply } from './reader-task.ts'

export type ReaderPool = {
  readonly ask: (call: ReaderCall, question: unknown) => Promise<unknown>
  readonly show: (publication: Publication) => void
  /** Shows what there is to fresh threads. The others answer from what they know until those are warm. */
  readonly renew: () => void
  readonly load: () => PoolLoad
  readonly close: () => Promise<void>
}

export type PoolLoad = { readonly ready: number; readonly working: number; readonly waiting: number }

export type PoolNeeds = {
  readonly lane: ReaderLane
  readonly threads: number
  readonly openThread: OpenReaderThread
  readonly gathered: Gathered
  /** More questions than this do not wait: they are refused at once. */
  readonly mostWaiting: number
  /** From asking to answer. A thread that has worked so long at one question is ended. */
  readonly answerWithinMs: number
  /** The same while no thread was ever ready. */
  readonly startWithinMs: number
  readonly onNotice: (text: string) => void
}

type Asked = {
  readonly call: ReaderCall
  readonly question: unknown
  readonly settle: (reply: ReaderReply | IndexUnavailable) => void
  deaths: number
  isOver: boolean
}
type Desk = {
  readonly thread: ReaderThread
  /** The first is worked at. */
  readonly asked: Asked[]
  isReady: boolean
  /** A fresh thread will take its place; `retired`: it has, and this one only ends its work. */
  age: 'current' | 'outdated' | 'retired'
  watch: NodeJS.Timeout | undefined
}

/** One is worked at, one lies ready: the thread need not wait for this one to wake up. */
const questionsPerThread = 2
const restartAfterMs = 50
const slowestRestartMs = 10_000

/**
 * Threads that answer. Whoever is least busy gets the next question; a thread that dies is replaced, and the question it
 * died of is tried once more elsewhere.
 */
export function openReaderPool(needs: PoolNeeds): ReaderPool {
  const { lane, gathered, mostWaiting, answerWithinMs, startWithinMs, onNotice } = needs
  const desks = new Set<Desk>()
  const restarts = new Set<NodeJS.Timeout>()
  const waiting: Asked[] = []
  let earlyDeaths = 0
  let wasReady = false
  let isClosed = false

  function openDesk(): void {
    const desk: Desk = {
      thread: needs.openThread(lane, {
        onReply: (reply) => onReply(desk, reply),
        onEnd: (reason) => onEnd(desk, reason),
      }),
      asked: [],
      isReady: false,
      age: 'current',
      watch: undefined,
    }
    desks.add(desk)
    const publication = gathered.whole()
    if (publication) desk.thread.tell({ kind: 'show', publication })
  }

  function onReply(desk: Desk, reply: ReaderReply): void {
    if (reply.kind === 'ready') {
      desk.isReady = true
      wasReady = true
      earlyDeaths = 0
      if (desk.age === 'current') for (const other of desks) if (other.age === 'outdated') retire(other)
    } else {
      desk.asked.shift()?.settle(reply)
      watchOver(desk)
      if (desk.age === 'retired') retire(desk)
    }
    handOut()
  }

  function retire(desk: Desk): void {
    desk.age = 'retired'
    if (desk.asked.length === 0) void desk.thread.end()
  }

  /** Called whenever another question is the first: a thread that hangs is ended, one that is merely late is not. */
  function watchOver(desk: Desk): void {
    clearTimeout(desk.watch)
    desk.thread.setBusy(desk.asked.length > 0)
    if (desk.asked.length > 0) desk.watch = setTimeout(() => void desk.thread.end(), answerWithinMs)
  }

  function onEnd(desk: Desk, reason: string): void {
    desks.delete(desk)
    clearTimeout(desk.watch)
    if (isClosed) return
    const [head, ...behind] = desk.asked.splice(0)
    if (head && !head.isOver) {
      head.deaths += 1
      if (head.deaths > 1) head.settle(new IndexUnavailable('The search index could not answer this.'))
      else behind.unshift(head)
    }
    waiting.unshift(...behind.filter(({ isOver }) => !isOver))
    if (desk.age !== 'retired') onNotice(`a thread of the search index is replaced: ${reason}`)
    // The successor of any other is on the way already.
    if (desk.age === 'current') openAnother(desk)
    handOut()
  }

  function openAnother(desk: Desk): void {
    // One that never came so far would die again at once.
    earlyDeaths = desk.isReady ? 0 : earlyDeaths + 1
    const pause = Math.min(slowestRestartMs, restartAfterMs * 2 ** earlyDeaths)
    const restart = setTimeout(() => {
      restarts.delete(restart)
      openDesk()
    }, pause)
    restarts.add(restart)
  }

  function handOut(): void {
    while (waiting.length > 0) {
      const desk = leastBusy(desks)
      const next = desk && waiting.shift()
      if (!next) return
      desk.asked.push(next)
      if (desk.asked.length === 1) watchOver(desk)
      desk.thread.tell({ kind: 'ask', call: next.call, question: next.question })
    }
  }

  function giveUp(asked: Asked): void {
    const at = waiting.indexOf(asked)
    if (at >= 0) waiting.splice(at, 1)
    asked.settle(new IndexUnavailable('The search index did not answer in time.'))
  }

  for (let count = 0; count < needs.threads; count += 1) openDesk()

  return {
    ask: (call, question) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new IndexUnavailable('The search index is closed.'))
        if (!gathered.latest()) return reject(new IndexUnavailable('The search index is not built yet.'))
        if (waiting.length >= mostWaiting)
          return reject(new IndexUnavailable('Too many searches are waiting.'))
        const asked: Asked = {
          call,
          question,
          deaths: 0,
          isOver: false,
          settle(reply) {
            if (asked.isOver) return
            asked.isOver = true
            clearTimeout(timer)
            if (reply instanceof Error) reject(reply)
            else if (reply.kind === 'answer') resolve(reply.value)
            else if (reply.kind === 'failure') reject(new Error(`The search index failed: ${reply.reason}`))
          },
        }
        const timer = setTimeout(() => giveUp(asked), wasReady ? answerWithinMs : startWithinMs)
        waiting.push(asked)
        handOut()
      }),
    show(publication) {
      for (const { thread } of desks) thread.tell({ kind: 'show', publication })
    },
    renew() {
      if (isClosed) return
      for (const desk of desks) {
        // One that is not warm yet has nothing to answer from meanwhile.
        if (!desk.isReady) retire(desk)
        else if (desk.age === 'current') desk.age = 'outdated'
      }
      // Those that wait for their restart will be shown the same.
      for (let count = restarts.size; count < needs.threads; count += 1) openDesk()
    },
    load: () => ({
      ready: [...desks].filter(({ isReady }) => isReady).length,
      working: [...desks].reduce((sum, { asked }) => sum + asked.length, 0),
      waiting: waiting.length,
    }),
    async close() {
      isClosed = true
      for (const restart of restarts) clearTimeout(restart)
      const closed = new IndexUnavailable('The search index is closed.')
      for (const asked of [...waiting.splice(0), ...[...desks].flatMap((desk) => desk.asked)])
        asked.settle(closed)
      await Promise.all([...desks].map(({ thread }) => thread.end()))
    },
  }
}

function leastBusy(desks: ReadonlySet<Desk>): Desk | undefined {
  let best: Desk | undefined
  for (const desk of desks) {
    if (!desk.isReady || desk.age === 'retired' || desk.asked.length >= questionsPerThread) continue
    if (!best || desk.asked.length < best.asked.length) best = desk
  }
  return best
}
