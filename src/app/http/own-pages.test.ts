import { expect, test } from 'vitest'
import { isFromOwnPages } from './own-pages.ts'

const host = 'argus.example:8443'

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ 'sec-fetch-site': ['same-origin', 'cross-site'] }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://argus.example:8443' }, false],
  [{ origin: 'https://argus.example:8443' }, true],
  [{ origin: 'http://ARGUS.example:8443' }, true],
  [{ origin: 'https://pictures.example' }, true],
  [{ origin: 'https://argus.example' }, false],
  [{ origin: 'https://argus.example:8443.evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'ftp://argus.example:8443' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'argus.example:8443' }, false],
])('a call with %o from our own pages: %s', (headers, isOurs) => {
  expect(isFromOwnPages(headers, [host, 'pictures.example:443'])).toBe(isOurs)
})
