import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openEmbeddedWriter } from '../open-embedded-writer.ts'
import { openReader } from '../reading/open-reader.ts'
import { batchSize, changesOf, truthAfter } from './change-stream.ts'
import { findDifferences } from './find-differences.ts'

/** After so many steps that begin with these words; every step begins with none. */
export type KillMoment = { readonly words: string; readonly count: number }

export type KillOutcome = {
  /** How it ended: anything but a kill is a fault of its own. */
  readonly signal: NodeJS.Signals | null
  /** How many of the steps it was to be killed after it had said. */
  readonly reached: number
  readonly lastWords: string
  /** Up to where it had said that everything was kept, and up to where it was found to be. */
  readonly promised: number
  readonly found: number
  /** Up to where the folder is afterwards. */
  readonly left: number
  readonly differences: readonly string[]
}

/**
 * Starts a writer on the folder, kills it at the moment, opens what it left, and compares that with the truth; then once
 * more after the changes that came later.
 */
export async function killWriter(
  directory: string,
  seed: number,
  { words, count }: KillMoment,
): Promise<KillOutcome> {
  const program = fileURLToPath(new URL('./killed-writer.ts', import.meta.url))
  const child = spawn(process.execPath, [program, directory, String(seed), words, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let promised = 0
  let reached = 0
  let lastWords = ''
  for await (const line of createInterface({ input: child.stdout })) {
    promised = Number(/^kept (\d+)$/.exec(line)?.[1] ?? promised)
    lastWords = line
    if (!line.startsWith(words)) continue
    reached += 1
    if (reached === count) child.kill('SIGKILL')
  }
  const [, signal] = (await exited) as [number | null, NodeJS.Signals | null]

  const reader = openReader()
  const writer = await openEmbeddedWriter({
    directory,
    mergeWorkerFile: new URL('../writing/merge-worker.ts', import.meta.url),
    publish: reader.show,
    mostMergedHere: 200,
  })
  try {
    await writer.judgeFound(true)
    const found = Number((await writer.checkpoint()) ?? 0)
    const differences = found > 0 ? [...findDifferences(reader, truthAfter(seed, found, batchSize))] : []
    const left = found + 3
    for (let batch = found + 1; batch <= left; batch += 1)
      await writer.apply(changesOf(seed, batch, batchSize))
    differences.push(...findDifferences(reader, truthAfter(seed, left, batchSize)))
    return { signal, reached, lastWords, promised, found, left, differences }
  } finally {
    await writer.close()
  }
}
