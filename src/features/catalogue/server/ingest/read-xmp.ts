import { SaxesParser, type SaxesTagNS } from 'saxes'
import { xmpPrefixes } from '../../domain/ingest-fields.data.ts'
import { fieldsByTable, type RawFields } from '../../domain/raw-fields.ts'

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const svg = 'http://www.w3.org/2000/svg'
const xml = 'http://www.w3.org/XML/1998/namespace'
const deepest = 64
const mostValues = 20_000

type Value = { readonly text: string; readonly language: string | null }
type Element = {
  /** The property that this element is; null for the scaffolding around properties. */
  readonly name: string | null
  readonly isInRdf: boolean
  readonly isAlternative: boolean
  readonly language: string
  text: string
  hasElements: boolean
}

export class UnreadableXmp extends Error {}

/** The fields of an XMP packet or a sidecar. A document type or an entity in it is refused. */
export function readXmp(packet: string): RawFields {
  return fieldsOf(readProperties(packet, { mayHaveDoctype: false }))
}

/** The fields of a drawing: those of its metadata, else its own title and description. */
export function readDrawing(drawing: string): RawFields {
  const values = readProperties(drawing, { mayHaveDoctype: true })
  const own = (name: string) => values.get(name)?.map(({ text }) => text) ?? []
  return { title: own('svg:title'), caption: own('svg:desc'), ...fieldsOf(values) }
}

function fieldsOf(values: ReadonlyMap<string, readonly Value[]>): RawFields {
  return fieldsByTable('xmp', (name) => chooseLanguage(values.get(name) ?? []))
}

/** Of alternatives the default counts, else English, else the first. */
function chooseLanguage(found: readonly Value[]): readonly string[] {
  if (found.every(({ language }) => language === null)) return found.map(({ text }) => text)
  const best =
    found.find(({ language }) => language === 'x-default') ??
    found.find(({ language }) => /^en(-|$)/i.test(language ?? '')) ??
    found[0]
  return best ? [best.text] : []
}

/** Values under the path of their properties, as `dc:title` or `Iptc4xmpExt:LocationShown/Iptc4xmpExt:City`. */
function readProperties(
  packet: string,
  { mayHaveDoctype }: { mayHaveDoctype: boolean },
): ReadonlyMap<string, readonly Value[]> {
  const values = new Map<string, Value[]>()
  const path: Element[] = []
  let count = 0
  const keep = (text: string, language: string | null, ...last: readonly string[]) => {
    count += 1
    if (count > mostValues) throw new UnreadableXmp('it has too many values')
    const name = [...path.flatMap((element) => element.name ?? []), ...last].join('/')
    const sofar = values.get(name)
    if (sofar) sofar.push({ text: text.trim(), language })
    else if (name !== '') values.set(name, [{ text: text.trim(), language }])
  }
  const addText = (text: string) => {
    const element = path.at(-1)
    if (element) element.text += text
  }

  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw new UnreadableXmp(error.message)
  })
  parser.on('doctype', () => {
    if (!mayHaveDoctype) throw new UnreadableXmp('it has a document type')
  })
  parser.on('opentag', (tag) => {
    const parent = path.at(-1)
    if (parent) parent.hasElements = true
    if (path.length >= deepest) throw new UnreadableXmp('it is nested too deeply')
    const element = elementOf(tag, parent, path.length)
    path.push(element)
    if (!element.isInRdf) return
    for (const { uri, local, value } of Object.values(tag.attributes)) {
      const prefix = xmpPrefixes[uri]
      if (prefix) keep(value, null, `${prefix}:${local}`)
      else if (uri === rdf && local === 'resource') keep(value, null)
    }
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = path.at(-1)
    if (element && !element.hasElements && element.text.trim() !== '') {
      keep(element.text, path.at(-2)?.isAlternative ? element.language : null)
    }
    path.pop()
  })
  parser.write(packet).close()
  return values
}

function elementOf(tag: SaxesTagNS, parent: Element | undefined, depth: number): Element {
  const isInRdf = parent?.isInRdf === true || (tag.uri === rdf && tag.local === 'RDF')
  const prefix = isInRdf ? xmpPrefixes[tag.uri] : undefined
  const isOfDrawing = depth === 1 && tag.uri === svg && (tag.local === 'title' || tag.local === 'desc')
  const language = Object.values(tag.attributes).find(({ uri, local }) => uri === xml && local === 'lang')
  return {
    name: prefix ? `${prefix}:${tag.local}` : isOfDrawing ? `svg:${tag.local}` : null,
    isInRdf,
    isAlternative: tag.uri === rdf && tag.local === 'Alt',
    language: language?.value ?? '',
    text: '',
    hasElements: false,
  }
}
