import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

/** Journeys run against the built product with a catalogue of its own, started once for all of them. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/start-product.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 2,
  // Set by bin/test, which names and counts what passes only then (tools/run-checks.ts).
  retries: process.env.SECOND_TRIES === '1' ? 1 : 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['./tests/support/way-reporter.ts'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // isbot takes headless browsers for what they are; people's browsers say otherwise.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
