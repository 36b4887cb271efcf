import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryTaken } from '#platform/claim-directory.ts'
import { inFreeFolder } from './in-free-folder.ts'

let parent = ''
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'diptych-free-folder-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** Folders are taken as many times as this says. */
function openUnless(taken: Record<string, number>) {
  const tried: string[] = []
  return {
    tried,
    async open(directory: string) {
      const number = basename(directory)
      tried.push(number)
      const left = taken[number] ?? 0
      taken[number] = left - 1
      if (left > 0) throw new DirectoryTaken()
      return number
    },
  }
}

const makeFolders = (...numbers: readonly string[]) =>
  Promise.all(numbers.map((number) => mkdir(join(parent, number))))

test('where there is none yet, the first is made at once', async () => {
  const { open, tried } = openUnless({})
  expect(await inFreeFolder(join(parent, 'none'), open)).toBe('1')
  expect(tried).toEqual(['1'])
})

test('the first free one of those that are there is opened without waiting, in the order of their numbers', async () => {
  await makeFolders('10', '2', '1', '3')
  const { open, tried } = openUnless({ 1: 9, 2: 9 })
  expect(await inFreeFolder(parent, open)).toBe('3')
  expect(tried).toEqual(['1', '2', '3'])
})

test('one that comes free is taken before an empty one', async () => {
  await makeFolders('1', '2')
  const { open, tried } = openUnless({ 1: 9, 2: 1 })
  expect(await inFreeFolder(parent, open)).toBe('2')
  expect(tried).toEqual(['1', '2', '1', '2'])
})

test('where none comes free in time, another one is made', async () => {
  await makeFolders('1', '2')
  expect(await inFreeFolder(parent, openUnless({ 1: 9, 2: 9 }).open, 0)).toBe('3')
})

test('where all are taken it says so, and another failure is passed on', async () => {
  await makeFolders('1')
  const all = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at, 9]))
  await expect(inFreeFolder(parent, openUnless(all).open, 0)).rejects.toThrow(DirectoryTaken)
  const broken = () => Promise.reject(new Error('the disk is broken'))
  await expect(inFreeFolder(parent, broken)).rejects.toThrow('the disk is broken')
})
