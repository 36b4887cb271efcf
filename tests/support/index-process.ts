/**
 * Keeps an embedded index as a process of its own, for tests that kill it: `node index-process.ts URL DIRECTORY`. Says
 * what it does, a few words on each line. Merges and snapshots come early, so that a kill meets them.
 */
import { openIndexFiles } from '../../src/adapters/search-index/embedded/files/open-index-files.ts'
import { openEmbeddedWriter } from '../../src/adapters/search-index/embedded/open-embedded-writer.ts'
import { keepIndex } from '../../src/features/search/server.ts'
import { openDatabase } from '../../src/platform/database.ts'

const [url = '', directory = ''] = process.argv.slice(2)
const say = (word: string) => void process.stdout.write(`${word}\n`)
const writer = await openEmbeddedWriter({
  directory,
  mergeWorkerFile: new URL(
    '../../src/adapters/search-index/embedded/testing/telling-merge-worker.ts',
    import.meta.url,
  ),
  publish: () => say('published'),
  snapshotAfterMs: 30,
  mostMergedHere: 300,
  onNotice: (text) => say(`notice ${text}`),
  async openFiles(path) {
    const files = await openIndexFiles(path)
    return {
      ...files,
      write(name, pieces) {
        say(`writing ${name}`)
        return files.write(name, pieces)
      },
    }
  },
})
say('opened')
say(`found ${writer.facts().assets}`)
await keepIndex({
  db: openDatabase(url, { connections: 4 }),
  url,
  writer,
  follower: 'killed',
  signal: new AbortController().signal,
  onState: ({ kind }) => say(kind),
  onUnreadable: (id, error) => say(`unreadable ${id} ${String(error)}`),
  onTrouble: (error) => say(`trouble ${String(error)}`),
})
