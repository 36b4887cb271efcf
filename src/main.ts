import { resolve } from 'node:path'
import { runProduct } from '#app/background/run-product.ts'
import { readPageFiles } from '#app/rendering/page-files.ts'
import { renderPage } from '#app/rendering/render-page.tsx'

// This file is built to dist/server/main.js.
const root = resolve(import.meta.dirname, '../..')
const clientDirectory = resolve(root, 'dist/client')

await runProduct(process.env, {
  renderPage,
  clientDirectory,
  findPageFiles: readPageFiles(clientDirectory),
  migrations: resolve(root, 'migrations'),
  mediaWorker: new URL('./media-worker.js', import.meta.url),
  filmWorker: new URL('./film-worker.js', import.meta.url),
  indexingWorker: new URL('./indexing-worker.js', import.meta.url),
  readerWorker: new URL('./reader-worker.js', import.meta.url),
  mergeWorker: new URL('./merge-worker.js', import.meta.url),
  adviceProgram: new URL('./diptych.js', import.meta.url),
})
