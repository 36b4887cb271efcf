import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendNames, emptyNamesLog, namesAddedTo, readNames } from './names-log.ts'

const lists = fc.dictionary(
  fc.constantFrom('artist', 'event', 'people'),
  fc.array(fc.string({ unit: 'binary' })),
  {
    noNullPrototype: true,
  },
)

test('a reader that reads on now and then has the lists as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(lists, fc.boolean()), { maxLength: 20 }), (steps) => {
      const written: Record<string, string[]> = {}
      const read: Record<string, string[]> = {}
      let log = emptyNamesLog('one')
      let seen = 0
      for (const [added, doesRead] of steps) {
        for (const [field, values] of Object.entries(added))
          written[field] = [...(written[field] ?? []), ...values]
        log = appendNames(log, added)
        if (!doesRead) continue
        readNames(log, seen, read)
        seen = log.length
      }
      readNames(log, seen, read)
      expect(read).toEqual(written)
    }),
  )
})

test('what a reader was given is not touched by what is appended later', () => {
  const early = appendNames(emptyNamesLog('one'), { artist: ['Ann'] })
  const late = appendNames(early, { artist: ['Bob', 'x'.repeat(10_000)] })
  const read: Record<string, string[]> = {}
  readNames(early, 0, read)
  expect(read).toEqual({ artist: ['Ann'] })
  readNames(late, early.length, read)
  expect(read.artist?.slice(0, 2)).toEqual(['Ann', 'Bob'])
})

test('only what has come since is added', () => {
  const lengths = new Map([['artist', 1]])
  expect(namesAddedTo({ artist: ['Ann', 'Bob'], event: [] }, lengths)).toEqual({ artist: ['Bob'] })
  expect(namesAddedTo({ artist: ['Ann'], event: [] }, lengths)).toBeNull()
})
