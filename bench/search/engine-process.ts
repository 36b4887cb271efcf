import { mkdir } from 'node:fs/promises'
import type { BenchAnswer, OpenEngine } from './engine.ts'
import { type EngineName, engines } from './engines.ts'
import { entryBatches } from './entries.ts'
import { cpuMsOf, diskOf, memoryOf } from './process-usage.ts'
import { makeQuestions } from './questions.ts'

/** What one process is told to do: to build an index, to ask it, or both where it would not outlive the process. */
export type EngineTask = {
  readonly engine: EngineName
  readonly directory: string
  readonly assets: number
  readonly phases: readonly ('build' | 'ask')[]
  /** Every how manyth question is asked. */
  readonly step: number
  readonly rounds: number
}

export type Built = { readonly ms: number; readonly diskBytes: number }
export type Asked = {
  /** Until the first answer; null where the index was just built. */
  readonly startMs: number | null
  /** By number of the question, each once a round. */
  readonly latencies: Readonly<Record<number, readonly number[]>>
  readonly answers: Readonly<Record<number, BenchAnswer>>
  readonly cpuMsPerQuestion: number
  readonly memoryBytes: number
}
export type EngineReport =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'done'
      readonly built: Built | null
      readonly asked: Asked | null
      readonly note: string
    }

/** Each engine works in a process of its own, so that memory and CPU are its own; it starts anew between the phases. */
process.once('disconnect', () => process.exit(1))
process.once('message', (task: EngineTask) => {
  void run(task).then((report) => {
    process.send?.(report, () => process.exit(0))
  })
})

async function run(task: EngineTask): Promise<EngineReport> {
  await mkdir(task.directory, { recursive: true })
  const engine = await engines[task.engine].make(task)
  if (!engine) return { kind: 'absent' }
  const isBoth = task.phases.length === 2
  const built = task.phases.includes('build') ? await build() : null
  const asked = task.phases.includes('ask') ? await ask() : null
  return { kind: 'done', built, asked, note: engine.note ?? '' }

  /** The time in which entries are made is nobody's. */
  async function build(): Promise<Built> {
    let makingMs = 0
    function* timed() {
      const batches = entryBatches(task.assets)
      for (;;) {
        const began = performance.now()
        const { value, done } = batches.next()
        makingMs += performance.now() - began
        if (done) return
        yield value
      }
    }
    const began = performance.now()
    await engine?.build(timed())
    const ms = performance.now() - began - makingMs
    return { ms, diskBytes: (await engine?.disk?.()) ?? diskOf(task.directory) }
  }

  async function ask(): Promise<Asked> {
    const questions = [...makeQuestions(task.assets).entries()].filter(([number]) => number % task.step === 0)
    const began = performance.now()
    const open = (await engine?.open()) as OpenEngine
    const answers: Record<number, BenchAnswer> = {}
    let startMs: number | null = null
    for (const [number, question] of questions) {
      answers[number] = await open.search(question)
      if (!isBoth) startMs ??= performance.now() - began
    }
    const latencies: Record<number, number[]> = {}
    const cpuBefore = cpuOf(open)
    for (let round = 0; round < task.rounds; round += 1) {
      for (const [number, question] of questions) {
        const asked = performance.now()
        await open.search(question)
        latencies[number] = [...(latencies[number] ?? []), performance.now() - asked]
      }
    }
    const cpuMsPerQuestion = (cpuOf(open) - cpuBefore) / (questions.length * task.rounds)
    const memoryBytes = memoryOf(open.processes().length === 0 ? [process.pid] : open.processes())
    await open.close()
    return { startMs, latencies, answers, cpuMsPerQuestion, memoryBytes }
  }
}

/** Of its processes, or of this one with all its threads, the one that asks included. */
function cpuOf(open: OpenEngine): number {
  const pids = open.processes()
  if (pids.length > 0) return cpuMsOf(pids)
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
