/**
 * Pictures of pages as people see them: `node tools/take-screenshots.ts --url http://localhost:3000 --out DIR [--full] PATH…`
 * takes each path at 375 and 1440 px, light and dark, and prints what the console complains of.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: '.cache/screenshots' },
    widths: { type: 'string', default: '375,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: false },
  },
})

await mkdir(values.out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const colorScheme of values.schemes.split(',') as ('light' | 'dark')[]) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: width < 600 ? 812 : 900 },
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        console.error(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`))
    for (const path of positionals) {
      await page.goto(values.url + path, { waitUntil: 'networkidle' })
      if (values.full) {
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 600) {
            scrollTo(0, top)
            await new Promise((resolve) => setTimeout(resolve, 60))
          }
          scrollTo(0, 0)
        })
        await page.waitForLoadState('networkidle')
      }
      const name = `${new URL(values.url).port}${path.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(values.out, name), fullPage: values.full })
      console.log(name)
    }
    await context.close()
  }
}
await browser.close()
