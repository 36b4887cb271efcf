/** Builds both sides of both sites into dist/ and compresses what the browser fetches. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
process.env.NODE_ENV = 'production'

const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info'
await rm(join(root, 'dist'), { recursive: true, force: true })
await build({ configFile: join(root, 'vite.config.ts'), logLevel })
await build({ configFile: join(root, 'vite.config.ts'), logLevel, build: { ssr: true } })

const assets = join(root, 'dist/client/search/assets')
for (const file of await readdir(assets, { recursive: true })) {
  if (!/\.(?:js|css|svg|json)$/.test(file)) continue
  const content = await readFile(join(assets, file))
  if (content.length < 1_024) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  await writeFile(join(assets, `${file}.br`), await promisify(brotliCompress)(content, { params }))
  await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
}
