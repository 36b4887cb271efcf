/** Builds both sides of both sites into dist/ and compresses what the browser fetches. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
process.env.NODE_ENV = 'production'

const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info'
// Built aside and moved into place: a server that runs keeps its files until the new ones are complete.
const aside = join(root, 'dist.new')
await rm(aside, { recursive: true, force: true })
const configFile = join(root, 'vite.config.ts')
await build({ configFile, logLevel, build: { outDir: join(aside, 'client') } })
await build({ configFile, logLevel, build: { ssr: true, outDir: join(aside, 'server') } })

const assets = join(aside, 'client/search/assets')
for (const file of await readdir(assets, { recursive: true })) {
  if (!/\.(?:js|css|svg|json)$/.test(file)) continue
  const content = await readFile(join(assets, file))
  if (content.length < 1_024) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  await writeFile(join(assets, `${file}.br`), await promisify(brotliCompress)(content, { params }))
  await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
}
await rm(join(root, 'dist'), { recursive: true, force: true })
await rename(aside, join(root, 'dist'))
