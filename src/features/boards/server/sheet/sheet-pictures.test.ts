import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Renditions } from '#features/catalogue/server.ts'
import { sheetRenditions } from '../../domain/sheet-choices.ts'
import { openSheetPictures } from './sheet-pictures.ts'

type Answer = Awaited<ReturnType<Renditions['get']>>

const kept: Answer = {
  kind: 'kept',
  facts: { bytes: 3, contentType: 'image/jpeg', etag: '"1"', modifiedAt: new Date(0) },
}

/** Pictures are their names; these are there before, and the rest is made as it is told. */
function open(there: readonly string[], get: Renditions['get'], withinMs = 60_000) {
  const files = new Set(there)
  const pauses: number[] = []
  const renditions: Pick<Renditions, 'get' | 'open'> = {
    get: async (key, file, terms) => {
      const answer = await get(key, file, terms)
      if (answer.kind === 'kept') files.add(file)
      return answer
    },
    open: async (_key, file) =>
      files.has(file) ? ({ body: Readable.from([Buffer.from(file)]) } as never) : null,
  }
  const read = openSheetPictures(renditions, sheetRenditions[1], {
    ...{ withinMs, gone: new AbortController().signal },
    pause: (ms) => {
      pauses.push(ms)
      return setImmediate()
    },
    toJpeg: async (picture) => picture,
  })
  const show = async (key = 'key') => Buffer.from((await read(key)) ?? []).toString()
  return Object.assign(show, { pauses })
}

describe('a picture of a sheet', () => {
  test('is the large one that is waited for, though a small one is there', async () => {
    expect(await open(['320.avif'], async () => kept)()).toBe('preview.jpg')
  })

  test('is asked for again while those who make it have no place', async () => {
    const answers: Answer[] = [{ kind: 'busy' }, { kind: 'busy' }, kept]
    expect(await open(['320.avif'], async () => answers.shift() ?? kept)()).toBe('preview.jpg')
    expect(answers).toEqual([])
  })

  test('is asked for behind visitors, with pauses that grow, once there was no place', async () => {
    const priorities: (string | undefined)[] = []
    const show = open([], async (key, _file, terms) => {
      priorities.push(terms?.priority)
      return key === 'first' && priorities.length < 6 ? { kind: 'busy' } : { kind: 'failed' }
    })
    await show('first')
    expect(show.pauses).toEqual([250, 500, 1_000, 2_000, 2_000])
    await show('second')
    expect(priorities).toEqual(['visitor', ...Array(6).fill('background')])
  })

  test('is a small one once the time is over, and none where there is none', async () => {
    const busy = async () => ({ kind: 'busy' }) as const
    expect(await open(['480.avif', '320.avif'], busy, 5)()).toBe('480.avif')
    expect(await open([], busy, 5)()).toBe('')
  })

  test('is a small one at once where the large one cannot be made', async () => {
    expect(await open(['320.avif'], async () => ({ kind: 'failed' }))()).toBe('320.avif')
  })
})
