import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openIndexFiles, unfinishedPrefix } from './open-index-files.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diptych-index-files-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('writes pieces as one file and reads it into shared memory, with the same mark', async () => {
  const files = await openIndexFiles(join(directory, 'deep', 'down'))
  const large = Buffer.alloc(2 ** 24 + 77, 'abcdefg')
  const written = await files.write('one', [Buffer.from('head'), Buffer.alloc(0), large])
  const { bytes, mark } = await files.read('one')
  expect(mark).toEqual(written)
  expect(mark).toEqual({ bytes: large.length + 4, crc: crc32(Buffer.concat([Buffer.from('head'), large])) })
  expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(Buffer.from(bytes.buffer).equals(Buffer.concat([Buffer.from('head'), large]))).toBe(true)
  expect(await files.list()).toEqual(['one'])
})

test('an empty file is a file', async () => {
  const files = await openIndexFiles(directory)
  await files.write('none', [])
  expect((await files.read('none')).mark).toEqual({ bytes: 0, crc: 0 })
})

test.runIf(existsSync('/dev/full'))('on a full disk what was there before stays, and no half', async () => {
  const files = await openIndexFiles(directory)
  await writeFile(join(directory, 'one'), 'old')
  await symlink('/dev/full', join(directory, `${unfinishedPrefix}one`))
  await expect(files.write('one', [Buffer.from('new')])).rejects.toThrow('ENOSPC')
  expect(await readFile(join(directory, 'one'), 'utf8')).toBe('old')
  expect(await readdir(directory)).toEqual(['one'])
})

test('removing twice is no failure', async () => {
  const files = await openIndexFiles(directory)
  await files.write('one', [Buffer.from('x')])
  await files.remove('one')
  await files.remove('one')
  await expect(files.read('one')).rejects.toThrow('ENOENT')
})
