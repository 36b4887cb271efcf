import type { MediaFacts } from './media-store.port.ts'

type Version = Pick<MediaFacts, 'etag' | 'modifiedAt'>
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whether the client has this very file already. A date is looked at only where no tag is given (RFC 9110, 13.2.2). */
export function isUnchanged(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const tags = headers['if-none-match']
  if (typeof tags === 'string') {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  }
  return !isAfter(modifiedAt, headers['if-modified-since'])
}

/** Whether a part may be sent, or the file has changed since the client got the other parts and goes out whole. */
export function mayContinue(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const condition = headers['if-range']
  if (typeof condition !== 'string') return true
  return condition.includes('"') ? condition.trim() === etag : !isAfter(modifiedAt, condition)
}

/** Dates in HTTP have no milliseconds; one that cannot be read is as good as none. */
function isAfter(modifiedAt: Date, header: string | string[] | undefined): boolean {
  const since = typeof header === 'string' ? Date.parse(header) : Number.NaN
  return Number.isNaN(since) || Math.floor(modifiedAt.getTime() / 1000) * 1000 > since
}
