import type { Database } from '#platform/database.ts'
import type { ExperienceFlag } from '#visit/experience-flag.ts'
import { readFlag } from '../domain/read-flag.ts'

export type ExperienceQueries = ReturnType<typeof experienceQueries>

export function experienceQueries(db: Database) {
  return {
    async list(): Promise<readonly ExperienceFlag[]> {
      const rows = await db
        .selectFrom('experiences.flag')
        .select(['name', 'is_active', 'active_offers', 'metadata'])
        .orderBy('name')
        .execute()
      return rows.flatMap((row) => readFlag(row) ?? [])
    },

    /** Whatever else the flag says stays as it is. */
    async switch(name: string, isActive: boolean): Promise<void> {
      await db
        .insertInto('experiences.flag')
        .values({ name, is_active: isActive })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ is_active: isActive, updated_at: new Date() }),
        )
        .execute()
    },
  }
}
