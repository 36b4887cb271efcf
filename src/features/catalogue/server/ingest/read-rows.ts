import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type Cell, columnOf, fieldsOfRow } from '../../domain/column-mapping.ts'
import { plainCell, recognizeDelimiter } from '../../domain/csv-dialect.ts'
import { type JsonPiece, splitJsonRows } from '../../domain/json-rows.ts'
import type { RawFields } from '../../domain/raw-fields.ts'
import { decodeFile, type TextFacts } from './read-text.ts'

/** The line on which a row ends; rows of CSV may hold line breaks. */
export type IngestRow =
  | { readonly line: number; readonly fields: RawFields }
  | { readonly line: number; readonly problem: string }

/** What an operator has to mend before anything can be taken in. */
export class UnusableInput extends Error {}

const longestRow = 1_000_000

/** The columns of a CSV file that nothing is read from. Refuses a file without a column of files. */
export function unreadColumns({ firstLine }: TextFacts): readonly string[] {
  const delimiter = recognizeDelimiter(firstLine)
  const names = firstLine.split(delimiter).map((name) => name.trim().replaceAll('"', ''))
  if (!names.some((name) => columnOf(name)?.field === 'file')) {
    throw new UnusableInput('No column of its first line names the files; call it “file”.')
  }
  return names.filter((name) => name !== '' && !columnOf(name))
}

export async function* readCsvRows(path: string, facts: TextFacts): AsyncGenerator<IngestRow> {
  const parser = Readable.from(decodeFile(path, facts.encoding)).pipe(
    parse({
      delimiter: recognizeDelimiter(facts.firstLine),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  )
  let names: readonly string[] | null = null
  let last = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      last = info.lines
      if (names) yield rowOf(names, record, last)
      else names = record.map((name) => name.trim())
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line: last + 1, problem: `the rest cannot be read: ${error.message}` }
  }
}

function rowOf(names: readonly string[], record: readonly string[], line: number): IngestRow {
  if (record.length > names.length) {
    return { line, problem: `has ${record.length} cells under ${names.length} columns` }
  }
  return { line, fields: fieldsOfRow(record.map((cell, at) => [names[at] ?? '', plainCell(cell)] as const)) }
}

export async function* readJsonRows(path: string, { encoding }: TextFacts): AsyncGenerator<IngestRow> {
  const splitter = splitJsonRows()
  for await (const chunk of decodeFile(path, encoding)) {
    for (const piece of splitter.push(chunk)) yield jsonRowOf(piece)
  }
  for (const piece of splitter.end()) yield jsonRowOf(piece)
}

/** For the progress line; lines need no second reading. */
export async function countJsonRows(path: string, facts: TextFacts): Promise<number> {
  if (!facts.firstLine.trimStart().startsWith('[')) return facts.lines
  const splitter = splitJsonRows()
  let count = 0
  for await (const chunk of decodeFile(path, facts.encoding)) count += splitter.push(chunk).length
  return count
}

function jsonRowOf({ text, line, problem }: JsonPiece): IngestRow {
  if (problem !== undefined) return { line, problem }
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    return { line, problem: 'is no JSON' }
  }
  if (!isObject(row)) return { line, problem: 'is no object' }
  return { line, fields: fieldsOfRow(cellsOf(row)) }
}

/** `{ place: { city } }` is the column `place city`, unless a column holds a list. */
function cellsOf(row: Readonly<Record<string, unknown>>, before = ''): readonly (readonly [string, Cell])[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const name = before === '' ? key : `${before} ${key}`
    if (Array.isArray(value)) return [[name, value.flatMap(textsOf)] as const]
    if (isObject(value)) return before === '' ? cellsOf(value, name) : []
    return textsOf(value).map((text) => [name, text] as const)
  })
}

/** A keyword may be an object of text and locale. */
function textsOf(value: unknown): readonly string[] {
  if (isObject(value)) {
    const { text, locale } = value
    if (typeof text !== 'string') return []
    return typeof locale === 'string' ? [`${text}@${locale}`] : [text]
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value)]
    : []
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
