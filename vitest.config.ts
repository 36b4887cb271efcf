import { defineConfig } from 'vitest/config'
import { writeMessageFiles } from './tools/write-message-files.ts'

writeMessageFiles()

export default defineConfig({
  resolve: { alias: { '#': `${import.meta.dirname}/src/` } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/architecture/**/*.test.ts',
      'tests/server/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['tests/support/start-test-database.ts'],
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
})
