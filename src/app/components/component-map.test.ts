import { expect, test } from 'vitest'
import { componentOf } from './component-map.ts'

const Header = () => null

test('SITE-04: a mapped name gives the component', () => {
  expect(componentOf('argus', { Header }, 'Header')).toBe(Header)
})

test.each(['Footer', 'toString', '__proto__', ''])(
  'SITE-04: "%s" is not mapped and throws, naming site and component',
  (name) => {
    expect(() => componentOf('bokeh', { Header }, name)).toThrow(`Site "bokeh" has no component "${name}"`)
  },
)
