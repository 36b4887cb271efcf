/** Holds the JavaScript that a page of results makes the browser fetch to its budget, and shows where it goes. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readPageFiles } from '../src/app/rendering/page-files.ts'

const budgetKb = 120
const client = resolve(import.meta.dirname, '../dist/client')
const findPageFiles = readPageFiles(client)
let isOver = false

for (const [site, page] of [
  ['argus', 'search/results'],
  ['bokeh', 'search/results'],
  ['argus', 'content-pages/argus-home'],
  ['bokeh', 'content-pages/bokeh-home'],
] as const) {
  const { scripts, preloads, styles, texts } = findPageFiles(site, page, 'en-us')
  const js = kilobytes([...scripts, ...preloads])
  isOver ||= js > budgetKb
  console.log(
    `${site} ${page}: ${js.toFixed(1)} kB of JavaScript (budget ${budgetKb}), ${kilobytes(texts).toFixed(1)} kB of texts, ${kilobytes(styles).toFixed(1)} kB of CSS, gzip`,
  )
}
process.exit(isOver ? 1 : 0)

function kilobytes(files: readonly string[]): number {
  return (
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
    1000
  )
}
