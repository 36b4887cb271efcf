import { openDiskStore } from '#adapters/media-store/disk/open-disk-store.ts'
import { openS3Store } from '#adapters/media-store/s3/open-s3-store.ts'
import type { Config } from '#config/read-config.ts'
import {
  type AssetKeeper,
  adviceQueries,
  assetKeeper,
  defaultLimits,
  type ExportNeeds,
  type IngestNeeds,
  ingestQueries,
  inspectFilm,
  inspectPicture,
  makePoster,
  openKeywordFinder,
} from '#features/catalogue/server.ts'
import { type Database, openDatabase } from '#platform/database.ts'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { migrate } from '#platform/migrate.ts'

export type OpenCatalogue = IngestNeeds & ExportNeeds & { readonly close: () => Promise<void> }

/** Database and media store of an installation, for a command that runs beside the product or without it. */
export async function openCatalogue(config: Config, migrations: string): Promise<OpenCatalogue> {
  const { db, close } = await openCatalogueDatabase(config, migrations)
  return {
    ...ingestQueries(db),
    readSuggestions: adviceQueries(db).readSuggestions,
    store: config.media.kind === 's3' ? openS3Store(config.media) : openDiskStore(config.media),
    inspectPicture: (bytes) => inspectPicture(bytes, defaultLimits),
    inspectFilm,
    makePoster: (path, facts) => makePoster({ kind: 'file', path, facts }, posterSize(facts)),
    keepAssets: keepWhenNeeded(db),
    close,
  }
}

/** The database alone, with all migrations. */
export async function openCatalogueDatabase(
  config: Config,
  migrations: string,
): Promise<{ db: Database; close: () => Promise<void> }> {
  const { url, stop } = await openDatabaseOf(config)
  // An operator who waits for a large export would rather wait than see it given up.
  const db = openDatabase(url, { connections: 4, answerWithinMs: 0 })
  const close = async () => {
    await db.destroy()
    await stop()
  }
  try {
    await migrate(db, migrations)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openDatabaseOf({ database }: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const nothing = async () => {}
  if (database.kind === 'server') return { url: database.url, stop: nothing }
  const running = await joinEmbeddedPostgres(database.directory)
  if (running) return { url: running, stop: nothing }
  return startEmbeddedPostgres({ directory: database.directory })
}

/** Reading the vocabulary takes seconds, which an export or a run without news need not wait for. */
function keepWhenNeeded(db: Database): IngestNeeds['keepAssets'] {
  let keeper: Promise<AssetKeeper> | undefined
  return async (batch) => {
    if (batch.length === 0) return []
    keeper ??= openKeywordFinder(db).then((findKeyword) => assetKeeper(db, findKeyword))
    return (await keeper)(batch)
  }
}

const posterSide = 640

/** For the colors alone, so that a small one will do. */
function posterSize({ width, height }: { width: number; height: number }) {
  const share = Math.min(1, posterSide / Math.max(width, height))
  return { width: Math.max(2, Math.round(width * share)), height: Math.max(2, Math.round(height * share)) }
}
