import type { Config } from '#config/read-config.ts'
import { keepCuratedSets } from '#features/catalogue/server.ts'
import { openCatalogueDatabase } from './open-catalogue.ts'
import type { SetDesk } from './run-sets.ts'

export async function openSets(config: Config, migrations: string): Promise<SetDesk> {
  const { db, close } = await openCatalogueDatabase(config, migrations)
  return { keep: keepCuratedSets(db), close }
}
