import { defineConfig, type Rolldown } from 'vite'
import { writeMessageFiles } from './tools/write-message-files.ts'

writeMessageFiles()

const root = import.meta.dirname

/** Code that stands on every page of both sites. The dialogs, the countries and react-aria come when they are asked for. */
function inFrame(id: string): boolean {
  return /\/src\/(?:app\/(?:shell|components|rendering|client)|i18n|links|visit|kernel)\//.test(id)
    ? !/region-dialog|countries|(?:argus|bokeh)|document|render-page|page-files|choose-locale|check-messages|pseudo/.test(
        id,
      )
    : /\/src\/design\/(?:button|chip|disclosure|icon|join-classes|tab-links|text-link|visually-hidden)[./]|\/src\/design\/base\.css|\/src\/features\/(?:catalogue\/domain|assets\/domain|assets\/ui\/(?:gallery|tile|picture|film-tile|curtain|pick-box|use-film)|search\/ui\/search-bar)[-./]|node_modules\/(?:intl-messageformat|@formatjs|lucide-react)\//.test(
        id,
      )
}

/** React's packages mark their files for server components, which we do not use; every other warning counts. */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  print: Rolldown.LogOrStringHandler,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
}

/** The last wall: whatever way an import took, a client that holds server code is not built. */
const noServerInTheBrowser = {
  name: 'no-server-in-the-browser',
  apply: 'build' as const,
  buildEnd(this: { getModuleIds: () => Iterable<string>; environment?: { name: string } }) {
    if (this.environment?.name !== 'client') return
    const server =
      /\/src\/(?:platform|config)\/|\/src\/features\/[^/]+\/server[./]|\.load\.ts|node_modules\/(?:pg|kysely|fastify|sharp|pino|pg-boss)\//
    const found = [...this.getModuleIds()].filter((id) => server.test(id))
    if (found.length > 0) throw new Error(`Server code in the client: ${found.join(', ')}`)
  },
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  publicDir: false,
  plugins: [noServerInTheBrowser],
  appType: 'custom',
  json: { stringify: true, namedExports: false },
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:6]' : '[name]_[local]',
      localsConvention: 'camelCaseOnly',
    },
  },
  resolve: { alias: { '#': `${root}/src/` } },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // One React for all of the server's rendering, and always the one for production, whatever NODE_ENV says.
  ssr: isSsrBuild
    ? {
        noExternal: [
          /^react($|[-/])/,
          'lucide-react',
          /^@react-/,
          /^@internationalized/,
          'use-sync-external-store',
          'client-only',
        ],
      }
    : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rolldownOptions: {
          onLog,
          input: {
            main: 'src/main.ts',
            'media-worker': 'src/app/background/media-worker.ts',
            'film-worker': 'src/app/background/film-worker.ts',
            'indexing-worker': 'src/app/background/indexing-worker.ts',
            'reader-worker': 'src/adapters/search-index/embedded/reading/reader-worker.ts',
            'merge-worker': 'src/adapters/search-index/embedded/writing/merge-worker.ts',
            diptych: 'src/app/cli/diptych.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        assetsDir: 'search/assets',
        manifest: true,
        target: 'es2022',
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
        rolldownOptions: {
          onLog,
          input: {
            argus: 'src/app/client/argus.ts',
            bokeh: 'src/app/client/bokeh.ts',
            'mount-argus': 'src/app/client/mount-argus.ts',
            'mount-bokeh': 'src/app/client/mount-bokeh.ts',
          },
          // Domain code is pure (dependency-cruiser holds it to that): a table that nothing on a page reads is left out.
          treeshake: {
            moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/domain[./]/, sideEffects: false }],
          },
          // Few files for the first page: what React brings, what every page of either site uses, and the rest by page.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'frame', test: inFrame },
              ],
            },
          },
        },
      },
}))
