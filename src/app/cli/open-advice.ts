import { openAdviceRoom } from '#app/background/advice-room.ts'
import { modelsDirectory } from '#app/background/advice-start.ts'
import { type MediaWorkers, openMedia } from '#app/background/open-media.ts'
import type { Config } from '#config/read-config.ts'
import { adviceQueries, assetQueries } from '#features/catalogue/server.ts'
import { openLog } from '#platform/log.ts'
import { openCatalogueDatabase } from './open-catalogue.ts'
import type { AdviceDesk } from './run-advise.ts'

export type AdvicePrograms = MediaWorkers & { readonly adviceProgram: URL }

/** Models, and the threads that make the thumbnails they look at where none have been made yet. */
export async function openAdvice(
  config: Config,
  migrations: string,
  programs: AdvicePrograms,
): Promise<AdviceDesk> {
  const { db, close } = await openCatalogueDatabase(config, migrations)
  const log = openLog(config.log.level)
  const media = openMedia(config, programs, { assets: assetQueries(db), onMade: () => {}, log })
  const room = openAdviceRoom({ program: programs.adviceProgram, directory: modelsDirectory(config) })
  const advice = adviceQueries(db)
  return {
    advice,
    room,
    renditions: media.renditions,
    countUnadvised: advice.countUnadvised,
    async close() {
      await room.close()
      await media.close()
      await close()
    },
  }
}
