import { resolve } from 'node:path'
import { adviceProcessWord, serveAdvice } from '#app/background/advice-process.ts'
import { modelsDirectory } from '#app/background/advice-start.ts'
import { readConfig } from '#config/read-config.ts'
import { openAdvice } from './open-advice.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openExperiences } from './open-experiences.ts'
import { openReindex } from './open-reindex.ts'
import { openSets } from './open-sets.ts'
import { runCli } from './run-cli.ts'

// This file is built to dist/server/diptych.js, beside the threads; from its source it finds them in their own folder.
const isBuilt = import.meta.filename.endsWith('.js')
const migrations = resolve(import.meta.dirname, isBuilt ? '../../migrations' : '../../../migrations')
const threads = (name: string) =>
  new URL(isBuilt ? `./${name}.js` : `../background/${name}.ts`, import.meta.url)

const mergeWorkerSource = '../../adapters/search-index/embedded/writing/merge-worker.ts'

const [word, ...rest] = process.argv.slice(2)
if (word === adviceProcessWord) await serveAdvice(rest[0] ?? '', Number(rest[1] ?? 0))
else await runCommand()

async function runCommand(): Promise<void> {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The first lets what is being read come to its end; who asks twice does not want to wait.
      if (isStopped) process.exit(130)
      isStopped = true
    })
  }
  // biome-ignore lint/style/noProcessEnv: This is where a program begins, as src/main.ts is.
  const config = () => readConfig(process.env)
  const programs = {
    mediaWorker: threads('media-worker'),
    filmWorker: threads('film-worker'),
    adviceProgram: new URL(import.meta.url),
  }
  try {
    process.exitCode = await runCli(process.argv.slice(2), {
      terminal: {
        isInteractive: process.stdout.isTTY,
        write: (text) => process.stdout.write(text),
        now: () => performance.now(),
      },
      isStopped: () => isStopped,
      open: () => openCatalogue(config(), migrations),
      models: {
        directory: () => modelsDirectory(config()),
        openAdvice: () => openAdvice(config(), migrations, programs),
      },
      openReindex: () =>
        openReindex(config(), {
          migrations,
          mergeWorker: new URL(isBuilt ? './merge-worker.js' : mergeWorkerSource, import.meta.url),
          onNotice: (text) => process.stderr.write(`  ${text}\n`),
        }),
      openSets: () => openSets(config(), migrations),
      openExperiences: () => openExperiences(config(), migrations),
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 3
  }
}
