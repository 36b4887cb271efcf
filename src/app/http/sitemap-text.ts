const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const openList = `${head}<urlset ${namespaces}>\n`
export const closeList = '</urlset>\n'

/** One page of the site, with its picture where it has one. Addresses are whole. */
export function listEntry(page: string, picture: string | null): string {
  const image =
    picture === null ? '' : `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`
  return `<url><loc>${escapeXml(page)}</loc>${image}</url>\n`
}

/** The list of lists. */
export function indexOfLists(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${namespaces}>\n${entries.join('')}</sitemapindex>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character] ?? '')
}
