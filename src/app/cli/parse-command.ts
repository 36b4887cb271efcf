import { parseArgs } from 'node:util'
import { isFlagName } from '#features/experiences/domain.ts'

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'misuse'; readonly reason: string }
  | {
      readonly kind: 'ingest'
      readonly path: string
      /** Field names as columns spell them, and values. */
      readonly defaults: readonly (readonly [column: string, value: string])[]
      readonly isDryRun: boolean
      readonly report: string
      readonly parallel: number | null
    }
  | {
      readonly kind: 'export'
      readonly path: string
      readonly format: string
      readonly collectionKey: string | null
      readonly withSuggestions: boolean
    }
  | { readonly kind: 'models'; readonly isInstall: boolean; readonly directory: string | null }
  | { readonly kind: 'advise'; readonly limit: number | null }
  | { readonly kind: 'reindex' }
  | { readonly kind: 'sets'; readonly path: string }
  | {
      readonly kind: 'experiences'
      readonly wish: { readonly name: string; readonly isActive: boolean } | null
    }

export const usage = `bin/diptych ingest PATH [options]
bin/diptych export PATH [options]
bin/diptych models [install] [options]
bin/diptych advise [options]
bin/diptych reindex
bin/diptych sets FILE
bin/diptych experiences [NAME on|off]

ingest takes in a folder of pictures and films, or a CSV or JSON file whose rows name them.
  --collection KEY     the collection of what names none (imports)
  --rights MODEL       rf, rm or rr for what does not say (rf)
  --family FAMILY      creative or editorial for what does not say (creative)
  --default NAME=VALUE any other column for what does not say; may be repeated
  --report FILE        where rejections are written (ingest-report.csv)
  --parallel N         files read at a time (one for each processor, 8 at most)
  --dry-run            judge everything, write nothing but the report

export writes originals and all that is known of them into a new folder.
  --format FORMAT      csv, json or folder (csv)
  --collection KEY     this collection alone
  --suggestions        with columns of what models suggest, for review; an ingest does not read them

models lists the models that make suggestions; models install brings them, each file checked.
  --into DIR           another folder than models/ of the data directory

advise asks the models about pictures they have not seen yet.
  --limit N            so many at most

reindex builds the search index anew; the old one answers until the new one is complete.

sets keeps the curated sets of a JSON file, with their names in several languages.

experiences lists the flags, or switches one on or off for everybody.

All:  --data DIR       where the database and the pictures live (.data)
0: all went well. 1: something was rejected or left out. 2: the command, or what it is
to read, cannot be understood. 3: something failed, as where the database is not there. 130: stopped by Ctrl-C.
`

/** What was asked for. A misuse is an answer too. */
export function parseCommand(words: readonly string[]): Command {
  const [name, ...rest] = words
  if (name === undefined) return misuse('A command is missing.')
  if (name === 'help' || words.includes('--help') || words.includes('-h')) {
    return { kind: 'help' }
  }
  try {
    if (name === 'ingest') return parseIngest(rest)
    if (name === 'export') return parseExport(rest)
    if (name === 'models') return parseModels(rest)
    if (name === 'advise') return parseAdvise(rest)
    if (name === 'reindex') return rest.length === 0 ? { kind: 'reindex' } : misuse('reindex takes no words.')
    if (name === 'sets') return parseSets(rest)
    if (name === 'experiences') return parseExperiences(rest)
    return misuse(`There is no command ${name}.`)
  } catch (error) {
    if (error instanceof TypeError) return misuse(error.message)
    throw error
  }
}

function parseSets([path, ...others]: readonly string[]): Command {
  return path === undefined || others.length > 0 ? misuse('sets needs one FILE.') : { kind: 'sets', path }
}

function parseExperiences([name, state, ...others]: readonly string[]): Command {
  if (name === undefined) return { kind: 'experiences', wish: null }
  if (!isFlagName(name) || (state !== 'on' && state !== 'off') || others.length > 0) {
    return misuse('experiences needs a NAME of small letters, numbers and hyphens, then on or off.')
  }
  return { kind: 'experiences', wish: { name, isActive: state === 'on' } }
}

function parseIngest(words: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      collection: { type: 'string' },
      rights: { type: 'string' },
      family: { type: 'string' },
      default: { type: 'string', multiple: true },
      report: { type: 'string' },
      parallel: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) return misuse('ingest needs one PATH.')
  const parallel = values.parallel === undefined ? null : Number(values.parallel)
  if (parallel !== null && !(Number.isInteger(parallel) && parallel >= 1 && parallel <= 64)) {
    return misuse('--parallel needs a number from 1 to 64.')
  }
  const pairs = (values.default ?? []).map((pair) => /^([^=]+)=(.*)$/s.exec(pair) ?? [pair])
  const wrong = pairs.find((pair) => pair.length < 3)
  if (wrong) return misuse(`--default ${wrong[0]} is not NAME=VALUE.`)
  const named = [
    ['collection', values.collection],
    ['license', values.rights],
    ['family', values.family],
  ] as const
  return {
    kind: 'ingest',
    path,
    defaults: [
      ...named.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const])),
      ...pairs.map(([, column = '', value = '']) => [column, value] as const),
    ],
    isDryRun: values['dry-run'] === true,
    report: values.report ?? 'ingest-report.csv',
    parallel,
  }
}

function parseExport(words: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { format: { type: 'string' }, collection: { type: 'string' }, suggestions: { type: 'boolean' } },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) return misuse('export needs one PATH.')
  return {
    kind: 'export',
    path,
    format: values.format ?? 'csv',
    collectionKey: values.collection ?? null,
    withSuggestions: values.suggestions === true,
  }
}

function parseModels(words: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { into: { type: 'string' } },
  })
  const [word, ...others] = positionals
  if ((word !== undefined && word !== 'install') || others.length > 0) {
    return misuse('models knows the word install alone.')
  }
  return { kind: 'models', isInstall: word === 'install', directory: values.into ?? null }
}

function parseAdvise(words: readonly string[]): Command {
  const { values } = parseArgs({ args: [...words], options: { limit: { type: 'string' } } })
  const limit = values.limit === undefined ? null : Number(values.limit)
  if (limit !== null && !(Number.isSafeInteger(limit) && limit >= 1)) {
    return misuse('--limit needs a number from 1.')
  }
  return { kind: 'advise', limit }
}

function misuse(reason: string): Command {
  return { kind: 'misuse', reason }
}
