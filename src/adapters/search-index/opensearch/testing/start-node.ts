import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node that answers as it is told. The contract runs on a real cluster. */
export async function startNode(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
