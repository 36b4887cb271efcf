import { directionOf, languageTagOf, pseudoLocale, spokenLocales } from '#i18n/locales.ts'
import { joinPrefix, prefixOf } from '#i18n/prefixes.ts'
import { writeQuery } from '#links/links.ts'
import { type HeadLink, type PageHead, titleOf } from '#visit/page-contract.ts'
import type { Visit } from '#visit/visit.ts'
import type { PageData } from './page-data.ts'

/** Files of the build that a page needs, as the manifest has them. */
export type PageFiles = {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Loaded by the entry, fetched early. */
  readonly preloads: readonly string[]
  /** Data that the entry fetches. */
  readonly texts: readonly string[]
  /** The file of the page itself, one of the preloads. */
  readonly page?: string | undefined
}

type Facts = {
  readonly visit: Visit
  readonly head: PageHead
  readonly siteName: string
  readonly files: PageFiles
  readonly nonce: string
  /** Scheme and host, for links that must be whole. */
  readonly origin: string
  /** Without prefix. */
  readonly path: string
  readonly search: string
}

/** The document up to the point where the page itself begins. A string: React has nothing to gain here. */
export function openDocument({ visit, head, siteName, files, nonce, origin, path, search }: Facts): string {
  const { description } = head
  const query = head.canonicalQuery ? writeQuery(head.canonicalQuery) : search && `?${search}`
  const whole = (prefix: Parameters<typeof joinPrefix>[0]) =>
    escapeHtml(origin + joinPrefix(prefix, path) + query)
  const place = { origin, url: origin + joinPrefix(visit.prefix, path) + query, prefix: visit.prefix }
  const theme = visit.appearance === 'system' ? '' : ` data-theme="${visit.appearance}"`
  return [
    '<!doctype html>',
    `<html lang="${languageTagOf(visit.spoken)}" dir="${directionOf(visit.spoken)}" data-site="${visit.site}"${theme}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(titleOf(head, siteName))}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    head.isUnlisted ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${whole(visit.locale === visit.spoken ? visit.prefix : null)}">`,
    ...(head.isUnlisted ? [] : alternates(whole)),
    ...(head.links?.(place) ?? []).map(linkElement),
    ...(head.structuredData?.(place) ?? []).map(
      (object) => `<script type="application/ld+json">${safeJson(object)}</script>`,
    ),
    // Pictures and styles first: fonts have stand-ins of the same size, and the page works before its scripts come.
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script type="module" nonce="${nonce}">${startingScript(files)}</script>`,
    // Changes carry it along (BOARD-02).
    visit.csrfToken && `<meta name="csrf-token" content="${escapeHtml(visit.csrfToken)}"${personIn(visit)}>`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<meta name="color-scheme" content="light dark">',
    // Libraries that write a style sheet of their own find the nonce here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '</head><body><div id="root">',
  ].join('')
}

/** Whom the page is for, as a header can say it: whoever signs in later in another tab is not meant. */
function personIn({ viewer }: Visit): string {
  return viewer.kind === 'member' ? ` data-as="${escapeHtml(encodeURIComponent(viewer.username))}"` : ''
}

/**
 * Fetches the scripts when the page is on the screen and runs them when its first picture is, or after a second: links,
 * forms and menus work without them, and on a phone they would hold the picture up by a second and a half.
 */
function startingScript({ scripts, preloads, texts, page }: PageFiles): string {
  return [
    'const late=(limit)=>new Promise((go)=>setTimeout(go,limit));',
    'const frame=()=>new Promise((go)=>requestAnimationFrame(()=>setTimeout(go)));',
    'const picture=document.querySelector("img[fetchpriority=high]");',
    'const decoded=picture?.decode().catch(()=>{});',
    'const painted=new Promise((go)=>new PerformanceObserver(go).observe({type:"paint",buffered:true}));',
    'await Promise.race([painted,late(1000)]);',
    `for(const href of ${JSON.stringify(preloads)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    // A preload that is used late would be complained about; this one waits quietly (`fetchedMessages`).
    `globalThis.ahead={};for(const href of ${JSON.stringify(texts)})ahead[href]=fetch(href);`,
    'await Promise.race([decoded?.then(frame),late(1000)]);',
    page ? `globalThis.firstPage=import(${JSON.stringify(page)});` : '',
    ...scripts.map((file) => `import(${JSON.stringify(file)});`),
  ].join('')
}

/** The rest of the document: what the browser needs to take over. */
export function closeDocument({ visit, ready: { data, ...ready } }: PageData): string {
  const fields = Object.entries(data).map(([name, value]) => `${safeJson(name)}:${safeJson(value)}`)
  const json = `{"visit":${safeJson(visit)},"ready":{${safeJson(ready).slice(1, -1)},"data":{${fields.join(',')}}}}`
  return `</div><script type="application/json" id="page-data">${json}</script></body></html>`
}

/** Every language of the page, for search engines. en-gb has no URL of its own, so it is not among them. */
function alternates(whole: (prefix: Parameters<typeof joinPrefix>[0]) => string): string[] {
  const links = spokenLocales
    .filter((locale) => locale !== pseudoLocale && (prefixOf(locale) !== null || locale === 'en-us'))
    .map(
      (locale) =>
        `<link rel="alternate" hreflang="${languageTagOf(locale)}" href="${whole(prefixOf(locale))}">`,
    )
  return [...links, `<link rel="alternate" hreflang="x-default" href="${whole(null)}">`]
}

function linkElement({ rel, href, type, title }: HeadLink): string {
  const attributes = Object.entries({ rel, type, title, href }).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  )
  return `<link${attributes.join('')}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

// Galleries that are remembered are written for many visitors; their text is remembered with them.
const written = new WeakMap<object, string>()

/** JSON that cannot end its own block: "</script>" and "<!--" have lost their "<". */
function safeJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeJson(JSON.stringify(value) ?? 'null')
  let text = written.get(value)
  if (text === undefined) {
    text = escapeJson(JSON.stringify(value))
    written.set(value, text)
  }
  return text
}

function escapeJson(text: string): string {
  return text.includes('<') ? text.replaceAll('<', '\\u003c') : text
}
