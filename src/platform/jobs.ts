import { PgBoss } from 'pg-boss'
import type { Log } from './log.ts'

/** Work that outlives a request. Retried with growing pauses; it may run twice, so it must bear that. */
export type Job<Data extends object> = {
  readonly name: string
  readonly concurrency: number
  readonly retryLimit: number
  readonly expireInSeconds: number
  readonly handle: (data: Data, signal: AbortSignal) => Promise<void>
}

export type Jobs = {
  /** Puts work into the queue. Jobs with the same key wait there only once. */
  readonly send: <Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data, key: string) => Promise<void>
  readonly work: <Data extends object>(job: Job<Data>) => Promise<void>
  readonly stop: () => Promise<void>
}

export async function openJobs(url: string, { log }: { log: Log }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'diptych jobs',
    max: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had a problem'))
  await boss.start()
  const made = new Map<string, Promise<void>>()
  const queue = (name: string) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const pending = boss.createQueue(name, { policy: 'short' })
    made.set(name, pending)
    // The next one who needs the queue tries again.
    pending.catch(() => made.delete(name))
    return pending
  }

  return {
    async send({ name }, data, key) {
      await queue(name)
      await boss.send(name, data, { singletonKey: key })
    },
    async work(job) {
      await queue(job.name)
      await boss.updateQueue(job.name, {
        retryLimit: job.retryLimit,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds,
      })
      const options = { localConcurrency: job.concurrency, batchSize: 1, pollingIntervalSeconds: 1 }
      await boss.work<Parameters<typeof job.handle>[0]>(job.name, options, async (batch) => {
        for (const { data, signal } of batch) await job.handle(data, signal)
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
