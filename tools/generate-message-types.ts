/**
 * Writes src/i18n/message-types.generated.ts, the types of every message key, from the texts in locales/en-us.
 * `node tools/generate-message-types.ts` writes it; with `--check` it only says whether the file is current.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ArgumentKind, argumentsOf, tagNamesOf } from '#i18n/message-arguments.ts'
import { isPlainText, type MessageElement, parseMessage } from '#i18n/parse-message.ts'

/** A key with its wordings: one for both sites, or one for each site that words it differently. */
export type Wordings = ReadonlyMap<string, readonly string[]>

/** Reads `<folder>/*.json` and the site folders in it. The full key is `<file name>.<key>`. */
export function readWordings(folder: string): Wordings {
  const wordings = new Map<string, string[]>()
  const folders = [folder, join(folder, 'argus'), join(folder, 'bokeh')].filter((path) => existsSync(path))
  for (const path of folders.flatMap(jsonFilesIn)) {
    for (const [key, message] of Object.entries(readTexts(path))) {
      const fullKey = `${basename(path, '.json')}.${key}`
      wordings.set(fullKey, [...(wordings.get(fullKey) ?? []), message])
    }
  }
  return wordings
}

/** The generated file. Throws an error that names the key of a message that is not ICU syntax. */
export function writeMessageTypes(wordings: Wordings): string {
  const messages = [...wordings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, texts]) => ({ key: JSON.stringify(key), elements: parseAll(key, texts) }))
  const argumentLines = messages.map(({ key, elements }) => `  ${key}: ${argumentsType(elements)}`)
  const tagLines = messages
    .map(({ key, elements }) => ({ key, tags: tagNamesOf(elements) }))
    .filter(({ tags }) => tags.length > 0)
    .map(({ key, tags }) => `  ${key}: ${unionOf(tags)}`)

  return [
    '// Written by tools/generate-message-types.ts from locales/en-us. Do not edit.',
    '',
    'export interface MessageArguments {',
    ...argumentLines,
    '}',
    '',
    '/** The tags of those messages that have any. */',
    'export interface MessageTags {',
    ...tagLines,
    '}',
    '',
  ].join('\n')
}

function jsonFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

function readTexts(path: string): Record<string, string> {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw new Error(`${path} is not an object of texts`)
  }
  const odd = Object.entries(texts).find(([, text]) => typeof text !== 'string')
  if (odd) throw new Error(`${path}: the value of '${odd[0]}' is not a text`)
  return texts as Record<string, string>
}

function parseAll(key: string, texts: readonly string[]): MessageElement[] {
  try {
    return texts.filter((text) => !isPlainText(text)).flatMap((text) => parseMessage(text))
  } catch (cause) {
    throw new Error(`The message '${key}' can not be read`, { cause })
  }
}

function argumentsType(elements: readonly MessageElement[]): string {
  const fields = [...argumentsOf(elements)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kind]) => `${JSON.stringify(name)}: ${typeOf(kind)}`)
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`
}

function typeOf(kind: ArgumentKind): string {
  switch (kind.kind) {
    case 'text':
      return 'string'
    case 'select':
      return unionOf([...kind.options].sort())
    case 'date':
      return 'Date | number'
    case 'number':
      return 'number'
  }
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ')
}

function main(isCheck: boolean): void {
  const root = join(import.meta.dirname, '..')
  const target = join(root, 'src/i18n/message-types.generated.ts')
  const wanted = writeMessageTypes(readWordings(join(root, 'locales/en-us')))
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === wanted

  if (isCheck && !isCurrent) {
    console.error('The message types are not current: run node tools/generate-message-types.ts')
    process.exitCode = 1
  } else if (!isCurrent) {
    writeFileSync(target, wanted)
  }
}

if (import.meta.main) main(process.argv.includes('--check'))
