import { expect, test } from 'vitest'
import { finishSteps, openBySteps } from './steps.ts'

function openCounting() {
  const begun: string[] = []
  const [get, open] = openBySteps(function* (key: string) {
    begun.push(key)
    yield
    yield
    return { key }
  })
  return { begun, get, open }
}

test('what was opened by steps is not built again', () => {
  const { begun, get, open } = openCounting()
  expect([...open('a')]).toHaveLength(2)
  expect(get('a')).toEqual({ key: 'a' })
  expect([...open('a')]).toHaveLength(0)
  expect(begun).toEqual(['a'])
})

test('who asks between two steps has it at once, and it stays the one', () => {
  const { get, open } = openCounting()
  const steps = open('a')
  steps.next()
  const early = get('a')
  finishSteps(steps)
  expect(get('a')).toBe(early)
})
