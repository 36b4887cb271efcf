import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openSheetLine } from './open-sheet-line.ts'

const stays = new AbortController().signal

function open(withinMs = 60_000) {
  return openSheetLine({ atOnce: { each: 1, inAll: 2 }, waiting: { each: 2, inAll: 3 }, withinMs })
}

/** Whether it is settled by now, and how. */
async function look(taken: Promise<(() => void) | null>) {
  const answer = await Promise.race([taken, setImmediate('waits')])
  return typeof answer === 'function' ? 'begins' : answer
}

describe('the line for contact sheets', () => {
  test('lets one of a person and two of all begin, and the next when one is done', async () => {
    const take = open()
    const free = await take('ada', stays)
    const second = take('ada', stays)
    expect(await look(take('bob', stays))).toBe('begins')
    expect(await look(second)).toBe('waits')
    free?.()
    free?.()
    expect(await look(second)).toBe('begins')
  })

  test('lets somebody pass who waits for nothing of his own', async () => {
    const take = open()
    const [ada, bob] = [await take('ada', stays), await take('bob', stays)]
    const [second, third] = [take('ada', stays), take('cyd', stays)]
    bob?.()
    expect(await look(third)).toBe('begins')
    expect(await look(second)).toBe('waits')
    ada?.()
    expect(await look(second)).toBe('begins')
  })

  test('is bounded for each person and for all', async () => {
    const take = open()
    await take('ada', stays)
    await take('bob', stays)
    expect(await look(take('ada', stays))).toBe('waits')
    expect(await look(take('ada', stays))).toBe('waits')
    expect(await take('ada', stays)).toBeNull()
    expect(await look(take('cyd', stays))).toBe('waits')
    expect(await take('dan', stays)).toBeNull()
  })

  test('has room again at once when somebody goes away', async () => {
    const take = open()
    await take('ada', stays)
    const leaving = new AbortController()
    const first = take('ada', leaving.signal)
    const second = take('ada', stays)
    leaving.abort()
    expect(await first).toBeNull()
    expect(await look(second)).toBe('waits')
    expect(await look(take('ada', stays))).toBe('waits')
    expect(await take('eve', AbortSignal.abort())).toBeNull()
  })

  test('keeps nobody longer than it says', async () => {
    const take = open(1)
    await take('ada', stays)
    expect(await take('ada', stays)).toBeNull()
  })
})
