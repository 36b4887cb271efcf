import type { Config } from '#config/read-config.ts'
import { fillDemoAccounts, findAccountByEmail, readPeople } from '#features/accounts/server.ts'
import { fillDemoBoards } from '#features/boards/server.ts'
import {
  assetQueries,
  catalogueQueries,
  describeAssetJob,
  describeAssetQueue,
  prepareAheadJob,
  prepareAheadQueue,
  repairChangeFeed,
} from '#features/catalogue/server.ts'
import { notificationQueries } from '#features/notifications/server.ts'
import { openDatabase } from '#platform/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { openJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import { openMetrics } from '#platform/metrics.ts'
import { migrate } from '#platform/migrate.ts'
import { followOutbox, repairOutbox } from '#platform/outbox.ts'
import { startAdvice, tellingLooks } from './background/advice-start.ts'
import { fillDemo } from './background/fill-demo.ts'
import { openMail, startMailDelivery } from './background/open-mail.ts'
import { type MediaWorkers, openMedia } from './background/open-media.ts'
import { openSearch } from './background/open-search.ts'
import type { SearchWorkers } from './background/search-room.ts'
import type { WebServer } from './http/server.ts'
import { reactions } from './reactions.ts'
import { startWeb, type WebBuild } from './start-web.ts'

/** A large library is indexed while pages are served already. */
const searchWithinMs = 5_000

/** What a start needs beside the configuration. */
export type Build = WebBuild &
  MediaWorkers &
  SearchWorkers & { readonly migrations: string; readonly adviceProgram: URL }

export type Progress = (text: string) => void

type Start = {
  readonly progress: Progress
  /** Told at once how to stop what has been started so far, however far the start has come. */
  readonly onStoppable: (stop: () => Promise<void>) => void
}

/** Builds everything once, in plain sight, and starts it in order. What was started is stopped in reverse. */
export async function startDiptych(
  config: Config,
  build: Build,
  { progress, onStoppable }: Start,
): Promise<WebServer | null> {
  const started: (() => Promise<void>)[] = []
  let isStopped = false
  let closing = Promise.resolve()
  // Whoever asks a second time waits for the first: the process ends when this is done.
  const closeAll = () => {
    closing = closing.then(async () => {
      // One part that cannot be closed does not keep the others open; the database is the last of them.
      for (const close of started.splice(0).reverse()) {
        await close().catch((error: unknown) => progress(`stopping: ${String(error)}`))
      }
    })
    return closing
  }
  const starting = startParts(config, build, progress, (close) => {
    started.push(close)
    if (isStopped) throw new Error('stopped while starting')
  })
  // What is just being started when the stop comes is waited for and closed as well.
  onStoppable(async () => {
    isStopped = true
    await closeAll()
    await starting.catch(() => undefined)
    await closeAll()
  })
  try {
    return await starting
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function startParts(
  config: Config,
  build: Build,
  progress: Progress,
  onStop: (close: () => Promise<void>) => void,
): Promise<WebServer | null> {
  const log = openLog(config.log.level)
  const metrics = openMetrics()

  const url = await openStore(config, progress, onStop)
  const db = openDatabase(url)
  onStop(() => db.destroy())
  const applied = await migrateWithPatience(url, build.migrations)
  if (applied.length > 0) progress(`database: ${applied.length} migrations applied`)

  const jobs = await openJobs(url, { log })
  onStop(jobs.stop)
  const catalogue = catalogueQueries(db)
  const assets = assetQueries(db)
  const media = openMedia(config, build, {
    assets,
    log,
    onMade: (mediaKey) => {
      jobs
        .send(describeAssetQueue, { mediaKey }, mediaKey)
        .catch((error: unknown) => log.warn({ err: error }, 'a picture will be described later'))
    },
  })
  onStop(media.close)

  const mail = openMail(db)
  const search = await openSearch(config, build, { url, log, metrics, progress })
  if (search) onStop(search.close)
  const demo = await fillDemo(config.demoAssets, {
    db,
    media,
    log,
    progress,
    preparedAhead: config.preparedAhead,
    onWritten: () => search?.start(),
  })
  onStop(demo.stop)
  // Whoever knows the README could sign in.
  if (config.mode === 'development' && config.demoAssets > 0) {
    await fillDemoAccounts(db)
    const people = { readPeople: readPeople({ db }), findAccountByEmail: findAccountByEmail({ db }) }
    await fillDemoBoards({ db, catalogue, ...people })
  }
  if (config.runs.jobs) {
    const advice = await startAdvice(config, {
      ...{ db, jobs, log, renditions: media.renditions },
      program: build.adviceProgram,
    })
    onStop(advice.stop)
    const looked = tellingLooks(assets, advice.onLooked)
    const again = () => jobs.send(prepareAheadQueue, {}, 'all')
    await jobs.work(prepareAheadJob({ assets: looked, ...media, atMost: config.preparedAhead }, again))
    await jobs.work(describeAssetJob({ assets: looked, ...media }))
    await again()
    const delivery = await startMailDelivery(config, { mails: mail.mails, jobs, url, log })
    onStop(delivery.stop)
    const notifications = notificationQueries(db)
    const readers = reactions({ catalogue, renditions: media.renditions, notifications })
    const outbox = followOutbox(readers, { db, url, log, metrics })
    onStop(outbox.stop)
  }
  if (!config.runs.web || !search) return null
  const web = await startWeb(
    config,
    build,
    { db, url, log, metrics, catalogue, search, mail, room: media.room, renditions: media.renditions },
    onStop,
  )
  await search.untilReady(searchWithinMs)
  return web
}

/** On a connection of its own: a migration may take as long as it needs. */
async function migrateWithPatience(url: string, folder: string): Promise<readonly string[]> {
  const db = openDatabase(url, { connections: 2, answerWithinMs: 0 })
  try {
    const applied = await migrate(db, folder)
    await repairOutbox(db)
    await repairChangeFeed(db)
    return applied
  } finally {
    await db.destroy()
  }
}

async function openStore(config: Config, progress: Progress, onStop: (close: () => Promise<void>) => void) {
  if (config.database.kind === 'server') return config.database.url
  progress('database: starting PostgreSQL')
  const postgres = await startEmbeddedPostgres({
    directory: config.database.directory,
    onNotice: (text) => progress(`database: ${text}`),
  })
  onStop(postgres.stop)
  return postgres.url
}
