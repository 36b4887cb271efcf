/** I18N-00: makes one file per site and locale of the texts written per room, the pseudo-locale included. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileMessages } from '../src/i18n/compile-message.ts'
import { type AnyLocale, formattingTagOf } from '../src/i18n/locales.ts'
import type { Messages } from '../src/i18n/messages.ts'
import { pseudoLocalize } from '../src/i18n/pseudo.ts'

const root = resolve(import.meta.dirname, '..')
const sites = ['argus', 'bokeh']

type Texts = Record<string, string>

/** All texts of a site in a locale, under their full keys. */
export function readTexts(site: string, locale: string): Texts {
  const folder = join(root, 'locales', locale)
  return { ...readFolder(folder), ...readFolder(join(folder, site)) }
}

/** The same as pages carry them. */
export function readMessages(site: string, locale: AnyLocale): Messages {
  return compileMessages(readTexts(site, locale), formattingTagOf(locale))
}

export function writtenLocales(): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

export function writeMessageFiles(): void {
  const folder = join(root, '.cache', 'messages')
  mkdirSync(folder, { recursive: true })
  const written = new Set<string>()
  const write = (name: string, texts: Texts) => {
    const shown = Object.entries(texts).filter(([key]) => !isForServer(key))
    const sorted = Object.fromEntries(shown.sort(([one], [other]) => (one < other ? -1 : 1)))
    const languageTag = formattingTagOf(name.split('.')[1] as AnyLocale)
    writeFileSync(join(folder, name), JSON.stringify(compileMessages(sorted, languageTag)))
    written.add(name)
  }
  for (const site of sites) {
    for (const locale of writtenLocales()) write(`${site}.${locale}.json`, readTexts(site, locale))
    const english = Object.entries(readTexts(site, 'en-us'))
    write(`${site}.ar-xb.json`, Object.fromEntries(english.map(([key, text]) => [key, pseudoLocalize(text)])))
  }
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(join(folder, file))
}

/** Mails are written by the server alone: no browser fetches their texts. */
function isForServer(key: string): boolean {
  return key.startsWith('mail.')
}

function readFolder(folder: string): Texts {
  let files: string[]
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return {}
  }
  return Object.assign(
    {},
    ...files.map((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts
      const room = file.replace(/\.json$/, '')
      return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${room}.${key}`, text]))
    }),
  )
}
