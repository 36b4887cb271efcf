import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { openEmbeddedIndex } from '../../src/adapters/search-index/embedded/open-embedded-index.ts'
import { openEmbeddedWriter } from '../../src/adapters/search-index/embedded/open-embedded-writer.ts'
import { describeSearchIndex } from '../../src/features/search/testing.ts'
import { makeDirectory } from '../support/make-directory.ts'

const directory = await makeDirectory('search-index')
afterAll(() => directory.remove())

const embedded = '../../src/adapters/search-index/embedded'

describeSearchIndex('embedded', async () => {
  const index = openEmbeddedIndex({
    workerFile: new URL(`${embedded}/reading/reader-worker.ts`, import.meta.url),
    threads: 1,
  })
  const writer = await openEmbeddedWriter({
    directory: `${directory.path}/${randomUUID()}`,
    mergeWorkerFile: new URL(`${embedded}/writing/merge-worker.ts`, import.meta.url),
    publish: index.show,
  })
  const close = async () => {
    await writer.close()
    await index.close()
  }
  return { index, writer, close }
})
