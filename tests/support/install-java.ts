import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const call = promisify(execFile)
const isCi = process.env.CI === 'true'

/** Null when Java and, where something must be fetched, Maven are there; else what is missing. */
export async function installJava({ withMaven }: { withMaven: boolean }): Promise<string | null> {
  const missing = async () => {
    if (!(await runs('java'))) return 'Java is not installed'
    return withMaven && !(await runs('mvn')) ? 'Maven is not installed' : null
  }
  if (await missing()) await installPackages()
  return missing()
}

async function installPackages(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || !(isCi || process.getuid?.() === 0)) return
  console.log('installing Java and Maven from the packages of the system')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await call('apt-get', ['update', '-qq'], { env })
    await call('apt-get', ['install', '-y', '-qq', 'default-jre-headless', 'maven'], { env })
  } catch (error) {
    console.log(String(error))
  }
}

function runs(program: string): Promise<boolean> {
  return call(program, ['-version']).then(
    () => true,
    () => false,
  )
}
