/**
 * The product from its sources, behind bin/dev. Pages, parts and texts reload in the browser as they are edited; a change
 * to server code starts the server again (node --watch).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { runProduct } from '../src/app/background/run-product.ts'
import { developmentFiles } from '../src/app/rendering/page-files.ts'

// Under --watch threads would report what they import in the same channel as their results.
delete process.env.WATCH_REPORT_DEPENDENCIES

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, demo: { type: 'string' } },
})
const vite = await createServer({
  configFile: resolve(root, 'vite.config.ts'),
  // Loaded by Node itself: the file that Vite would write instead would make node --watch start again for ever.
  configLoader: 'native',
  server: { middlewareMode: true, allowedHosts: ['.localhost'] },
})
vite.watcher.add(resolve(root, 'locales'))

await runProduct(
  {
    ...process.env,
    ...(values.port && { PORT: values.port }),
    ...(values.data && { DATA_DIR: values.data }),
    ...(values.demo && { DEMO_ASSETS: values.demo }),
  },
  {
    async renderPage(request) {
      const { renderPage } = (await vite.ssrLoadModule(
        '/src/app/rendering/render-page.tsx',
      )) as typeof import('../src/app/rendering/render-page.tsx')
      return renderPage(request)
    },
    findPageFiles: developmentFiles,
    clientDirectory: null,
    async beforeRoutes(app) {
      app.addHook('onRequest', (request, reply, next) =>
        vite.middlewares(request.raw, reply.raw, () => next()),
      )
    },
    migrations: resolve(root, 'migrations'),
    mediaWorker: new URL('../src/app/background/media-worker.ts', import.meta.url),
    filmWorker: new URL('../src/app/background/film-worker.ts', import.meta.url),
    indexingWorker: new URL('../src/app/background/indexing-worker.ts', import.meta.url),
    readerWorker: new URL('../src/adapters/search-index/embedded/reading/reader-worker.ts', import.meta.url),
    mergeWorker: new URL('../src/adapters/search-index/embedded/writing/merge-worker.ts', import.meta.url),
    adviceProgram: new URL('../src/app/cli/diptych.ts', import.meta.url),
  },
)
