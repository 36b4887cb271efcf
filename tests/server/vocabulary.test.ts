import { describe, expect, test } from 'vitest'
import { classifyEmoji } from '#features/catalogue/domain/vocabulary/classify-emoji.ts'
import {
  broaderOfEmoji,
  englishNames,
  leftOutEmoji,
  sameAsEmoji,
} from '#features/catalogue/domain/vocabulary/emoji-exceptions.data.ts'
import { emojiGroups } from '#features/catalogue/domain/vocabulary/emoji-groups.data.ts'
import { englishSynonyms } from '#features/catalogue/domain/vocabulary/english-synonyms.data.ts'
import { indexVocabulary, matchKeyword } from '#features/catalogue/domain/vocabulary/match-keyword.ts'
import { terms } from '#features/catalogue/domain/vocabulary/terms.data.ts'
import { leftOutGlyphs } from '#features/catalogue/server/vocabulary/glyph-choice.data.ts'
import { glyphSvg } from '#features/catalogue/server/vocabulary/glyph-svg.ts'
import { glyphsOf } from '#features/catalogue/server/vocabulary/glyphs.ts'
import { readAnnotations } from '#features/catalogue/server/vocabulary/read-annotations.ts'
import { readVocabulary, vocabularyVersion } from '#features/catalogue/server/vocabulary/read-vocabulary.ts'
import { locales } from '#i18n/locales.ts'

const { keywords } = await readVocabulary()
const byKey = new Map(keywords.map((keyword) => [keyword.key, keyword]))
const index = indexVocabulary({ keywords })
const glyphs = (await Promise.all((['noto', 'fluent-emoji-flat', 'openmoji'] as const).map(glyphsOf))).flat()

describe('the vocabulary', () => {
  test('holds our terms, the subjects of CLDR and the countries, each key once', () => {
    expect(byKey.size).toBe(keywords.length)
    expect(keywords.length).toBeGreaterThan(1_600)
    expect(keywords.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  test('names every keyword in every locale', () => {
    const missing = keywords.flatMap(({ key, names }) =>
      locales.filter((locale) => !names[locale].name).map((locale) => `${key} ${locale}`),
    )
    expect(missing).toEqual([])
  })

  test('has every broader keyword', () => {
    const dangling = keywords.flatMap(({ key, broader }) =>
      broader.filter((wider) => !byKey.has(wider)).map((wider) => `${key} → ${wider}`),
    )
    expect(dangling).toEqual([])
  })

  test('goes from narrow to broad without a circle', () => {
    const walk = (key: string, path: readonly string[]): string[] =>
      path.includes(key)
        ? [[...path, key].join(' → ')]
        : (byKey.get(key)?.broader ?? []).flatMap((wider) => walk(wider, [...path, key]))
    expect(keywords.flatMap(({ key }) => walk(key, []))).toEqual([])
  })

  test('has a version that stays while nothing changes', async () => {
    expect(await vocabularyVersion()).toBe(await vocabularyVersion())
    expect(await vocabularyVersion()).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('its tables', () => {
  test('name only what CLDR has, in its order', async () => {
    const order = [...(await readAnnotations('en-us')).keys()]
    const openings = emojiGroups.map(([opensWith]) => order.indexOf(opensWith))
    expect(openings).not.toContain(-1)
    expect(openings).toEqual(openings.toSorted((one, other) => one - other))
    const listed = [leftOutEmoji, sameAsEmoji, englishNames, broaderOfEmoji].flatMap((table) =>
      Object.keys(table).flatMap((row) => row.split(' ')),
    )
    expect(listed.filter((emoji) => !order.includes(emoji))).toEqual([])
    const keys = [...Object.keys(englishSynonyms), ...Object.values(leftOutGlyphs).flat()]
    expect(keys.filter((key) => !byKey.has(key))).toEqual([])
  })

  test('say why an emoji is no keyword', async () => {
    const classes = classifyEmoji([...(await readAnnotations('en-us')).keys()])
    const reasons = [...classes.values()].flatMap((found) => ('leftOut' in found ? [found.leftOut] : []))
    expect(reasons.length).toBeGreaterThan(600)
    expect(reasons).not.toContain('')
  })

  test('make every term of ours findable by its English name', () => {
    const lost = terms
      .map(([key]) => key)
      .filter((key) => {
        const name = byKey.get(key)?.names['en-us'].name ?? ''
        return matchKeyword(index, name, 'en-us') !== key
      })
    expect(lost).toEqual([])
  })
})

test.each([
  ['Dogs', 'en-us', 'dog'],
  ['colour', 'en-gb', 'color'],
  ['city light', 'en-us', 'city-lights'],
  ['Strasse', 'de', 'street'],
  ['plage', 'fr', 'beach'],
  ['夕日', 'ja', 'sunset'],
  ['犬', 'ja', 'dog'],
  ['закат', 'ru', 'sunset'],
  ['autocarro', 'pt-pt', 'bus'],
  ['單車', 'zh-hk', 'bicycle'],
  ['Allemagne', 'fr', 'germany'],
  ['flibbertigibbet', 'en-us', null],
] as const)('%s in %s means %s', (text, locale, key) => {
  expect(matchKeyword(index, text, locale)).toBe(key)
})

describe('glyphs', () => {
  test('are many, each with a keyword and drawn once', () => {
    expect(glyphs.length).toBeGreaterThan(800)
    expect(glyphs.filter(({ keywordKey }) => !byKey.has(keywordKey))).toEqual([])
    expect(new Set(glyphs.map(({ set, name }) => `${set} ${name}`)).size).toBe(glyphs.length)
  })

  test('show people of every skin tone, one or two of them, and of several ages', () => {
    const people = glyphs.filter((glyph) => glyph.people)
    for (const tone of ['🏻', '🏼', '🏽', '🏾', '🏿']) {
      expect(people.filter(({ emoji }) => emoji.includes(tone)).length).toBeGreaterThan(people.length / 8)
    }
    expect(new Set(people.map((glyph) => glyph.people?.count))).toEqual(new Set([1, 2]))
    expect(new Set(people.flatMap((glyph) => glyph.people?.ages ?? []))).toEqual(
      new Set(['baby', 'child', 'adult', 'senioradult']),
    )
  })

  test('are whole SVG without anything that runs or is fetched, and with ids of their own', async () => {
    for (const { set, name } of glyphs) {
      const svg = await glyphSvg({ set, name, backdrop: '#ffeedd' })
      expect(svg).not.toMatch(/<script|<image|<foreignObject|xlink:|href="(?!#)|url\((?!#)|\son\w+=/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
      expect(ids.filter((id) => !id.startsWith(`${set}-${name}-`))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id = '']) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('are cut out without a backdrop', async () => {
    const asked = { set: 'noto', name: 'dog' } as const
    expect(await glyphSvg({ ...asked, backdrop: '#ffeedd' })).toContain('fill="#ffeedd"')
    expect(await glyphSvg({ ...asked, backdrop: null })).not.toContain('<rect')
  })

  test('refuse a name that the set does not offer and a backdrop that is no color', async () => {
    await expect(glyphSvg({ set: 'noto', name: 'no-such-glyph', backdrop: null })).rejects.toThrow(
      'no-such-glyph',
    )
    await expect(glyphSvg({ set: 'noto', name: 'dog', backdrop: '"/><script>' })).rejects.toThrow('color')
  })
})
