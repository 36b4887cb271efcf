import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDirectory } from '../../../../../tests/support/make-directory.ts'
import { readTar } from './read-tar.ts'

test.each(['ustar', 'pax'])('reads what tar writes as %s, long names too', async (format) => {
  const directory = await makeDirectory('tar')
  const long = `package/${'deep/'.repeat(24)}end.txt`
  const wanted = { 'package/empty': '', 'package/one.txt': 'one', [long]: 'x'.repeat(1500) }
  for (const [name, text] of Object.entries(wanted)) {
    await mkdir(dirname(join(directory.path, name)), { recursive: true })
    await writeFile(join(directory.path, name), text)
  }
  const archive = execFileSync('tar', [`--format=${format}`, '-cf', '-', 'package'], { cwd: directory.path })
  const read = Object.fromEntries(
    [...readTar(archive)].map(({ name, body }) => [name, String(Buffer.from(body))]),
  )
  expect(read).toEqual(wanted)
  await directory.remove()
})

test('ends at the end, also of an archive that is cut off', () => {
  expect([...readTar(new Uint8Array(1024))]).toEqual([])
  expect([...readTar(new Uint8Array(100))]).toEqual([])
})
