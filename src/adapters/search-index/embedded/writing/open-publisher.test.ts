import { expect, test } from 'vitest'
import { gatherPublications } from '../reading/gather-publications.ts'
import type { Segment } from '../segment/segment.ts'
import { emptyNamesLog } from './names-log.ts'
import { openPublisher, type Standing } from './open-publisher.ts'
import type { Publication } from './publication.ts'

const segment = (name: string): Segment => ({ name, size: 4, arrays: {} })
const standing = (...segments: readonly Segment[]): Standing => ({
  parts: segments.map((one) => ({ segment: one, dead: null, deadCount: 1 })),
  names: emptyNamesLog('log'),
  terms: null,
  position: '7',
})

test('sends each segment once and counts what lives', () => {
  const told: Publication[] = []
  const tell = openPublisher((publication) => void told.push(publication))
  const [a, b, c] = [segment('a'), segment('b'), segment('c')]
  void tell(standing(a, b))
  void tell(standing(b, c))
  expect(told.map(({ segments }) => segments)).toEqual([[a, b], [c]])
  expect(told.map(({ isFirst }) => isFirst)).toEqual([true, false])
  expect(told[1]).toMatchObject({ assets: 6, position: '7' })
})

test('who gathers has the sum, forgets what is no longer named, and can hand on the whole', () => {
  const gathered = gatherPublications()
  const tell = openPublisher(gathered.take)
  const [a, b, c] = [segment('a'), segment('b'), segment('c')]
  void tell(standing(a, b))
  void tell(standing(b, c))
  expect(gathered.parts().map((part) => part.segment)).toEqual([b, c])
  expect(gathered.parts()[0]?.segment).toBe(b)
  expect(gathered.whole()).toMatchObject({ isFirst: true, segments: [b, c] })
  const newcomer = gatherPublications()
  const whole = gathered.whole()
  if (whole) newcomer.take(whole)
  expect(newcomer.parts()).toEqual(gathered.parts())
})

test('another writer begins anew, and one that leaves something out is not believed', () => {
  const gathered = gatherPublications()
  void openPublisher(gathered.take)(standing(segment('a')))
  const other = segment('a')
  void openPublisher(gathered.take)(standing(other))
  expect(gathered.parts()[0]?.segment).toBe(other)
  const latest = gathered.latest()
  expect(() => latest && gathered.take({ ...latest, isFirst: true, segments: [] })).toThrow('never sent')
})
