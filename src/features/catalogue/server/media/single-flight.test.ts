import { expect, test } from 'vitest'
import { openSingleFlight } from './single-flight.ts'

function openStarted() {
  const flights = openSingleFlight<string>()
  const started: { signal: AbortSignal; land: (text: string) => void; crash: (error: Error) => void }[] = []
  const start = (signal: AbortSignal) =>
    new Promise<string>((land, crash) => {
      started.push({ signal, land, crash })
    })
  return { flights, started, start }
}

test('however many ask at the same time, it is done once and all get the same', async () => {
  const { flights, started, start } = openStarted()
  const all = Promise.all(Array.from({ length: 50 }, () => flights.join('a', start)))
  started[0]?.land('done')
  expect(new Set(await all)).toEqual(new Set(['done']))
  expect(started).toHaveLength(1)
})

test('who comes afterwards starts again', async () => {
  const { flights, started, start } = openStarted()
  const first = flights.join('a', start)
  started[0]?.crash(new Error('no'))
  await expect(first).rejects.toThrow('no')
  const second = flights.join('a', start)
  started[1]?.land('yes')
  expect(await second).toBe('yes')
})

test('one who leaves does not take the work from the others', async () => {
  const { flights, started, start } = openStarted()
  const controller = new AbortController()
  const leaving = flights.join('a', start, controller.signal)
  const staying = flights.join('a', start)
  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(started[0]?.signal.aborted).toBe(false)
  started[0]?.land('done')
  expect(await staying).toBe('done')
})

test('the last to leave takes the work along, and the next begins anew', async () => {
  const { flights, started, start } = openStarted()
  const controller = new AbortController()
  const leaving = flights.join('a', start, controller.signal)
  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(started[0]?.signal.aborted).toBe(true)
  const next = flights.join('a', start)
  started[0]?.crash(new Error('aborted'))
  started[1]?.land('fresh')
  expect(await next).toBe('fresh')
})
