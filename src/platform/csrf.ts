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

export function tokensInHeaders(headers: IncomingHttpHeaders): readonly unknown[] {
  return [headers['x-csrf-token'], headers['x-xsrf-token']]
}
