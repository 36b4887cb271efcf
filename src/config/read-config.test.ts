import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const publicUrls = { ARGUS_URL: 'https://www.example.com', BOKEH_URL: 'https://stock.example.com' }

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

  test('media are kept on the disk, whatever keys of a cloud the machine has', () => {
    const config = readConfig({ DATA_DIR: '/srv/x', AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' })
    expect(config.media).toEqual({ kind: 'disk', directory: '/srv/x/media' })
  })

  test('MEDIA_S3_BUCKET chooses S3: Amazon by its region, with the role of the machine', () => {
    expect(readConfig({ MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'eu-central-1' }).media).toEqual({
      kind: 's3',
      bucket: 'b',
      region: 'eu-central-1',
      prefix: '',
      forcePathStyle: false,
    })
  })

  test('another S3 server has an endpoint, the bucket in the path and keys that no print shows', () => {
    const { media } = readConfig({
      MEDIA_S3_BUCKET: 'b',
      MEDIA_S3_ENDPOINT: 'http://s3.internal:9000',
      MEDIA_S3_PREFIX: 'demo/media',
      AWS_ACCESS_KEY_ID: 'k',
      AWS_SECRET_ACCESS_KEY: 'very-hidden',
      AWS_SESSION_TOKEN: 'very-hidden-too',
    })
    expect(media).toMatchObject({
      endpoint: 'http://s3.internal:9000',
      region: 'us-east-1',
      prefix: 'demo/media/',
      forcePathStyle: true,
    })
    expect(media.kind === 's3' && media.credentials?.()).toEqual({
      accessKeyId: 'k',
      secretAccessKey: 'very-hidden',
      sessionToken: 'very-hidden-too',
    })
    expect(JSON.stringify(media) + inspect(media, { depth: 9 })).not.toContain('very-hidden')
  })

  test('without a mail server mails are kept', () => {
    expect(readConfig({}).mail).toEqual({ kind: 'kept' })
  })

  test.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, tls: 'from-start' }],
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, tls: 'required' }],
    ['smtp://mail.example.com:2525', { host: 'mail.example.com', port: 2525, tls: 'required' }],
    ['smtp://relay:25?tls=none', { host: 'relay', port: 25, tls: 'none' }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, tls: 'none' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, tls: 'none' }],
  ])('%s is where mails go', (url, place) => {
    const { mail } = readConfig({ ...publicUrls, SMTP_URL: url, MAIL_FROM: 'hello@example.com' })
    expect(mail).toEqual({ kind: 'smtp', ...place, from: 'hello@example.com' })
  })

  test("no print shows the mail server's password", () => {
    const { mail } = readConfig({
      ...publicUrls,
      SMTP_URL: 'smtps://me%40example.com:very-hidden%2F@mail.example.com',
      MAIL_FROM: 'hello@example.com',
    })
    expect(mail.kind === 'smtp' && mail.credentials?.()).toEqual({
      username: 'me@example.com',
      password: 'very-hidden/',
    })
    expect(JSON.stringify(mail) + inspect(mail, { depth: 9 })).not.toContain('very-hidden')
  })

  test.each([
    [{ SMTP_URL: 'smtps://mail.example.com' }, 'needs MAIL_FROM'],
    [{ MAIL_FROM: 'hello@example.com' }, 'needs SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'hello@example.com' }, 'smtp://'],
    [{ SMTP_URL: 'smtps://h?tls=none', MAIL_FROM: 'hello@example.com' }, '?tls=none'],
    [{ SMTP_URL: 'smtp://me@h', MAIL_FROM: 'hello@example.com' }, 'must be a host'],
    [{ SMTP_URL: 'smtps://h', MAIL_FROM: 'Argus <hello@example.com>' }, 'must be an address'],
  ])('half a mail server is none: %j', (env, complaint) => {
    expect(() => readConfig(env)).toThrow(complaint)
  })

  test.each([
    [{ DIPTYCH_MODE: 'production' }, 'in production'],
    [{ SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'hello@example.com' }, 'with SMTP_URL'],
  ])('links in mails do not come from the request: %j needs both addresses', (env, reason) => {
    for (const missing of ['ARGUS_URL', 'BOKEH_URL']) {
      const given = { ...publicUrls, ...env, [missing]: undefined }
      expect(() => readConfig(given)).toThrow(`is needed ${reason}, for the links in mails`)
      expect(() => readConfig(given)).toThrow(missing)
    }
    expect(readConfig({ ...publicUrls, ...env }).publicUrls).toEqual({
      argus: 'https://www.example.com',
      bokeh: 'https://stock.example.com',
    })
  })

  test('the search index is embedded, in the data directory', () => {
    expect(readConfig({ DATA_DIR: '/srv/x' }).search).toEqual({
      kind: 'embedded',
      directory: '/srv/x/search',
    })
    expect(readConfig({ SEARCH_THREADS: '3' }).search).toMatchObject({ threads: 3 })
  })

  test('SEARCH_OPENSEARCH_URLS chooses a cluster, with a password that no print shows', () => {
    const { search } = readConfig({
      SEARCH_OPENSEARCH_URLS: 'https://one:9200, https://two:9200',
      SEARCH_OPENSEARCH_USERNAME: 'me',
      SEARCH_OPENSEARCH_PASSWORD: 'very-hidden',
    })
    expect(search).toMatchObject({
      urls: ['https://one:9200', 'https://two:9200'],
      name: 'diptych',
      shards: 1,
      replicas: 1,
    })
    expect(search.kind === 'opensearch' && search.credentials?.()).toEqual({
      username: 'me',
      password: 'very-hidden',
    })
    expect(JSON.stringify(search) + inspect(search, { depth: 9 })).not.toContain('very-hidden')
  })

  test.each([
    [{ SEARCH_OPENSEARCH_URLS: 'ftp://one' }, 'SEARCH_OPENSEARCH_URLS'],
    [{ SEARCH_OPENSEARCH_NAME: 'x' }, 'needs SEARCH_OPENSEARCH_URLS'],
    [{ SEARCH_OPENSEARCH_URLS: 'http://one', SEARCH_OPENSEARCH_NAME: 'X y' }, 'lower-case letters'],
    [{ SEARCH_OPENSEARCH_URLS: 'http://one', SEARCH_OPENSEARCH_USERNAME: 'me' }, 'belong together'],
    [{ SEARCH_OPENSEARCH_URLS: 'http://one', SEARCH_THREADS: '2' }, 'embedded index'],
  ])('half a configuration of search is refused: %j', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason)
  })

  test('the path style can be chosen against the rule', () => {
    const env = {
      MEDIA_S3_BUCKET: 'b',
      MEDIA_S3_ENDPOINT: 'https://s3.example',
      MEDIA_S3_PATH_STYLE: 'false',
    }
    expect(readConfig(env).media).toMatchObject({ forcePathStyle: false })
  })

  test('a refusal does not tell the secret', () => {
    const env = { MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'r', AWS_SECRET_ACCESS_KEY: 'very-hidden' }
    expect(() => readConfig(env)).toThrow(/belong together/)
    expect(() => readConfig(env)).not.toThrow(/very-hidden/)
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
    [{ PREPARE_AHEAD: 'all' }, /PREPARE_AHEAD/],
    [{ OPERATOR_NETWORKS: 'here' }, /OPERATOR_NETWORKS/],
    [{ OPERATOR_NETWORKS: '10.0.0.0/64' }, /OPERATOR_NETWORKS/],
    [{ MEDIA_S3_ENDPOINT: 'http://s3:9000' }, /needs MEDIA_S3_BUCKET/],
    [{ MEDIA_S3_PATH_STYLE: 'true' }, /needs MEDIA_S3_BUCKET/],
    [{ MEDIA_S3_BUCKET: 'b' }, /is needed without MEDIA_S3_ENDPOINT/],
    [{ MEDIA_S3_BUCKET: 'b', MEDIA_S3_ENDPOINT: 's3:9000' }, /http:\/\/ or https:\/\/ URL/],
    [{ MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'r', MEDIA_S3_PREFIX: '../x' }, /must be folders/],
    [{ MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'r', MEDIA_S3_PATH_STYLE: 'yes' }, /MEDIA_S3_PATH_STYLE/],
    [{ MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'r', AWS_ACCESS_KEY_ID: 'k' }, /belong together/],
    [{ MEDIA_S3_BUCKET: 'b', MEDIA_S3_REGION: 'r', AWS_SECRET_ACCESS_KEY: 'hidden' }, /belong together/],
  ])('%o is refused with a reason', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason)
  })
})
