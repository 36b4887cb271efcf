import { cleanUrl, decodeLeniently } from './clean-url.ts'

/**
 * ROUTE-07: the path to come back to after signing in, or null when the text is not a path of this site.
 * Judged after decoding as often as anyone might, since a browser reads `/%5Chost` and `/\host` differently.
 */
export function parseReturnUrl(text: string | undefined): string | null {
  if (text === undefined || text.length > 2_000) return null
  if (!isOwnPath(text)) return null

  let decoded = text
  for (let round = 0; round < 3; round += 1) {
    decoded = decodeLeniently(decoded)
    if (!isOwnPath(decoded)) return null
  }
  return cleanUrl(text)
}

/** The same for a page that is there already: what it said had just been done is not said again. */
export function parseWayBack(text: string | undefined): string | null {
  const [path, search] = parseReturnUrl(text)?.split('?', 2) ?? []
  if (path === undefined) return null
  const rest = (search ?? '').split('&').filter((part) => part !== '' && !/^done(?:=|$)/.test(part))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}

function isOwnPath(text: string): boolean {
  // Browsers drop tabs and line breaks inside a URL, so "/\t/host" would become "//host".
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001f\u007f]/.test(text) && !/^\/[^?#]*\\/.test(text)
}
