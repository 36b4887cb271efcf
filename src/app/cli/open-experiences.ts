import type { Config } from '#config/read-config.ts'
import { experienceQueries } from '#features/experiences/server.ts'
import { openCatalogueDatabase } from './open-catalogue.ts'
import type { ExperienceDesk } from './run-experiences.ts'

export async function openExperiences(config: Config, migrations: string): Promise<ExperienceDesk> {
  const { db, close } = await openCatalogueDatabase(config, migrations)
  return { ...experienceQueries(db), close }
}
