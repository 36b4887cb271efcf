/** The least a server of this page can be: node:http around React's renderToString. Its CPU is the yardstick. */
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import type { PageData } from '../src/app/rendering/page-data.ts'

const built = join(resolve(import.meta.dirname, '..'), '.cache/bench/bare-render.js')

process.on('message', (data: PageData) => {
  void (async () => {
    const { prepareBareRender } = (await import(built)) as typeof import('./bare-render.tsx')
    const render = await prepareBareRender(data)
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(render())
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
    })
  })()
})
