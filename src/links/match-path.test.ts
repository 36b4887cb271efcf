import { describe, expect, test } from 'vitest'
import { compilePattern, matchPath } from './match-path.ts'

const fits = (pattern: string, path: string) => matchPath(compilePattern(pattern), path)

describe('a path', () => {
  test('gives its parameters, decoded', () => {
    expect(fits('/detail/:id', '/detail/a%20b')).toEqual({ id: 'a b' })
    expect(fits('/search/2/:type?', '/search/2')).toEqual({})
  })

  test('may end a parameter with a fixed ending', () => {
    expect(fits('/boards/:id.json', '/boards/default.json')).toEqual({ id: 'default' })
    expect(fits('/boards/:id.json', '/boards/a.b.json')).toEqual({ id: 'a.b' })
  })

  test.each([
    ['/detail/:id', '/detail'],
    ['/detail/:id', '/detail/1/2'],
    ['/detail/:id', '/detail/%E0'],
    ['/boards/:id.json', '/boards/default'],
    ['/boards/:id.json', '/boards/.json'],
    ['/boards/:id.json', '/boards/default.xml'],
    ['/boards.json', '/boards.xml'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(fits(pattern, path)).toBeNull()
  })
})
