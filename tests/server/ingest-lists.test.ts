import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewAsset } from '../../src/features/catalogue/server.ts'
import { picture, putFile, xmp, xmpTitle } from '../support/ingest-files.ts'
import { makeDirectory } from '../support/make-directory.ts'
import { openMemoryCatalogue } from '../support/memory-catalogue.ts'

let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  const directory = await makeDirectory('ingest')
  folder = directory.path
  remove = directory.remove
})

afterEach(() => remove())

const openCatalogue = (name?: string) => openMemoryCatalogue(folder, name)
const put = (name: string, content: Uint8Array | string) => putFile(folder, name, content)

describe('a list', () => {
  const rows = [
    ['Datei', 'file', 'Title', 'Keywords', 'date created', 'license', 'collection', 'id'],
    ['x', 'p/one.jpg', 'Zürich; am See', 'See; Möwe@de', '4.5.2020', 'rights managed', 'Press', '7'],
  ]

  test.each([
    ['UTF-8', ',', 'utf8', ''],
    ['UTF-8 with a mark', ';', 'utf8', '\uFEFF'],
    ['UTF-16', '\t', 'utf16le', '\uFEFF'],
    ['Windows-1252', ';', 'latin1', ''],
  ] as const)('is read in %s', async (_, delimiter, encoding, mark) => {
    await put('p/one.jpg', await picture().jpeg().toBuffer())
    const quoted = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n')
    const list = await put('list.csv', Buffer.from(mark + quoted, encoding))
    const { run, records } = openCatalogue()
    const { code, said } = await run('ingest', list)
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('columns that are not read: Datei'),
    })
    expect(records()[0]).toMatchObject({
      sourceKey: 'row:press:7',
      title: 'Zürich; am See',
      createdOn: '2020-05-04',
      licenseModel: 'rm',
      collection: { key: 'press', name: 'Press' },
      keywords: [
        { text: 'See', locale: 'en-us' },
        { text: 'Möwe', locale: 'de' },
      ],
    })
  })

  test.each(['array', 'lines'])('is read as JSON, an %s', async (form) => {
    await put('p/one.jpg', await picture().jpeg().toBuffer())
    const row = {
      file: 'p/one.jpg',
      title: 'Sea',
      keywords: ['a, b', { text: 'See', locale: 'de' }],
      place: { city: 'Rome' },
    }
    const list = await put(
      'list.json',
      form === 'array' ? JSON.stringify([row], null, 2) : `${JSON.stringify(row)}\n`,
    )
    const { run, records } = openCatalogue()
    expect((await run('ingest', list)).code).toBe(0)
    expect(records()[0]).toMatchObject({
      place: { city: 'Rome' },
      keywords: [
        { text: 'a, b', locale: 'en-us' },
        { text: 'See', locale: 'de' },
      ],
    })
  })

  test('each bad row is rejected with line, field and reason', async () => {
    await put('one.jpg', await picture().jpeg().toBuffer())
    await put('two.jpg', await picture().jpeg().toBuffer())
    await put('three.jpg', await picture().jpeg().toBuffer())
    const list = await put(
      'list.csv',
      [
        'file,title,family,id',
        'one.jpg,One,both,1',
        '../../etc/passwd,Two,creative,2',
        'gone.jpg,Three,creative,3',
        ',Four,creative,4',
        'https://example.org/x.jpg,Five,creative,5',
        'two.jpg,Six,creative,6',
        'three.jpg,Seven,creative,6',
        'one.jpg,Eight,creative,8,extra',
      ].join('\n'),
    )
    const { run, records, report } = openCatalogue()
    expect((await run('ingest', list)).code).toBe(1)
    expect(records().map((record) => record.title)).toEqual(['Six'])
    const lines = (await report()).split('\r\n').slice(1, -1).sort()
    expect(lines.map((line) => line.replace(/^.*\//, ''))).toEqual(
      expect.arrayContaining([
        'one.jpg,2,family,"“both” is none of creative, editorial",rejected',
        'passwd,3,file,lies outside of the folder of the list,rejected',
        'gone.jpg,4,file,does not exist,rejected',
        'list.csv,5,file,no file is named,rejected',
        'x.jpg,6,file,is a web address; files must lie beside the list,rejected'.replace(
          /(is a.*list)/,
          '"$1"',
        ),
        'three.jpg,8,id,stands in an earlier row already,rejected',
        'list.csv,9,,has 5 cells under 4 columns,rejected',
      ]),
    )
  })

  test('a file outside of its folder is not reached, however it is spelled', async () => {
    await put('secret.jpg', await picture().jpeg().toBuffer())
    const list = await put('in/list.csv', 'file,title\n../secret.jpg,One\n')
    const { run, records, report } = openCatalogue()
    expect((await run('ingest', list)).code).toBe(1)
    expect(records()).toEqual([])
    expect(await report()).toContain('lies outside of the folder of the list')
  })
})

test.each(['csv', 'json', 'folder'])(
  'an export as %s, taken in elsewhere, gives the same catalogue',
  async (format) => {
    const embedded = await picture()
      .jpeg()
      .withXmp(xmp(xmpTitle('of the file')))
      .toBuffer()
    await put('a/one.jpg', embedded)
    await put('a/two.png', await picture().png().toBuffer())
    await put('a/three.webp', await picture().webp().toBuffer())
    const list = await put(
      'a/list.csv',
      [
        'file,id,title,caption,keywords,people,restrictions,event,family,collection,model release,moods',
        'one.jpg,,"=Sea, ""big""","two\nlines","a;b@de","Smith, Ann;",none,The Cup,editorial,Press,yes,warm;cool',
        'two.png,9,Two,,,,,,,,,',
        'three.webp,,Three,,,,,,,,,',
      ].join('\n'),
    )
    const one = openCatalogue('one')
    expect((await one.run('ingest', list, '--collection', 'all')).code).toBe(0)
    expect(one.records()).toHaveLength(3)
    const target = join(folder, `out-${format}`)
    expect(await one.run('export', target, '--format', format)).toMatchObject({ code: 0 })

    const two = openCatalogue('two')
    const source = { csv: 'catalogue.csv', json: 'catalogue.jsonl', folder: '' }[format] ?? ''
    expect(await two.run('ingest', join(target, source))).toMatchObject({ code: 0 })
    const sorted = (assets: ReadonlyMap<string, NewAsset>) => [...assets].sort(([a], [b]) => (a < b ? -1 : 1))
    expect(sorted(two.assets)).toEqual(sorted(one.assets))
  },
)

describe('misuse', () => {
  test.each([
    [[], 2],
    [['ingest'], 2],
    [['ingest', '/nowhere/at/all'], 2],
    [['ingest', '.', '--rights', 'free'], 2],
    [['ingest', '.', '--default', 'price=1'], 2],
    [['ingest', '.', '--parallel', 'x'], 2],
    [['ingest', '.', '--unknown'], 2],
    [['export', '.', '--format', 'xls'], 2],
    [['dance'], 2],
  ])('%j ends with %i', async (words, code) => {
    expect((await openCatalogue().run(...words)).code).toBe(code)
  })

  test('an export does not write among other files', async () => {
    await put('out/x', 'x')
    expect(await openCatalogue().run('export', join(folder, 'out'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('is not empty'),
    })
  })
})
