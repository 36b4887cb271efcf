import { join } from 'node:path'
import type { Config } from '#config/read-config.ts'
import {
  type AssetQueries,
  adviceQueries,
  adviseAssetsJob,
  adviseAssetsQueue,
  areModelsInstalled,
  type Renditions,
} from '#features/catalogue/server.ts'
import type { Database } from '#platform/database.ts'
import type { Jobs } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { openAdviceRoom } from './advice-room.ts'

type Needs = {
  readonly db: Database
  readonly jobs: Jobs
  readonly renditions: Renditions
  readonly log: Log
  readonly program: URL
}

export type AdviceWork = {
  /** Told of every picture that has been looked at. */
  readonly onLooked: () => void
  readonly stop: () => Promise<void>
}

/** Where models are installed they are asked in the background; elsewhere nothing happens. */
export async function startAdvice(
  config: Pick<Config, 'dataDirectory'>,
  { db, jobs, renditions, log, program }: Needs,
): Promise<AdviceWork> {
  const directory = modelsDirectory(config)
  if (!(await areModelsInstalled(directory))) return { onLooked: () => {}, stop: async () => {} }
  const room = openAdviceRoom({ program, directory })
  const again = () => jobs.send(adviseAssetsQueue, {}, 'all')
  await jobs.work(adviseAssetsJob({ advice: adviceQueries(db), room, renditions }, again))
  await again()
  return {
    onLooked: () => {
      again().catch((error: unknown) => log.warn({ err: error }, 'a picture will be advised later'))
    },
    stop: room.close,
  }
}

export function modelsDirectory({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'models')
}

/** The same queries, but whoever keeps a look tells of it. */
export function tellingLooks<Assets extends Pick<AssetQueries, 'keepLook'>>(
  assets: Assets,
  onLooked: () => void,
): Assets {
  return {
    ...assets,
    async keepLook(...look) {
      await assets.keepLook(...look)
      onLooked()
    },
  }
}
