import { type Build, startDiptych } from '#app/compose.ts'
import { readConfig } from '#config/read-config.ts'
import { announce, showProgress } from './progress.ts'

/** Starts the product and keeps it going until it is told to stop. A start that fails says why and ends the process. */
export async function runProduct(
  env: Readonly<Record<string, string | undefined>>,
  build: Build,
): Promise<void> {
  try {
    const config = readConfig(env)
    const running = await startDiptych(config, build, showProgress)
    announce(running.web?.urls, config.startedAt)
    let _stopping: Promise<void> | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        _stopping ??= running.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    process.stderr.write(`\n${reasonOf(error)}\n`)
    process.exit(1)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? `\n${String(error.cause)}` : ''
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE'
  const advice = isPortTaken
    ? '\nAnother program listens there. Stop it, or choose another port with --port N.'
    : ''
  return error.message + cause + advice
}
