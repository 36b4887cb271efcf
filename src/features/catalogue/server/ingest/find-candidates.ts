import { createHash } from 'node:crypto'
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
import { isSuggestionColumn } from '../../domain/advice-columns.ts'
import type { RawFields } from '../../domain/raw-fields.ts'
import {
  countJsonRows,
  type IngestRow,
  readCsvRows,
  readJsonRows,
  UnusableInput,
  unreadColumns,
} from './read-rows.ts'
import { inspectText } from './read-text.ts'
import { countFiles, sidecarNames, walkFolder } from './walk-folder.ts'

/** A file to be taken in, with the row that named it. */
export type Candidate = {
  readonly path: string
  readonly sidecar: string | null
  readonly row: RawFields | null
  readonly line: number | null
  /** Changes with everything that decides what becomes of it, apart from the files' own content. */
  readonly pathKey: string
}
export type Unfit = {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly reason: string
}

export type Candidates = {
  readonly total: number
  /** For the operator, before it begins. */
  readonly notes: readonly string[]
  readonly all: AsyncIterable<Candidate | Unfit>
}

/** Raised when files are read otherwise than before, so that the next run opens all of them again. */
const readingVersion = 1

/** What a path holds: a folder of files, or a CSV or JSON file whose rows name files beside it. */
export async function findCandidates(given: string, defaults: RawFields): Promise<Candidates> {
  const path = await realpath(given).catch(() => {
    throw new UnusableInput(`There is nothing at ${given}.`)
  })
  const keyOf = (...parts: readonly unknown[]) => {
    const text = JSON.stringify([readingVersion, defaults, ...parts])
    return `${createHash('sha256').update(text).digest('base64url').slice(0, 22)}:${path.slice(-200)}`
  }
  if ((await stat(path)).isDirectory()) {
    return { total: await countFiles(path), notes: [], all: filesOf(path, keyOf) }
  }
  const facts = await inspectText(path)
  switch (extname(path).toLowerCase()) {
    case '.csv':
    case '.tsv':
    case '.txt': {
      const unread = unreadColumns(facts)
      const [suggested, unknown] = [
        unread.filter(isSuggestionColumn),
        unread.filter((name) => !isSuggestionColumn(name)),
      ]
      const notes = [
        ...(unknown.length > 0 ? [`columns that are not read: ${unknown.join(', ')}`] : []),
        ...(suggested.length > 0
          ? ['suggestions of models are not read; what is right stands in the columns of the record']
          : []),
      ]
      return { total: facts.lines - 1, notes, all: rowFiles(path, readCsvRows(path, facts), keyOf) }
    }
    case '.json':
    case '.jsonl':
    case '.ndjson':
      return {
        total: await countJsonRows(path, facts),
        notes: [],
        all: rowFiles(path, readJsonRows(path, facts), keyOf),
      }
    default:
      throw new UnusableInput('It is neither a folder nor a file that ends with .csv, .tsv, .json or .jsonl.')
  }
}

type KeyOf = (...parts: readonly unknown[]) => string

async function* filesOf(folder: string, keyOf: KeyOf): AsyncGenerator<Candidate> {
  for await (const { path, sidecar } of walkFolder(folder)) {
    yield { path, sidecar, row: null, line: null, pathKey: keyOf(path, sidecar) }
  }
}

async function* rowFiles(
  listPath: string,
  rows: AsyncIterable<IngestRow>,
  keyOf: KeyOf,
): AsyncGenerator<Candidate | Unfit> {
  const folder = dirname(listPath)
  for await (const row of rows) {
    const unfit = { file: basename(listPath), line: row.line }
    if ('problem' in row) {
      yield { ...unfit, field: '', reason: row.problem }
      continue
    }
    const file = row.fields.file?.[0]?.trim()
    const found = file ? await findBeside(folder, file) : { problem: 'no file is named' }
    if ('problem' in found) yield { ...unfit, file: file || unfit.file, field: 'file', reason: found.problem }
    else yield { ...found, row: row.fields, line: row.line, pathKey: keyOf(found.path, row.fields) }
  }
}

/** A list may come from anybody: what it names must lie in its own folder, links followed. */
async function findBeside(
  folder: string,
  file: string,
): Promise<{ path: string; sidecar: string | null } | { problem: string }> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(file))
    return { problem: 'is a web address; files must lie beside the list' }
  const named = resolve(folder, file.replaceAll('\\', '/'))
  const path = file.includes('\0') ? null : await realpath(named).catch(() => null)
  if (path === null) return { problem: 'does not exist' }
  if (!isInside(folder, path)) return { problem: 'lies outside of the folder of the list' }
  if (!(await stat(path)).isFile()) return { problem: 'is no file' }
  for (const name of sidecarNames(basename(path))) {
    const sidecar = await realpath(join(dirname(path), name)).catch(() => null)
    if (sidecar !== null && isInside(folder, sidecar)) return { path, sidecar }
  }
  return { path, sidecar: null }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith('../') && !isAbsolute(way)
}
