import { isLocale, type Locale } from '#i18n/locales.ts'
import { type IngestField, ingestFields } from './ingest-fields.data.ts'
import { isListField, type RawFields } from './raw-fields.ts'
import { splitList } from './text-list.ts'

/** What a column is read as; keywords may stand in a column for each language, as `keywords de`. */
export type Column = { readonly field: IngestField; readonly rank: number; readonly locale: Locale | null }
export type Cell = string | readonly string[]

const columnsByName = new Map<string, Column>(
  (Object.keys(ingestFields) as IngestField[]).flatMap((field) => {
    const columns: readonly string[] = ingestFields[field].columns
    const others = columns.some((name) => plainName(name) === plainName(field)) ? [] : [field]
    return [...columns, ...others].map((name, rank) => [plainName(name), { field, rank, locale: null }])
  }),
)

/** Null for a column that nothing is read from. */
export function columnOf(name: string): Column | null {
  const known = columnsByName.get(plainName(name))
  if (known) return known
  const [, words = '', locale = ''] =
    /^(.*?)[\s_.:([-]+([a-z]{2}(?:[-_][a-z]{2})?)[\])]?$/i.exec(name.trim()) ?? []
  const spoken = locale.toLowerCase().replace('_', '-')
  const column = columnsByName.get(plainName(words))
  return column?.field === 'keywords' && isLocale(spoken) ? { ...column, locale: spoken } : null
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Where two columns mean one field, the better name wins if it has a value; keywords of all languages are kept. */
export function fieldsOfRow(cells: Iterable<readonly [name: string, cell: Cell]>): RawFields {
  const raw: { -readonly [Field in IngestField]?: readonly string[] } = {}
  const ranks = new Map<IngestField, number>()
  const translated: string[] = []
  for (const [name, cell] of cells) {
    const column = columnOf(name)
    if (!column) continue
    const { field, rank, locale } = column
    const values = typeof cell === 'string' && isListField(field) ? splitList(cell) : [cell].flat()
    if (!values.some((value) => value.trim() !== '')) continue
    if (locale) translated.push(...values.map((value) => `${value}@${locale}`))
    else if (rank < (ranks.get(field) ?? Number.POSITIVE_INFINITY)) {
      raw[field] = values
      ranks.set(field, rank)
    }
  }
  if (translated.length > 0) raw.keywords = [...(raw.keywords ?? []), ...translated]
  return raw
}
