import { expect, test } from 'vitest'
import { isExperienceActive } from './experience-flag.ts'

const rest = { activeOffers: {}, metadata: {} }
const experiences = [
  { name: 'toolbox', isActive: true, ...rest },
  { name: 'banner', isActive: false, ...rest },
]

test.each([
  ['toolbox', true],
  ['banner', false],
  ['of another time', false],
])('FLAG-01: %s is active: %s', (name, isActive) => {
  expect(isExperienceActive({ experiences }, name)).toBe(isActive)
})
