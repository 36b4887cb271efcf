/**
 * ROUTE-06: paths are percent-encoded unless they are already, query values are encoded exactly once, trailing
 * slashes go. Cleaning twice equals cleaning once, for any text.
 *
 * Several slashes at the start become one: `//host` would otherwise be read as another site by whoever follows it.
 */
export function cleanUrl(url: string): string {
  const { path, query, fragment } = takeApart(url.toWellFormed())
  const cleanedQuery = cleanQuery(query)
  return (
    cleanPath(path) + (cleanedQuery && `?${cleanedQuery}`) + (fragment && `#${encodeUnlessEncoded(fragment)}`)
  )
}

/** Decodes what can be decoded and leaves the rest as it stands, so that no input throws. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run
      }
    })
  }
}

/** As a browser writes it: it encodes the apostrophe too, and would be sent back and forth if we did not. */
export function encodeQueryPart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27')
}

function takeApart(url: string): { path: string; query: string; fragment: string } {
  const [beforeFragment = '', ...fragments] = url.split('#')
  const [path = '', ...queries] = beforeFragment.split('?')
  return { path, query: queries.join('?'), fragment: fragments.join('#') }
}

function cleanPath(path: string): string {
  // Loops, not patterns: a pattern that looks for slashes before the end walks a long row of them again and again.
  let start = 0
  while (path[start] === '/') start += 1
  let end = path.length
  while (end > start && path[end - 1] === '/') end -= 1
  return encodeUnlessEncoded(`/${path.slice(start, end)}`)
}

const alreadyEncoded = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/

function encodeUnlessEncoded(text: string): string {
  if (alreadyEncoded.test(text)) return text
  return text.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu, encodeURIComponent)
}

function cleanQuery(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return value.length === 0 ? encodeOnce(name) : `${encodeOnce(name)}=${encodeOnce(value.join('='))}`
    })
    .join('&')
}

function encodeOnce(text: string): string {
  return encodeQueryPart(decodeLeniently(text.replaceAll('+', ' ')))
}
