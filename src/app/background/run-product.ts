import { type Build, startDiptych } from '#app/compose.ts'
import { readConfig } from '#config/read-config.ts'
import { announce, showProgress } from './progress.ts'

/** Starts the product and keeps it going until it is told to stop, also while it starts. A failed start says why. */
export async function runProduct(
  env: Readonly<Record<string, string | undefined>>,
  build: Build,
): Promise<void> {
  let stop: (() => Promise<void>) | undefined
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    await stop?.()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  // While parts are being closed under others, those complain; ending early would leave the database running.
  process.on('uncaughtException', (error) => {
    if (isStopping) return
    process.stderr.write(`${error.stack ?? error}\n`)
    process.exit(1)
  })
  try {
    const config = readConfig(env)
    const web = await startDiptych(config, build, {
      progress: showProgress,
      onStoppable: (close) => {
        stop = close
      },
    })
    announce(web?.urls, config.startedAt)
  } catch (error) {
    // Parts that were being stopped under a start make it fail; that is no news.
    if (isStopping) return
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
