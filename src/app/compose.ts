import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config/read-config.ts'
import {
  catalogueQueries,
  fillDemoLibrary,
  rememberedCatalogue,
  takeInPieceJob,
  takeInPieceQueue,
} from '#features/catalogue/server.ts'
import { type Database, openDatabase } from '#platform/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { openJobs } from '#platform/jobs.ts'
import { type Log, openLog } from '#platform/log.ts'
import { openMetrics } from '#platform/metrics.ts'
import { migrate } from '#platform/migrate.ts'
import { followOutbox } from '#platform/outbox.ts'
import { argus } from '#sites/argus/argus.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import { claimDatabase } from './background/claim-database.ts'
import { openDrawingRoom } from './background/drawing-room.ts'
import { appEndpoints } from './http/endpoints.ts'
import { type ServerNeeds, startWebServer, type WebServer } from './http/server.ts'
import { openPageLoader } from './pages/load-page.ts'
import { reactions } from './reactions.ts'

export const sites = { argus, bokeh } as const

/** What a start needs beside the configuration: where the files of this build lie, and how pages are rendered. */
export type Build = Pick<ServerNeeds, 'renderPage' | 'findPageFiles' | 'clientDirectory' | 'beforeRoutes'> & {
  readonly migrations: string
  readonly drawWorker: URL
}

export type Running = {
  readonly web: WebServer | null
  readonly stop: () => Promise<void>
}

export type Progress = (text: string) => void

/** Builds everything once, in plain sight, and starts it in order. What was started is stopped in reverse. */
export async function startDiptych(config: Config, build: Build, progress: Progress): Promise<Running> {
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of started.splice(0).reverse()) await close()
  }
  try {
    const web = await startParts(config, build, progress, (close) => started.push(close))
    return { web, stop }
  } catch (error) {
    await stop()
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
  const mediaDirectory = join(config.dataDirectory, 'media')
  await mkdir(mediaDirectory, { recursive: true })

  const url = await openStore(config, progress, onStop)
  const db = openDatabase(url)
  onStop(() => db.destroy())
  const applied = await migrate(db, build.migrations)
  if (applied.length > 0) progress(`database: ${applied.length} migrations applied`)

  const catalogue = catalogueQueries(db)
  const drawingRoom = openDrawingRoom(build.drawWorker)
  onStop(drawingRoom.close)
  const takeIn = { db, catalogue, mediaDirectory, draw: drawingRoom.draw }

  const jobs = await openJobs(url, { log })
  onStop(jobs.stop)
  await fillDemoLibrary(config.demoAssets, {
    ...takeIn,
    onProgress: (done, of) => progress(`pictures: ${done} of ${of}`),
    later: (sourceKey) => jobs.send(takeInPieceQueue, { sourceKey }, sourceKey),
  })
  if (config.runs.jobs) {
    await jobs.work(takeInPieceJob(config.demoAssets, takeIn))
    const outbox = followOutbox(reactions({ catalogue }), { db, url, log, metrics })
    onStop(outbox.stop)
  }
  if (!config.runs.web) return null
  return startWeb(config, build, { db, log, metrics, catalogue, mediaDirectory }, onStop)
}

async function openStore(config: Config, progress: Progress, onStop: (close: () => Promise<void>) => void) {
  if (config.database.kind === 'server') return config.database.url
  progress('database: starting PostgreSQL')
  const postgres = await startEmbeddedPostgres({
    directory: config.database.directory,
    onNotice: (text) => progress(`database: ${text}`),
  })
  // Only its owner stops it: whoever is refused here has found the database of another process.
  const release = await claimDatabase(postgres.url)
  onStop(postgres.stop)
  onStop(release)
  return postgres.url
}

type WebParts = Pick<ServerNeeds, 'db' | 'metrics' | 'mediaDirectory'> & {
  readonly log: Log
  readonly db: Database
  readonly catalogue: ReturnType<typeof catalogueQueries>
}

async function startWeb(
  config: Config,
  build: Build,
  { catalogue, ...parts }: WebParts,
  onStop: (close: () => Promise<void>) => void,
): Promise<WebServer> {
  const loadPage = openPageLoader(sites, { catalogue: rememberedCatalogue(catalogue), mode: config.mode })
  const endpoints = appEndpoints({ loadPage, mode: config.mode })
  const web = await startWebServer({ ...parts, ...build, config, sites, loadPage, endpoints })
  onStop(web.stop)
  return web
}
