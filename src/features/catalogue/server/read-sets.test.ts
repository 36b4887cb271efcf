import { describe, expect, test } from 'vitest'
import { readSets } from './read-sets.ts'

const water = { key: 'curated-images-water', name: 'By the water', assets: ['a', 'b', 'a'] }

describe('sets as an operator writes them down', () => {
  test('are read with what goes without saying', () => {
    expect(readSets(JSON.stringify([water]))).toEqual({
      ok: true,
      value: [
        {
          set: {
            ...{ key: water.key, name: water.name, description: '', texts: {}, isShowcase: false },
          },
          sourceKeys: ['a', 'b'],
        },
      ],
    })
  })

  test('have names in the languages that they are given', () => {
    const texts = { de: { name: ' Am Wasser ', description: 'Still.' } }
    const read = readSets(JSON.stringify([{ ...water, texts }]))
    expect(read.ok && read.value[0]?.set.texts).toEqual({ de: { name: 'Am Wasser', description: 'Still.' } })
  })

  test('may begin with a byte order mark', () => {
    expect(readSets(`\uFEFF${JSON.stringify([water])}`).ok).toBe(true)
  })

  test('hold 10,000 assets each', () => {
    const assets = (count: number) => Array.from({ length: count }, (_, place) => `a${place}`)
    expect(readSets(JSON.stringify([{ ...water, assets: assets(10_000) }])).ok).toBe(true)
    expect(readSets(JSON.stringify([{ ...water, assets: assets(10_001) }]))).toMatchObject({
      ...{ ok: false, failure: expect.stringContaining('0.assets') },
    })
  })

  test.each([
    ['', 'no JSON: Unexpected end'],
    ['[{"key": "a",}]', 'no JSON: Expected double-quoted'],
    ['{}', 'The file'],
    [[{ ...water, key: 'Curated images' }], '0.key'],
    [[{ ...water, name: ' ' }], '0.name'],
    [[{ ...water, assets: [] }], '0.assets'],
    [[water, { ...water, texts: { xx: { name: 'x' } } }], '1.texts'],
    [[{ ...water, texts: { de: { name: '' } } }], '0.texts.de.name'],
    [[{ ...water, title: 'x' }], '0'],
    [[water, { ...water, key: 'another' }, water], '2.key'],
    [[{ ...water, name: 'By \0' }], '0.name'],
    [[{ ...water, description: 'half \ud83c' }], '0.description'],
    [[{ ...water, texts: { de: { name: '\udf0a' } } }], '0.texts.de.name'],
    [[{ ...water, assets: ['a\0'] }], '0.assets.0'],
  ])('%j: what is wrong is told with its place', (given, place) => {
    const read = readSets(typeof given === 'string' ? given : JSON.stringify(given))
    expect(read).toMatchObject({ ok: false, failure: expect.stringContaining(place) })
  })
})
