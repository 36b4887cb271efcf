import { expect, test } from 'vitest'
import {
  filesOf,
  indexFormat,
  isIndexFile,
  nameManifest,
  numberOfManifest,
  readManifest,
  type Snapshot,
  writeManifest,
} from './manifest.ts'

const kept = (file: string) => ({ file, bytes: 3, crc: 7 })
const snapshot: Snapshot = {
  position: '12 "34"',
  segments: [
    { ...kept('segment-a-1'), dead: null },
    { ...kept('segment-a-2'), dead: kept('dead-b') },
  ],
  names: [kept('names-c'), kept('names-d')],
  terms: kept('terms-e'),
}

test('says again what was written', () => {
  expect(readManifest(writeManifest(snapshot))).toMatchObject(snapshot)
  expect(filesOf(snapshot)).toEqual(['segment-a-1', 'segment-a-2', 'dead-b', 'names-c', 'names-d', 'terms-e'])
})

test('whatever byte is changed, it is not read as something else', () => {
  const bytes = writeManifest(snapshot)
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = bytes.slice()
    damaged[at] = (damaged[at] ?? 0) ^ 1
    let read: Snapshot | null = null
    try {
      read = readManifest(damaged)
    } catch {
      continue
    }
    expect(read).toMatchObject(snapshot)
  }
})

test('another format is another version', () => {
  const text = new TextDecoder().decode(writeManifest(snapshot))
  expect(() => readManifest(new TextEncoder().encode(text.replace(indexFormat, '0-0')))).toThrow()
})

test('knows its own files and no others', () => {
  expect(numberOfManifest(nameManifest(12))).toBe(12)
  expect(numberOfManifest('manifest-x.json')).toBeNull()
  for (const file of [
    'segment-a-1',
    'dead-b',
    'unfinished-names-c',
    'manifest-1.json',
    'unfinished-manifest-2.json',
  ])
    expect(isIndexFile(file)).toBe(true)
  for (const file of ['notes.txt', 'manifest.json', '.gitkeep', 'segment-a.bak', 'my-segment-1'])
    expect(isIndexFile(file)).toBe(false)
})
