import { defineConfig } from 'vitest/config'
import { writeMessageFiles } from './tools/write-message-files.ts'

writeMessageFiles()

export default defineConfig({
  resolve: { alias: { '#': `${import.meta.dirname}/src/` } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts', 'tools/**/*.test.ts'],
          // Hundreds of small files, most of them pure: a new thread and all modules anew for each would take longer than they do.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/start-test-database.ts'],
        },
      },
    ],
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
})
