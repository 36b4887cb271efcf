import { resolve } from 'node:path'
import { announce, showProgress } from '#app/background/progress.ts'
import { startDiptych } from '#app/compose.ts'
import { readPageFiles } from '#app/rendering/page-files.ts'
import { renderPage } from '#app/rendering/render-page.tsx'
import { readConfig } from '#config/read-config.ts'

// This file is built to dist/server/main.js.
const root = resolve(import.meta.dirname, '../..')
const clientDirectory = resolve(root, 'dist/client')

try {
  const config = readConfig(process.env)
  const running = await startDiptych(
    config,
    {
      renderPage,
      clientDirectory,
      findPageFiles: readPageFiles(clientDirectory),
      migrations: resolve(root, 'migrations'),
      drawWorker: new URL('./draw-worker.js', import.meta.url),
    },
    showProgress,
  )
  announce(running.web?.urls, config.startedAt)
  let _stopping: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      _stopping ??= running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause) process.stderr.write(`${String(error.cause)}\n`)
  process.exit(1)
}
