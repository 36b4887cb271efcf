import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { installJava } from './install-java.ts'
import { makeDirectory } from './make-directory.ts'

const call = promisify(execFile)
const tools = resolve(import.meta.dirname, '../../.tools')
const isCi = process.env.CI === 'true'

/** S3Proxy, an S3 server that keeps its objects as files; from the registry of Maven, pinned to the bit. */
const version = '4.0.0'
const sha256 = '8842c29ef4cf50c2488cff1da23df3428526c10905998384586e916cc98a2c67'
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
const jar = join(tools, `s3proxy-${version}.jar`)

export type S3Server = {
  readonly endpoint: string
  readonly bucket: string
  readonly credentials: () => { readonly accessKeyId: string; readonly secretAccessKey: string }
  readonly stop: () => Promise<void>
}

/** A real S3 server on a free port with an empty bucket. Null, with a word why, where it cannot run; never so in CI. */
export async function startS3Server(): Promise<S3Server | null> {
  const missing = await install()
  if (missing) {
    if (isCi) throw new Error(`No S3 server: ${missing}`)
    console.log(`skipped: no S3 server, for ${missing}; CI=true installs what is missing`)
    return null
  }
  const directory = await makeDirectory('s3')
  const bucket = 'media'
  await mkdir(join(directory.path, 'data', bucket), { recursive: true })
  const settings = {
    's3proxy.endpoint': 'http://127.0.0.1:0',
    's3proxy.authorization': 'aws-v4',
    's3proxy.identity': 'tester',
    's3proxy.credential': 'only-for-tests',
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.filesystem.basedir': join(directory.path, 'data'),
  }
  const file = join(directory.path, 's3proxy.conf')
  await writeFile(
    file,
    Object.entries(settings)
      .map((setting) => setting.join('='))
      .join('\n'),
  )
  const child = spawn('java', [...quickStart, '-jar', jar, '--properties', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    await directory.remove()
  }
  try {
    const endpoint = `http://127.0.0.1:${await portOf(child)}`
    const credentials = () => ({
      accessKeyId: settings['s3proxy.identity'],
      secretAccessKey: settings['s3proxy.credential'],
    })
    return { endpoint, bucket, credentials, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts in a second instead of two, and leaves the second core to the tests. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx384m']

/** It says its port when it listens. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const port = /Started \S*ServerConnector\S*\{HTTP\/1\.1, \(http\/1\.1\)\}\{127\.0\.0\.1:(\d+)\}/.exec(
        said,
      )?.[1]
      if (port) resolve(port)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The S3 server ended (${code ?? signal}) and said:\n${said}`)),
    )
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Null when everything is there, else what is missing. */
async function install(): Promise<string | null> {
  const missing = await installJava({ withMaven: !existsSync(jar) })
  if (missing || existsSync(jar)) return missing

  await mkdir(tools, { recursive: true })
  const folder = await mkdtemp(join(tools, 's3proxy-'))
  try {
    const artifact = `org.gaul:s3proxy:${version}:jar:jar-with-dependencies`
    await call('mvn', ['-q', '-B', copyGoal, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`])
    const copied = join(folder, `s3proxy-${version}-jar-with-dependencies.jar`)
    const hash = createHash('sha256')
    await pipeline(createReadStream(copied), hash)
    if (hash.digest('hex') !== sha256) throw new Error(`S3Proxy ${version} is not the one that was pinned`)
    await rename(copied, jar)
    return null
  } catch (error) {
    if (isCi) throw error
    return `S3Proxy could not be fetched (${String(error).split('\n')[0]})`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
