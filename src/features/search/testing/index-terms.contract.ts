import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { IndexTerm, TermKind } from '../domain/index-question.ts'
import type { OpenedIndex, OpenIndex } from './ask-index.ts'
import { openFilled } from './ask-index.ts'
import { buildEntry } from './build-entry.ts'

const term = (kind: TermKind, locale: string | null, text: string, weight: number, id = ''): IndexTerm => ({
  kind,
  locale,
  text,
  folded: text.toLowerCase(),
  id,
  weight,
})

const terms = [
  term('keyword', 'en-us', 'Sea', 50, '1'),
  term('keyword', 'de', 'See', 60, '1'),
  term('keyword', 'en-us', 'Season', 20, '2'),
  term('keyword', 'en-us', 'Red sea', 70, '3'),
  term('word', 'en-us', 'seaside', 40),
  term('word', 'en-us', 'sea', 99),
  term('person', null, 'Sean Example', 30, '9'),
  term('place', null, 'Séoul', 10, 'seoul'),
  term('keyword', 'en-us', 'mountain', 5, '4'),
  term('keyword', 'en-us', 'fountain', 6, '5'),
]
const kinds: readonly TermKind[] = ['keyword', 'person', 'event', 'collection', 'place', 'word']

export function indexTermsContract(open: OpenIndex): void {
  let opened: OpenedIndex
  beforeAll(async () => {
    opened = await openFilled(open, [buildEntry(1)])
  })
  afterAll(() => opened.close())
  const suggest = async (folded: string, asked = {}) =>
    (await opened.index.suggest({ locale: 'en-us', folded, kinds, limit: 10, ...asked })).map(
      ({ text }) => text,
    )
  /** Those before may be proposed for a while. */
  const waitForTerms = (folded: string, texts: readonly string[]) =>
    vi.waitFor(async () => expect(await suggest(folded)).toEqual(texts), { timeout: 20_000 })
  const spell = async (folded: string, asked = {}) =>
    (await opened.index.spell({ locale: 'en-us', folded, limit: 10, ...asked })).map(
      ({ term, changes }) => `${term.text} ${changes}`,
    )

  test('without terms nothing is proposed', async () => {
    expect(await suggest('sea')).toEqual([])
    expect(await spell('sea')).toEqual([])
  })

  test('what begins so, or has a word that does, in the locale or in none, the heaviest first', async () => {
    await opened.writer.keepTerms(terms)
    await waitForTerms('sea', ['Red sea', 'Sea', 'seaside', 'Sean Example', 'Season'])
    expect(await suggest('se', { locale: 'de' })).toEqual(['See', 'Sean Example'])
    expect(await suggest('red s')).toEqual(['Red sea'])
    expect(await suggest('ed')).toEqual([])
  })

  test('of the kinds and as many as were asked for', async () => {
    expect(await suggest('sea', { kinds: ['person', 'word'] })).toEqual(['sea', 'seaside', 'Sean Example'])
    expect(await suggest('sea', { limit: 2 })).toEqual(['Red sea', 'Sea'])
    expect(await suggest('sea', { kinds: [] })).toEqual([])
    expect(await suggest('')).toEqual([])
  })

  test('spellings within two changes, nearest first, then the heaviest', async () => {
    expect(await spell('mountian')).toEqual(['mountain 1', 'fountain 2'])
    expect(await spell('ountain')).toEqual(['fountain 1', 'mountain 1'])
    expect(await spell('mountain')).toEqual(['mountain 0', 'fountain 1'])
    expect(await spell('mountain', { limit: 1 })).toEqual(['mountain 0'])
    expect(await spell('mountain', { locale: 'de' })).toEqual([])
    expect(await spell('séouk', { locale: 'de' })).toEqual(['Séoul 1'])
    expect(await spell('mxxxxain')).toEqual([])
    expect(await spell('')).toEqual([])
  })

  test('terms are told whole', async () => {
    const [first] = await opened.index.suggest({ locale: 'en-us', folded: 'sean', kinds, limit: 1 })
    expect(first).toEqual(term('person', null, 'Sean Example', 30, '9'))
  })

  test('new terms replace all', async () => {
    await opened.writer.keepTerms([term('word', 'en-us', 'sealed', 1)])
    await waitForTerms('sea', ['sealed'])
    expect(await spell('mountain')).toEqual([])
    await opened.writer.keepTerms([])
    await waitForTerms('sea', [])
  })
}
