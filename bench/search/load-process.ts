import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openReaders, readPublications } from './embedded-engine.ts'
import { makeQuestions, toIndexQuestion } from './questions.ts'

/** How much the embedded engine bears with one and with two threads, and what the thread of requests feels of it. */
export type LoadTask = { readonly directory: string; readonly assets: number; readonly rounds: number }
export type LoadReport = {
  /** Questions a second, of each round in turn. */
  readonly oneThread: readonly number[]
  readonly twoThreads: readonly number[]
  /** CPU of the thread that asks, which the product spends on requests: share of one core, with two threads busy. */
  readonly askingShare: number
  readonly loopDelayP99Ms: number
}

const inFlight = 8

process.once('disconnect', () => process.exit(1))
process.once('message', (task: LoadTask) => {
  void measure(task).then((report) => {
    process.send?.(report, () => process.exit(0))
  })
})

async function measure({ directory, assets, rounds }: LoadTask): Promise<LoadReport> {
  const { publications, close } = await readPublications(directory)
  const questions = makeQuestions(assets).map(toIndexQuestion)
  const [one, two] = [await openReaders(publications, 1), await openReaders(publications, 2)]
  const askAll = async (index: typeof one): Promise<number> => {
    const began = performance.now()
    let next = 0
    const asker = async () => {
      for (let question = questions[next++]; question !== undefined; question = questions[next++]) {
        await index.search(question)
      }
    }
    await Promise.all(Array.from({ length: inFlight }, asker))
    return questions.length / ((performance.now() - began) / 1_000)
  }
  await askAll(one)
  await askAll(two)
  const [oneThread, twoThreads]: [number[], number[]] = [[], []]
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let [askingMs, wallMs] = [0, 0]
  // In turn, so that whatever else the machine does meets both alike.
  for (let round = 0; round < rounds; round += 1) {
    oneThread.push(await askAll(one))
    const [cpu, began] = [process.threadCpuUsage(), performance.now()]
    delay.enable()
    twoThreads.push(await askAll(two))
    delay.disable()
    const { user, system } = process.threadCpuUsage(cpu)
    askingMs += (user + system) / 1_000
    wallMs += performance.now() - began
  }
  await Promise.all([one.close(), two.close(), close()])
  return { oneThread, twoThreads, askingShare: askingMs / wallMs, loopDelayP99Ms: delay.percentile(99) / 1e6 }
}
