import { expect, test } from 'vitest'
import type { IndexEntry } from '../../domain/index-entry.ts'
import { makeEntries } from './make-entries.ts'
import { ruleProbes } from './rule-probes.data.ts'

test('an asset that the rules fail at is told of and left out', () => {
  const failing = ruleProbes[1]?.id
  const told: string[] = []
  const made = makeEntries(
    ruleProbes.slice(0, 3),
    {
      entryOf({ id }) {
        if (id === failing) throw new Error('no words')
        return { id } as IndexEntry
      },
    },
    (id, error) => told.push(`${id}: ${String(error)}`),
  )
  expect(made.map(({ id }) => id)).toEqual([ruleProbes[0]?.id, ruleProbes[2]?.id])
  expect(told).toEqual([`${failing}: Error: no words`])
})
