import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '#i18n/locales.ts'
import type { Annotation, Annotations } from '../../domain/vocabulary/join-vocabulary.ts'

/** CLDR's name of each of our locales. Where it keeps only differences, its parent follows. */
const cldrLocales: Readonly<Record<Locale, readonly string[]>> = {
  cs: ['cs'],
  de: ['de'],
  'en-gb': ['en-GB', 'en-001', 'en'],
  'en-us': ['en'],
  es: ['es'],
  fi: ['fi'],
  fr: ['fr'],
  hu: ['hu'],
  id: ['id'],
  it: ['it'],
  ja: ['ja'],
  ko: ['ko'],
  nl: ['nl'],
  pl: ['pl'],
  'pt-br': ['pt'],
  'pt-pt': ['pt-PT', 'pt'],
  ro: ['ro'],
  ru: ['ru'],
  sr: ['sr-Latn', 'sr'],
  sv: ['sv'],
  th: ['th'],
  tr: ['tr'],
  uk: ['uk'],
  vi: ['vi'],
  'zh-hk': ['zh-Hant-HK', 'zh-Hant'],
}

type CldrAnnotation = { readonly default?: readonly string[]; readonly tts?: readonly [string] }
type CldrFile = { readonly annotations: { readonly annotations: Readonly<Record<string, CldrAnnotation>> } }

const root = dirname(createRequire(import.meta.url).resolve('cldr-annotations-full/package.json'))

async function readCldr(name: string): Promise<Readonly<Record<string, CldrAnnotation>>> {
  const text = await readFile(join(root, 'annotations', name, 'annotations.json'), 'utf8')
  return (JSON.parse(text) as CldrFile).annotations.annotations
}

export async function readAnnotations(locale: Locale): Promise<Annotations> {
  const chain = await Promise.all(cldrLocales[locale].map(readCldr))
  const annotations = new Map<string, Annotation>()
  for (const emoji of Object.keys(chain.at(-1) ?? {})) {
    const name = chain.map((file) => file[emoji]?.tts?.[0]).find(Boolean)
    const hints = chain.map((file) => file[emoji]?.default).find(Boolean)
    if (name) annotations.set(emoji, { name, hints: hints ?? [] })
  }
  return annotations
}

/** One locale after the other, so that few files are in memory at once. */
export async function readAllAnnotations(): Promise<Readonly<Record<Locale, Annotations>>> {
  const entries: [Locale, Annotations][] = []
  for (const locale of locales) entries.push([locale, await readAnnotations(locale)])
  return Object.fromEntries(entries) as Record<Locale, Annotations>
}

export async function readCldrVersion(): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
