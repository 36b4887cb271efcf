import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

describe('the configuration', () => {
  test('an empty environment gives every part its embedded default', () => {
    const config = readConfig({})
    expect(config.database.kind).toBe('embedded')
    expect(config.port).toBe(3000)
    expect(config.runs).toEqual({ web: true, jobs: true })
  })

  test('DATABASE_URL chooses a server', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://me@db/x' }).database).toEqual({
      kind: 'server',
      url: 'postgres://me@db/x',
    })
  })

  test('an empty value counts as unset', () => {
    expect(readConfig({ DATABASE_URL: '' }).database.kind).toBe('embedded')
  })

  test('SITE-01: host names of an installation are a table', () => {
    expect(readConfig({ SITE_HOSTS: 'pictures.example=argus, shop.example=bokeh' }).hosts).toEqual({
      'pictures.example': 'argus',
      'shop.example': 'bokeh',
    })
  })

  test.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /postgres:\/\/ URL/],
    [{ SITE_HOSTS: 'a.example=cargo' }, /not host=argus/],
    [{ DEMO_ASSETS: '-1' }, /DEMO_ASSETS/],
    [{ OPERATOR_NETWORKS: 'here' }, /OPERATOR_NETWORKS/],
    [{ OPERATOR_NETWORKS: '10.0.0.0/64' }, /OPERATOR_NETWORKS/],
  ])('%o is refused with a reason', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason)
  })
})
