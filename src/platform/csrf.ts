import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Visit } from '#visit/visit.ts'

/** The field of a plain form. */
export const tokenField = '_csrf'

/** Whether one of these is the visit's token. How long the answer takes tells nothing about how much of it is right. */
export function hasToken({ csrfToken }: Pick<Visit, 'csrfToken'>, given: readonly unknown[]): boolean {
  if (csrfToken === '') return false
  const expected = Buffer.from(csrfToken)
  return given.some((token) => {
    if (typeof token !== 'string') return false
    const bytes = Buffer.from(token)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

/** Board calls take the token of the page's meta tag alone (BOARD-02). */
export function tokensInHeaders(
  headers: IncomingHttpHeaders,
  rule?: 'exempt' | 'meta-tag',
): readonly unknown[] {
  const ofPage = headers['x-csrf-token']
  return rule === 'meta-tag' ? [ofPage] : [ofPage, headers['x-xsrf-token']]
}
