import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workInTurns } from './work-in-turns.ts'

test('others have their turn while long work is done', async () => {
  const done: string[] = []
  function* work() {
    for (let step = 0; step < 3; step += 1) {
      const until = performance.now() + 10
      while (performance.now() < until);
      done.push('step')
      yield
    }
  }
  const working = workInTurns(work())
  await setImmediate()
  done.push('other')
  await working
  expect(done.filter((what) => what === 'step')).toHaveLength(3)
  expect(done.indexOf('other')).toBeLessThan(done.lastIndexOf('step'))
})
