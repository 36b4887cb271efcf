import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AdviceOutcome, AdviceRoom } from '#features/catalogue/server.ts'
import { type AdviceRequest, adviceProcessWord } from './advice-process.ts'

export type AdviceRoomOptions = {
  /** The program that becomes the process of the models when it is given its word. */
  readonly program: URL
  readonly directory: string
  /** As `nice` counts it: how far all others go first. */
  readonly politeness?: number
  readonly startWithinMs?: number
  readonly taskWithinMs?: number
  /** A process that nobody has asked for so long ends and gives its memory back. */
  readonly idleMs?: number
  /** One that has grown beyond this ends after its answer; the next picture starts another. */
  readonly memoryBytes?: number
}

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'off'; readonly reason: string }
  | (AdviceOutcome & { readonly memoryBytes: number })

// It may read, and load the native part of sharp. It may not write, start anything, or see a secret of the environment.
const bounds = ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=1024']

/**
 * A process of its own for the models, which starts with the first picture and takes one at a time. Whatever happens to
 * it, a picture stays without advice, and nothing else is lost.
 */
export function openAdviceRoom(options: AdviceRoomOptions): AdviceRoom {
  const {
    startWithinMs = 120_000,
    taskWithinMs = 120_000,
    idleMs = 30_000,
    memoryBytes = 1_600_000_000,
  } = options
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  function refuseIfClosed(): void {
    if (isClosed) throw new Error('The advice room is closed.')
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(
      fileURLToPath(options.program),
      [adviceProcessWord, options.directory, String(options.politeness ?? 10)],
      {
        serialization: 'advanced',
        env: {},
        execArgv: bounds,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    )
    child = started
    const message = await nextMessage(started, startWithinMs)
    if (typeof message !== 'string' && message.kind === 'ready') return started
    end()
    const reason = typeof message === 'string' ? message : 'reason' in message ? message.reason : message.kind
    throw new Error(`The models do not start: ${reason}`)
  }

  async function ask(request: AdviceRequest): Promise<AdviceOutcome> {
    refuseIfClosed()
    clearTimeout(idle)
    const process = child?.connected ? child : await start()
    hold(process, true)
    process.send(request)
    const message = await nextMessage(process, taskWithinMs)
    hold(process, false)
    // A picture that was being looked at when the product stopped has not failed: it is asked about again.
    refuseIfClosed()
    if (typeof message === 'string') {
      end()
      return { kind: 'nothing', reason: message }
    }
    if (message.kind === 'ready' || message.kind === 'off')
      throw new Error('The models answered out of turn.')
    if (message.memoryBytes > memoryBytes) end()
    idle = setTimeout(end, idleMs).unref()
    return message
  }

  return {
    advise(picture, nature) {
      const turn = last.then(() => ask({ picture, nature }))
      last = turn.catch(() => {})
      return turn
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      end()
      await last
    },
  }
}

/** What the process says next, or in words why it says nothing any more. */
function nextMessage(process: ChildProcess, withinMs: number): Promise<Message | string> {
  return new Promise((resolve) => {
    const settle = (outcome: Message | string) => {
      clearTimeout(timer)
      process.off('message', onMessage).off('exit', onExit).off('error', onError)
      resolve(outcome)
    }
    const onMessage = (message: unknown) => settle(message as Message)
    const onExit = (code: number | null, signal: string | null) =>
      settle(`the process of the models ended (${code ?? signal})`)
    const onError = (error: Error) => settle(error.message)
    const timer = setTimeout(() => settle('it took too long'), withinMs)
    process.once('message', onMessage).once('exit', onExit).once('error', onError)
  })
}

/** Only work that is under way keeps the product from ending. */
function hold(process: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    process.ref()
    process.channel?.ref()
  } else {
    process.unref()
    process.channel?.unref()
  }
}
