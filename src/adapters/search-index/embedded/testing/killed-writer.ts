/**
 * `node killed-writer.ts DIRECTORY SEED [WORDS COUNT]`: writes a seeded stream of changes into an index, with merges,
 * snapshots, new terms and rebuilds in between, and says each step, until it is killed. Where it has said a step that
 * begins with these words so many times, it stands still.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rebuilding } from '#features/search/server.ts'
import { openIndexFiles, unfinishedPrefix } from '../files/open-index-files.ts'
import { openEmbeddedWriter } from '../open-embedded-writer.ts'
import { batchSize, changesOf, makeEntry, truthAfter } from './change-stream.ts'

const [directory = '', seedText = '', words = '', count = ''] = process.argv.slice(2)
const seed = Number(seedText)
let left = words === '' ? Number.POSITIVE_INFINITY : Number(count)

function say(text: string, onLast = () => {}): void {
  if (text.startsWith(words)) left -= 1
  if (left === 0) onLast()
  process.stdout.write(`${text}\n`)
  if (left === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const writer = await openEmbeddedWriter({
  directory,
  mergeWorkerFile: new URL('./telling-merge-worker.ts', import.meta.url),
  publish: ({ parts }) => say(`published ${parts.length} segments`),
  mostMergedHere: 200,
  snapshotAfterMs: 5,
  async openFiles(path) {
    const files = await openIndexFiles(path)
    return {
      ...files,
      write(name, pieces) {
        // Where it ends here, half of the file lies there.
        const [piece = new Uint8Array()] = pieces
        say(`writing ${name}`, () =>
          writeFileSync(join(path, `${unfinishedPrefix}${name}`), piece.slice(0, piece.length / 2)),
        )
        return files.write(name, pieces)
      },
      remove(name) {
        say(`removing ${name}`)
        return files.remove(name)
      },
    }
  },
})

await writer.judgeFound(true)
let batch = Number((await writer.checkpoint()) ?? 0)
let rebuild: { readonly at: number; readonly rebuilding: Rebuilding } | null = null
for (;;) {
  batch += 1
  say(`applying ${batch}`)
  await writer.apply(changesOf(seed, batch, batchSize))
  if (batch % 5 === 0) await writer.snapshot()
  if (batch % 7 === 0) {
    const text = `term ${batch}`
    await writer.keepTerms([{ kind: 'word', locale: null, text, folded: text, id: '', weight: batch }])
  }
  if (rebuild && batch === rebuild.at + 2) {
    // It takes the index back to where it began; what came while it was built comes again.
    say(`kept ${Math.min(rebuild.at, Number((await writer.checkpoint()) ?? 0))}`)
    await rebuild.rebuilding.finish(String(rebuild.at))
    batch = rebuild.at
    rebuild = null
  } else if (!rebuild && batch % 12 === 0) {
    const truth = truthAfter(seed, batch, batchSize)
    rebuild = { at: batch, rebuilding: await writer.rebuild() }
    await rebuild.rebuilding.add([...truth].map(([id, version]) => makeEntry(id, version)))
    say(`rebuilding ${batch}`)
  }
  say(`kept ${(await writer.checkpoint()) ?? 0}`)
}
