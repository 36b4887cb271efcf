import type { IngestCounts } from '../../domain/ingest-progress.ts'
import type { RawFields } from '../../domain/raw-fields.ts'
import type { NewAsset } from '../asset-row.ts'
import type { KeptAsset } from '../keep-assets.ts'
import { type Candidate, findCandidates, type Unfit } from './find-candidates.ts'
import { inGroups, inParallel } from './in-parallel.ts'
import type { IngestedFile, IngestNeeds } from './ingest-needs.ts'
import { type FileStamp, sameStamp, stampOf } from './read-file.ts'
import { ChangedWhileRead, type TakenIn, takeInFile } from './take-in-file.ts'

/** A line of the report. */
export type ReportLine = {
  readonly file: string
  readonly line: number | null
  readonly field: string
  readonly reason: string
  /** A file that is taken may still be remarked upon. */
  readonly outcome: 'rejected' | 'noted'
}

export type IngestOptions = {
  readonly path: string
  /** For what neither row, sidecar nor file says. */
  readonly defaults: RawFields
  readonly isDryRun: boolean
  /** How many files are read at a time. */
  readonly parallel: number
  readonly isStopped: () => boolean
  readonly onProgress: (counts: IngestCounts) => void
  readonly onReport: (line: ReportLine) => Promise<void> | void
  readonly onNote: (text: string) => void
}

export type IngestSummary = IngestCounts &
  Readonly<{
    added: number
    changed: number
    unchanged: number
    /** The same content once more, under another name. */
    duplicates: number
    isStopped: boolean
  }>

type Counts = { -readonly [Key in keyof Omit<IngestSummary, 'isStopped'>]: number }
type Stamped = Candidate & { readonly stamp: FileStamp }
type Outcome =
  | { readonly file: Stamped; readonly taken: TakenIn }
  | { readonly file: Stamped; readonly passedBy: string }

const groupSize = 50

/**
 * Takes in all that lies at a path. Files go into the store first, then a group of assets as one transaction, then the
 * note that they are done: killed at any point, the same command again repeats at most one group and changes nothing by it.
 */
export async function ingest(needs: IngestNeeds, options: IngestOptions): Promise<IngestSummary> {
  const { total, notes, all } = await findCandidates(options.path, options.defaults)
  for (const note of notes) options.onNote(note)
  const counts: Counts = {
    ...{ done: 0, skipped: 0, rejected: 0, total },
    ...{ added: 0, changed: 0, unchanged: 0, duplicates: 0 },
  }
  const seen = new Set<string>()
  for await (const group of inGroups(all, groupSize)) {
    if (options.isStopped()) break
    await takeInGroup(group, { needs, options, counts, seen })
    options.onProgress(counts)
  }
  return { ...counts, isStopped: options.isStopped() && counts.done < total }
}

type Run = {
  readonly needs: IngestNeeds
  readonly options: IngestOptions
  readonly counts: Counts
  /** Source keys of this run: of two files with one content the first counts. */
  readonly seen: Set<string>
}

async function takeInGroup(group: readonly (Candidate | Unfit)[], run: Run): Promise<void> {
  const { needs, options } = run
  for (const unfit of group) {
    if ('reason' in unfit) await reject(run, unfit, [unfit])
  }
  const stamped = await stampAll(
    group.filter((candidate) => 'pathKey' in candidate),
    run,
  )
  const known = new Map((await needs.findIngested(stamped.map(({ pathKey }) => pathKey))).map(keyed))
  const outcomes = await inParallel(
    stamped,
    options.parallel,
    async (file): Promise<Outcome> => {
      const before = known.get(file.pathKey)
      if (before && sameStamp(before, file.stamp)) return { file, passedBy: before.sourceKey }
      return { file, taken: await takeInSafely(file, run) }
    },
    options.isStopped,
  )
  await keepGroup(
    outcomes.filter((outcome) => outcome !== undefined),
    run,
  )
}

function keyed(file: IngestedFile): readonly [string, IngestedFile] {
  return [file.pathKey, file]
}

async function stampAll(candidates: readonly Candidate[], run: Run): Promise<readonly Stamped[]> {
  const stamped: Stamped[] = []
  for (const candidate of candidates) {
    const stamp = await stampOf(candidate.path, candidate.sidecar).catch(unreadable)
    if ('bytes' in stamp) stamped.push({ ...candidate, stamp })
    else await reject(run, placeOf(candidate), [stamp])
  }
  return stamped
}

async function takeInSafely(file: Stamped, { needs, options }: Run): Promise<TakenIn> {
  try {
    return await takeInFile(file, needs, options)
  } catch (error) {
    const isTheFiles =
      error instanceof ChangedWhileRead ||
      (error instanceof Error && 'path' in error && (error.path === file.path || error.path === file.sidecar))
    if (!isTheFiles) throw error
    return { asset: null, rejections: [unreadable(error)], notes: [] }
  }
}

function unreadable(error: unknown): { field: string; reason: string } {
  return { field: 'file', reason: error instanceof Error ? error.message : String(error) }
}

async function keepGroup(outcomes: readonly Outcome[], run: Run): Promise<void> {
  const { needs, options, counts, seen } = run
  const batch: NewAsset[] = []
  const ingested: IngestedFile[] = []
  // In the order of the files, so that every run calls the same one of two equal files the first.
  for (const outcome of outcomes) {
    const { file } = outcome
    if ('passedBy' in outcome) {
      seen.add(outcome.passedBy)
      counts.skipped += 1
      counts.done += 1
      continue
    }
    const { asset, rejections, notes } = outcome.taken
    if (!asset) {
      await reject(run, placeOf(file), rejections)
      continue
    }
    const { sourceKey } = asset.record
    const isRepeated = seen.has(sourceKey)
    if (isRepeated && !sourceKey.startsWith('file:')) {
      await reject(run, placeOf(file), [{ field: 'id', reason: 'stands in an earlier row already' }])
      continue
    }
    for (const note of notes)
      await options.onReport({ ...placeOf(file), ...remarkOf(note), outcome: 'noted' })
    seen.add(sourceKey)
    ingested.push({ pathKey: file.pathKey, ...file.stamp, sourceKey })
    counts.done += 1
    if (isRepeated) counts.duplicates += 1
    else batch.push(asset)
  }
  if (options.isDryRun) {
    counts.added += batch.length
    return
  }
  count(await needs.keepAssets(batch), counts)
  await needs.keepIngested(ingested)
}

function count(kept: readonly KeptAsset[], counts: Counts): void {
  for (const { outcome } of kept) counts[outcome] += 1
}

type Place = Pick<ReportLine, 'file' | 'line'>

function placeOf({ path, line }: Candidate): Place {
  return { file: path, line }
}

function remarkOf({ field, reason }: Pick<ReportLine, 'field' | 'reason'>) {
  return { field, reason }
}

async function reject(
  { options, counts }: Run,
  { file, line }: Place,
  rejections: readonly Pick<ReportLine, 'field' | 'reason'>[],
): Promise<void> {
  counts.done += 1
  counts.rejected += 1
  for (const rejection of rejections) {
    await options.onReport({ file, line, ...remarkOf(rejection), outcome: 'rejected' })
  }
}
