import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type FilmLimits = {
  readonly forMs: number
  readonly memoryBytes: number
  /** Of any one file that is written, and of what comes back directly. */
  readonly outputBytes: number
}

export const filmLimits: FilmLimits = { forMs: 600_000, memoryBytes: 2_000_000_000, outputBytes: 200_000_000 }

export type FilmTask = {
  /** The arguments after those that every task has. Names of files stand as `file:/…`, never bare. */
  readonly arguments: readonly string[]
  /** The tool's own directory, where it may write. */
  readonly directory: string
  readonly limits: FilmLimits
  /** Comes in by the pipe, no faster than it is taken. */
  readonly input?: Iterable<Uint8Array>
  readonly signal?: AbortSignal
}

export type FilmOutcome =
  | { readonly kind: 'done'; readonly words: string; readonly output: Uint8Array }
  | { readonly kind: 'failed' | 'too-slow' | 'stopped'; readonly words: string }

/** What the tool says is kept up to here: its account of a file, or the reason of a failure. */
const wordsKept = 32_000

/**
 * Runs ffmpeg with a fixed list of arguments: no shell, no environment, one thread, low priority, bounded in time, memory
 * and output. Its decoders are old and its input is not ours, so it must not be able to do more than fail.
 */
export async function runFilmTool(task: FilmTask): Promise<FilmOutcome> {
  const [command = '', ...first] = await boundedCommand(task.limits)
  const child = spawn(command, [...first, ...standing(task), ...task.arguments], {
    cwd: task.directory,
    env: {},
    stdio: [task.input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
  let ending: 'too-slow' | 'stopped' | undefined
  const end = (reason: typeof ending) => {
    ending ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => end('stopped')
  const clock = setTimeout(() => end('too-slow'), task.limits.forMs)
  task.signal?.addEventListener('abort', stop, { once: true })
  if (task.signal?.aborted) stop()
  child.once('spawn', () => lowerPriority(child.pid))
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = keepEnds(words + text)
  })
  const output: Uint8Array[] = []
  let outputBytes = 0
  child.stdout?.on('data', (chunk: Uint8Array) => {
    outputBytes += chunk.byteLength
    if (outputBytes > task.limits.outputBytes) child.kill('SIGKILL')
    else output.push(chunk)
  })
  try {
    const closed = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const fed = task.input && child.stdin ? feed(task.input, child.stdin) : undefined
    const code = await closed
    const drawing = await fed
    if (ending) return { kind: ending, words }
    if (drawing) throw drawing
    return code === 0 ? { kind: 'done', words, output: Buffer.concat(output) } : { kind: 'failed', words }
  } finally {
    clearTimeout(clock)
    task.signal?.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  }
}

function standing({ input }: FilmTask): string[] {
  return ['-hide_banner', '-y', '-nostats', ...(input ? [] : ['-nostdin'])]
}

/** An input that itself fails is our mistake and is handed back; a tool that stops listening says why on its own. */
async function feed(input: Iterable<Uint8Array>, to: NodeJS.WritableStream): Promise<Error | undefined> {
  let mistake: Error | undefined
  function* watched() {
    try {
      yield* input
    } catch (error) {
      mistake = error instanceof Error ? error : new Error(String(error))
      throw mistake
    }
  }
  await pipeline(Readable.from(watched(), { highWaterMark: 1 }), to).catch(() => {})
  return mistake
}

/** Linux can hold a process to its memory and file size; elsewhere the clock and the size of the answer must do. */
async function boundedCommand({ memoryBytes, outputBytes, forMs }: FilmLimits): Promise<string[]> {
  const { default: installer } = await import('@ffmpeg-installer/ffmpeg')
  const prlimit = '/usr/bin/prlimit'
  const isThere = await access(prlimit).then(
    () => true,
    () => false,
  )
  if (!isThere) return [installer.path]
  const limits = [
    `--as=${memoryBytes}`,
    `--fsize=${outputBytes}`,
    `--cpu=${Math.ceil(forMs / 1000) + 1}`,
    '--core=0',
  ]
  return [prlimit, ...limits, installer.path]
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no such thing.
  }
}

function keepEnds(words: string): string {
  if (words.length <= wordsKept) return words
  return `${words.slice(0, wordsKept / 2)}\n${words.slice(-wordsKept / 2 + 1)}`
}

/** The last lines of what the tool said, for a report. */
export function lastWords(words: string): string {
  return words.trim().split('\n').slice(-3).join(' ').slice(-400)
}
