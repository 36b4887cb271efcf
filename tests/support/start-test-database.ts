import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/platform/database.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { databaseUrl, run } from './database-server.ts'
import { makeDirectory } from './make-directory.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a server on which tests may create databases. */
    databaseServer: string
    templateDatabase: string
  }
}

/** One PostgreSQL for all tests, with a migrated template that each test copies: DATABASE_URL's server, or the embedded one. */
export async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL
  const directory = given ? null : await makeDirectory('test')
  const embedded = directory
    ? await startEmbeddedPostgres({ directory: join(directory.path, 'postgres'), durable: false })
    : null
  const server = given || embedded?.url || ''
  const template = `diptych_template_${process.pid}`
  await run(server, `drop database if exists ${template}`, `create database ${template}`)
  const db = openDatabase(databaseUrl(server, template))
  await migrate(db, resolve(import.meta.dirname, '../../migrations'))
  await db.destroy()
  project.provide('databaseServer', server)
  project.provide('templateDatabase', template)

  return async () => {
    await run(server, `drop database if exists ${template} with (force)`)
    await embedded?.stop()
    await directory?.remove()
  }
}
