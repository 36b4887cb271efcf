import { type FileHandle, open } from 'node:fs/promises'
import { csvLine, type ReportLine } from '#features/catalogue/server.ts'

export type Report = {
  readonly add: (line: ReportLine) => Promise<void>
  /** The first rejections, for the screen. */
  readonly first: readonly ReportLine[]
  readonly hasLines: () => boolean
  readonly close: () => Promise<void>
}

const mostOnScreen = 10

/** A CSV file of what was rejected or remarked upon. It comes into being with its first line. */
export function openReport(path: string): Report {
  const first: ReportLine[] = []
  let file: FileHandle | null = null
  // Lines come from several files at once; each waits for the one before.
  let last: Promise<unknown> = Promise.resolve()

  async function write({ file: name, line, field, reason, outcome }: ReportLine): Promise<void> {
    if (!file) {
      file = await open(path, 'w')
      await file.write(csvLine(['file', 'line', 'field', 'reason', 'outcome']))
    }
    await file.write(csvLine([name, line === null ? '' : String(line), field, reason, outcome]))
  }

  return {
    first,
    add(line) {
      if (line.outcome === 'rejected' && first.length < mostOnScreen) first.push(line)
      const written = last.then(() => write(line))
      last = written.catch(() => undefined)
      return written
    },
    hasLines: () => file !== null,
    close: async () => {
      await last
      await file?.close()
    },
  }
}
