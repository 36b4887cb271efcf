import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import {
  duration,
  type ExportNeeds,
  exportCatalogue,
  exportFormats,
  type IngestNeeds,
  type IngestSummary,
  ingest,
  progressLine,
  readDefaults,
  UnusableInput,
} from '#features/catalogue/server.ts'
import { openReport, type Report } from './open-report.ts'
import { type Command, parseCommand, usage } from './parse-command.ts'
import { type AdviceDesk, runAdvise } from './run-advise.ts'
import { type ExperienceDesk, runExperiences } from './run-experiences.ts'
import { runModels } from './run-models.ts'
import { type ReindexDesk, runReindex } from './run-reindex.ts'
import { runSets, type SetDesk } from './run-sets.ts'
import { openProgress, type Terminal } from './terminal.ts'

export type CliNeeds = {
  readonly terminal: Terminal
  /** Told to be true by the first Ctrl-C. */
  readonly isStopped: () => boolean
  /** Opens database and store; not before the command is understood. */
  readonly open: () => Promise<IngestNeeds & ExportNeeds & { readonly close: () => Promise<void> }>
  readonly models: {
    /** Where they are installed; not asked before the command is understood. */
    readonly directory: () => string
    readonly openAdvice: () => Promise<AdviceDesk>
  }
  readonly openReindex: () => Promise<ReindexDesk>
  readonly openSets: () => Promise<SetDesk>
  readonly openExperiences: () => Promise<ExperienceDesk>
}

/** Runs one command of an operator and answers with the exit code. */
export async function runCli(words: readonly string[], needs: CliNeeds): Promise<number> {
  const command = parseCommand(words)
  const { write } = needs.terminal
  switch (command.kind) {
    case 'help':
      write(usage)
      return 0
    case 'misuse':
      write(`${command.reason}\n\n${usage}`)
      return 2
    case 'models':
      return runModels(command.isInstall, {
        ...needs,
        directory: command.directory ?? needs.models.directory(),
      })
    case 'advise':
      return runAdvise(command.limit, {
        ...needs,
        directory: needs.models.directory(),
        open: needs.models.openAdvice,
      })
    case 'reindex':
      return runReindex({ ...needs, open: needs.openReindex, pause: wait })
    case 'sets':
      return runSets(command.path, { ...needs, open: needs.openSets })
    case 'experiences':
      return runExperiences(command.wish, { ...needs, open: needs.openExperiences })
    case 'ingest':
    case 'export':
      try {
        return command.kind === 'ingest' ? await runIngest(command, needs) : await runExport(command, needs)
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error
        write(`${error.message}\n`)
        return 2
      }
  }
}

async function runIngest(command: Extract<Command, { kind: 'ingest' }>, needs: CliNeeds): Promise<number> {
  const { terminal, isStopped } = needs
  const defaults = readDefaults(command.defaults)
  const report = openReport(command.report)
  const progress = openProgress(terminal)
  const catalogue = await needs.open()
  const begunAt = terminal.now()
  try {
    const summary = await ingest(catalogue, {
      path: command.path,
      defaults,
      isDryRun: command.isDryRun,
      parallel: command.parallel ?? Math.min(8, availableParallelism()),
      isStopped,
      onProgress: (counts) => progress.show(progressLine(counts, terminal.now() - begunAt)),
      onReport: report.add,
      onNote: (text) => terminal.write(`  ${text}\n`),
    })
    progress.clear()
    const seconds = Math.round((terminal.now() - begunAt) / 1000)
    terminal.write(summaryOf(summary, command.isDryRun, seconds) + rejectionsOf(report, command.report))
    return summary.isStopped ? 130 : summary.rejected > 0 ? 1 : 0
  } finally {
    await report.close()
    await catalogue.close()
  }
}

function summaryOf(summary: IngestSummary, isDryRun: boolean, seconds: number): string {
  const parts = [
    [isDryRun ? 'would be written' : 'added', summary.added],
    ['changed', summary.changed],
    ['unchanged', summary.unchanged],
    ['finished before', summary.skipped],
    ['of the same content as another', summary.duplicates],
    ['rejected', summary.rejected],
  ] as const
  const said = parts.filter(([, number]) => number > 0).map(([word, number]) => `${number} ${word}`)
  const stopped = summary.isStopped ? 'Stopped. The same command goes on from here.\n' : ''
  return `${stopped}${said.join(', ') || 'There was nothing to take in'}; ${duration(seconds)}.\n`
}

function rejectionsOf(report: Report, path: string): string {
  const lines = report.first.map(({ file, line, field, reason }) => {
    const place = line === null ? file : `${file}, line ${line}`
    return `  ${place}: ${field === '' || field === 'file' ? '' : `${field}: `}${reason}\n`
  })
  return lines.join('') + (report.hasLines() ? `Report: ${path}\n` : '')
}

async function runExport(command: Extract<Command, { kind: 'export' }>, needs: CliNeeds): Promise<number> {
  const { terminal, isStopped } = needs
  const format = exportFormats.find((known) => known === command.format)
  if (!format) throw new UnusableInput(`--format is one of ${exportFormats.join(', ')}.`)
  const progress = openProgress(terminal)
  const catalogue = await needs.open()
  try {
    const summary = await exportCatalogue(catalogue, {
      path: command.path,
      format,
      collectionKey: command.collectionKey,
      withSuggestions: command.withSuggestions,
      isStopped,
      onProgress: ({ written }) => progress.show(`${written} assets`),
    })
    progress.clear()
    const { written, withoutFile, missing } = summary
    terminal.write(
      [
        `${written} assets written to ${command.path}.\n`,
        ...(withoutFile > 0
          ? [`${withoutFile} are drawn by Diptych itself and have no file: left out.\n`]
          : []),
        ...missing.slice(0, 10).map((key) => `  ${key}: its file is not in the media store.\n`),
        ...(missing.length > 10 ? [`  and ${missing.length - 10} others.\n`] : []),
        ...(summary.isStopped ? ['Stopped. What was written is not whole; remove it.\n'] : []),
      ].join(''),
    )
    return summary.isStopped ? 130 : withoutFile + missing.length > 0 ? 1 : 0
  } finally {
    await catalogue.close()
  }
}
