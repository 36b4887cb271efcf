import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type SuggestionCells, suggestionCells, suggestionColumns } from '../../domain/advice-columns.ts'
import { csvLine } from '../../domain/csv-dialect.ts'
import { type IngestField, ingestFields } from '../../domain/ingest-fields.data.ts'
import { isListField } from '../../domain/raw-fields.ts'
import { fieldsOfRecord } from '../../domain/record-fields.ts'
import { joinList } from '../../domain/text-list.ts'
import { xmpSidecar } from '../../domain/xmp-sidecar.ts'
import { inParallel } from './in-parallel.ts'
import type { ExportedAsset, ExportNeeds } from './ingest-needs.ts'
import { UnusableInput } from './read-rows.ts'

export const exportFormats = ['csv', 'json', 'folder'] as const
export type ExportFormat = (typeof exportFormats)[number]

export type ExportOptions = {
  readonly path: string
  readonly format: ExportFormat
  readonly collectionKey: string | null
  /** Adds what models suggest, in columns that an ingest does not read. A sidecar has no place for them. */
  readonly withSuggestions: boolean
  readonly isStopped: () => boolean
  readonly onProgress: (counts: ExportSummary) => void
}

export type ExportSummary = {
  readonly written: number
  /** Drawn by the product itself, so that there is no file to write. */
  readonly withoutFile: number
  /** In the catalogue, but its file is not in the store. */
  readonly missing: readonly string[]
  readonly isStopped: boolean
}

const columns = Object.keys(ingestFields) as IngestField[]
const groupSize = 100
const copiesAtATime = 4
const mostMissingNamed = 1000

/**
 * Writes originals and what is known of them into a new folder: as a list of rows beside the files, or as a sidecar for
 * each. The list gets its name last, so that a half one is not taken for a whole.
 */
export async function exportCatalogue(needs: ExportNeeds, options: ExportOptions): Promise<ExportSummary> {
  const { path, format } = options
  await mkdir(path, { recursive: true })
  if (format === 'folder' && options.withSuggestions) {
    throw new UnusableInput('--suggestions needs a list: --format csv or json.')
  }
  if ((await readdir(path)).length > 0) throw new UnusableInput(`${path} is not empty.`)
  const listName = { csv: 'catalogue.csv', json: 'catalogue.jsonl', folder: null }[format]
  if (listName === null) return writeAll(needs, options, null)
  const unfinished = join(path, `.${listName}.unfinished`)
  const list = await open(unfinished, 'wx')
  try {
    if (format === 'csv') {
      const names = columns.map((field) => ingestFields[field].columns[0])
      await list.write(csvLine([...names, ...(options.withSuggestions ? suggestionColumns : [])]))
    }
    const summary = await writeAll(needs, options, list)
    await list.sync()
    if (!summary.isStopped) await rename(unfinished, join(path, listName))
    return summary
  } finally {
    await list.close()
  }
}

async function writeAll(
  needs: ExportNeeds,
  options: ExportOptions,
  list: FileHandle | null,
): Promise<ExportSummary> {
  const missing: string[] = []
  let written = 0
  let withoutFile = 0
  let after: string | null = null
  do {
    const page = await needs.readForExport({ after, collectionKey: options.collectionKey, limit: groupSize })
    const outcomes = await inParallel(page.assets, copiesAtATime, (asset) => copyFile(asset, needs, options))
    const suggestions = await readCells(page.assets, needs, options)
    for (const [at, asset] of page.assets.entries()) {
      const outcome = outcomes[at] ?? null
      if (asset.original === null) withoutFile += 1
      else if (outcome === null && missing.length < mostMissingNamed) missing.push(asset.record.sourceKey)
      if (outcome === null) continue
      written += 1
      await list?.write(rowOf(asset, outcome, { format: options.format, cells: suggestions?.[at] ?? null }))
    }
    after = page.next
    options.onProgress({ written, withoutFile, missing, isStopped: false })
  } while (after !== null && !options.isStopped())
  return { written, withoutFile, missing, isStopped: after !== null }
}

/** Null where nobody asked for them. */
async function readCells(
  assets: readonly ExportedAsset[],
  { readSuggestions }: ExportNeeds,
  { withSuggestions }: ExportOptions,
): Promise<readonly SuggestionCells[] | null> {
  if (!withSuggestions) return null
  const sourceKeys = assets.map(({ record }) => record.sourceKey)
  const found = await readSuggestions(sourceKeys)
  return sourceKeys.map((sourceKey) => suggestionCells(found.get(sourceKey) ?? []))
}

/** The file's name below the folder; null when there is none to copy. */
async function copyFile(
  { original, record }: ExportedAsset,
  { store }: ExportNeeds,
  { path, format }: ExportOptions,
): Promise<string | null> {
  const found = original === null ? null : await store.read(original)
  if (original === null || !found) return null
  // Two assets may share one content; a sidecar belongs to one of them.
  const isShared = format === 'folder' && !record.sourceKey.startsWith('file:')
  const name = isShared
    ? `${folderOf(record.sourceKey)}/${basename(original)}`
    : original.replace(/^originals\//, '')
  const file = join(path, 'files', name)
  await mkdir(dirname(file), { recursive: true })
  await pipeline(found.body, createWriteStream(file))
  if (format === 'folder') await writeFile(`${file}.xmp`, xmpSidecar(record))
  return `files/${name}`
}

function folderOf(sourceKey: string): string {
  return createHash('sha256').update(sourceKey).digest('hex').slice(0, 20)
}

type RowStyle = { readonly format: ExportFormat; readonly cells: SuggestionCells | null }

function rowOf({ record }: ExportedAsset, file: string, { format, cells }: RowStyle): string {
  const fields = { ...fieldsOfRecord(record), file: [file] }
  if (format === 'csv') {
    return csvLine([
      ...columns.map((field) => (isListField(field) ? joinList(fields[field]) : (fields[field][0] ?? ''))),
      ...(cells ? suggestionColumns.map((name) => joinList(cells[name])) : []),
    ])
  }
  const row = columns.flatMap((field) => {
    const texts = fields[field].filter((text) => text !== '')
    if (texts.length === 0) return []
    return [[ingestFields[field].columns[0], isListField(field) ? texts : texts[0]]]
  })
  const suggested = Object.entries(cells ?? {}).filter(([, texts]) => texts.length > 0)
  return `${JSON.stringify(Object.fromEntries([...row, ...suggested]))}\n`
}
