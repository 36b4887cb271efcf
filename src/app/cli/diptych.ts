import { resolve } from 'node:path'
import { readConfig } from '#config/read-config.ts'
import { openCatalogue } from './open-catalogue.ts'
import { runCli } from './run-cli.ts'

// This file is built to dist/server/diptych.js.
const migrations = resolve(import.meta.dirname, '../../migrations')

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first lets what is being read come to its end; who asks twice does not want to wait.
    if (isStopped) process.exit(130)
    isStopped = true
  })
}

try {
  process.exitCode = await runCli(process.argv.slice(2), {
    terminal: {
      isInteractive: process.stdout.isTTY,
      write: (text) => process.stdout.write(text),
      now: () => performance.now(),
    },
    isStopped: () => isStopped,
    // biome-ignore lint/style/noProcessEnv: This is where a program begins, as src/main.ts is.
    open: () => openCatalogue(readConfig(process.env), migrations),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 3
}
