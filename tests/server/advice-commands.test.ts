import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installModels, statePackage } from '../../src/features/catalogue/server.ts'
import { picture, putFile } from '../support/ingest-files.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { openMemoryCatalogue } from '../support/memory-catalogue.ts'

let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  const directory = await makeDirectory('advice')
  folder = directory.path
  remove = directory.remove
})

afterEach(() => remove())

describe('without models', () => {
  test('the list says that suggestions are off', async () => {
    const { code, said } = await openMemoryCatalogue(folder).run('models')
    expect(code).toBe(0)
    expect(said).toContain('ResNet-50, ImageNet')
    expect(said.match(/not installed\n/g)).toHaveLength(4)
    expect(said).toContain('Suggestions are off')
  })

  test('nothing is advised, and why is said', async () => {
    const { code, said } = await openMemoryCatalogue(folder).run('advise', '--limit', '3')
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('suggestions are off') })
  })

  test.each([[['models', 'remove']], [['advise', '--limit', '0']], [['advise', 'all']]])(
    '%j is a misuse',
    async (words) => {
      expect((await openMemoryCatalogue(folder).run(...words)).code).toBe(2)
    },
  )
})

describe('an install', () => {
  const install = (content: Readonly<Record<string, string>>) =>
    installModels(join(folder, 'models'), {
      onPackage: () => {},
      async fetchPackage(_spec, into) {
        for (const [name, text] of Object.entries(content)) await putFile(into, `package/${name}`, text)
        await mkdir(join(into, 'package'), { recursive: true })
        execFileSync('tar', ['-czf', 'fetched.tgz', 'package'], { cwd: into })
        return join(into, 'fetched.tgz')
      },
    })
  const installed = () => readdir(join(folder, 'models'))

  test('refuses a file that is not the pinned one, and keeps nothing of it', async () => {
    await expect(install({ 'package.json': '{}', 'dist/tf-core.node.js': 'evil()' })).rejects.toThrow(
      /of @tensorflow\/tfjs-core 4\.22\.0 is not the file that was pinned: its SHA-256 is [0-9a-f]{64}.*refused/,
    )
    expect(await installed()).toEqual([])
  })

  test('refuses a package without its files', async () => {
    await expect(install({})).rejects.toThrow('@tensorflow/tfjs-core holds no package.json')
    expect(await installed()).toEqual([])
  })

  test('a file that was changed later is told from the pinned one', async () => {
    expect(await statePackage(folder, 'seedrandom')).toBe('missing')
    await putFile(folder, 'node_modules/seedrandom/package.json', '{}')
    expect(await statePackage(folder, 'seedrandom')).toBe('wrong')
  })
})

describe('review by export and ingest', () => {
  const suggestions = [
    { kind: 'keyword', value: 'dog', score: 0.9, model: 'resnet50 1.0.4' },
    { kind: 'keyword', value: 'meadow', score: 0.7, model: 'resnet50 1.0.4' },
    { kind: 'people', value: 'two', score: 0.61, model: 'movenet-multipose 3.0.4' },
    { kind: 'nudity', value: 'explicit', score: 0.93, model: 'nsfwjs-inception-v3 4.4.0' },
  ] as const

  async function openWithPicture() {
    await putFile(folder, 'in/one.jpg', await picture().jpeg().toBuffer())
    const list = await putFile(folder, 'in/list.csv', 'file,title,keywords\none.jpg,One,boat\n')
    const catalogue = openMemoryCatalogue(folder)
    expect((await catalogue.run('ingest', list)).code).toBe(0)
    catalogue.suggestions.set(catalogue.records()[0]?.sourceKey ?? '', suggestions)
    return catalogue
  }

  test.each([
    ['csv', 'catalogue.csv'],
    ['json', 'catalogue.jsonl'],
  ])('suggestions stand in an export as %s, and an ingest of it changes nothing', async (format, list) => {
    const catalogue = await openWithPicture()
    const target = join(folder, 'out')
    expect((await catalogue.run('export', target, '--format', format, '--suggestions')).code).toBe(0)
    const written = await readFile(join(target, list), 'utf8')
    for (const text of ['suggested_keywords', 'meadow', 'two (0.61)', 'explicit (0.93)', 'resnet50 1.0.4']) {
      expect(written).toContain(text)
    }
    const before = catalogue.records()
    const { code, said } = await catalogue.run('ingest', join(target, list))
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('1 unchanged') })
    expect(catalogue.records()).toEqual(before)
    expect(before[0]).toMatchObject({ hasNudity: false, numberOfPeople: null })
    if (format === 'csv') {
      expect(said).toContain('suggestions of models are not read')
      expect(said).not.toContain('columns that are not read')
    }
  })

  test('what an editor moves into the record is taken in', async () => {
    const catalogue = await openWithPicture()
    const target = join(folder, 'out')
    await catalogue.run('export', target, '--format', 'json', '--suggestions')
    const path = join(target, 'catalogue.jsonl')
    const row = JSON.parse(await readFile(path, 'utf8')) as {
      keywords: string[]
      suggested_keywords: string[]
    }
    expect(row.suggested_keywords).toEqual(['dog', 'meadow'])
    await writeFile(path, `${JSON.stringify({ ...row, keywords: [...row.keywords, 'dog'] })}\n`)
    expect((await catalogue.run('ingest', path)).said).toContain('1 changed')
    expect(catalogue.records()[0]?.keywords.map(({ text }) => text)).toEqual(['boat', 'dog'])
  })

  test('an export without the word says nothing of suggestions; sidecars have no place for them', async () => {
    const catalogue = await openWithPicture()
    await catalogue.run('export', join(folder, 'plain'))
    expect(await readFile(join(folder, 'plain/catalogue.csv'), 'utf8')).not.toContain('suggest')
    const refused = await catalogue.run('export', join(folder, 'side'), '--format', 'folder', '--suggestions')
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('csv or json') })
  })
})
