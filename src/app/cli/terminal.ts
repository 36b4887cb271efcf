/** Where a command speaks to: a terminal shows one line that changes, anything else a line now and then. */
export type Terminal = {
  readonly isInteractive: boolean
  readonly write: (text: string) => void
  readonly now: () => number
}

const everyMs = { interactive: 100, plain: 10_000 } as const

/** Shows the latest line, not more often than somebody can read it. */
export function openProgress({ isInteractive, write, now }: Terminal) {
  let shownAt = now()
  return {
    show(line: string): void {
      const pause = isInteractive ? everyMs.interactive : everyMs.plain
      if (now() - shownAt < pause) return
      shownAt = now()
      write(isInteractive ? `\r\u001b[K  ${line}` : `  ${line}\n`)
    },
    clear(): void {
      if (isInteractive) write('\r\u001b[K')
    },
  }
}
