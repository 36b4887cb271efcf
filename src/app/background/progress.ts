/** Progress is one line that grows on a terminal, and a line each elsewhere. */
export function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K  ${text}`)
  else process.stdout.write(`  ${text}\n`)
}

/** The end of a start: where to look, and how long it took since the command was given. */
export function announce(
  urls: { argus: string; bokeh: string } | undefined,
  startedAt: number | undefined,
): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  const seconds = startedAt ? Math.round(Date.now() / 1000 - startedAt) : Math.round(performance.now() / 1000)
  const lines = urls ? [`  Argus  ${urls.argus}`, `  Bokeh  ${urls.bokeh}`] : ['  Jobs are running.']
  process.stdout.write(`\n${lines.join('\n')}\n\n  ready after ${seconds} s\n`)
}
