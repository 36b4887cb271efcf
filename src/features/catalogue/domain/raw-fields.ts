import { type FieldPlaces, type IngestField, ingestFields, listFields } from './ingest-fields.data.ts'
import { splitList } from './text-list.ts'

/** What a source says of an asset, as text, before anybody has judged it. A field that is not there was not said. */
export type RawFields = { readonly [Field in IngestField]?: readonly string[] }

/** Field by field the first of these that says something wins. */
export const sourceOrder = ['row', 'sidecar', 'xmp', 'iptc', 'exif', 'default'] as const
export type FieldSource = (typeof sourceOrder)[number]

export type RawSources = { readonly [Source in FieldSource]?: RawFields }
export type MergedFields = {
  readonly [Field in IngestField]?: { readonly texts: readonly string[]; readonly source: FieldSource }
}

const fieldNames = Object.keys(ingestFields) as IngestField[]
const lists: ReadonlySet<IngestField> = new Set(listFields)

export function isListField(field: IngestField): boolean {
  return lists.has(field)
}

/**
 * One answer for each field. A source that calls itself complete, as an export does, is believed in what it leaves
 * empty too: nothing is taken from those after it.
 */
export function mergeSources(sources: RawSources): MergedFields {
  const merged: { -readonly [Field in IngestField]?: MergedFields[Field] } = {}
  for (const source of sourceOrder) {
    const fields = sources[source]
    if (!fields) continue
    for (const field of fieldNames) {
      const texts = fields[field]?.filter((text) => text.trim() !== '')
      if (!merged[field] && texts && texts.length > 0) merged[field] = { texts, source }
    }
    if (isYes(fields.complete)) break
  }
  return merged
}

function isYes(texts: readonly string[] | undefined): boolean {
  return /^(yes|true|1)$/i.test(texts?.[0]?.trim() ?? '')
}

/** Reads the properties of one kind of metadata by the table's column for it. */
export function fieldsByTable(
  place: 'xmp' | 'iptc' | 'exif',
  valuesOf: (name: string) => readonly string[] | undefined,
): RawFields {
  const raw: { -readonly [Field in IngestField]?: readonly string[] } = {}
  for (const field of fieldNames) {
    const places: FieldPlaces = ingestFields[field]
    const own = place === 'xmp' ? [`diptych:${field}`] : []
    for (const name of [...own, ...(places[place] ?? []).map(String)]) {
      const values = valuesOf(name)?.filter((value) => value.trim() !== '')
      if (!values || values.length === 0) continue
      // Some programs write all keywords into one entry; our own exports do not.
      const isOneEntry = isListField(field) && values.length === 1 && !own.includes(name)
      raw[field] = isOneEntry ? splitList(values[0] ?? '') : values
      break
    }
  }
  return raw
}
