/** A file of a form. Its name and type are what the sender says; only the bytes can be trusted to be there. */
export type UploadedFile = {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The fields of a form; a name that came more than once has all its values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/** What a call brought along: any JSON, or the fields of a form, and the file if the form had one. */
export type SentBody = { readonly value: unknown; readonly file: UploadedFile | null }

/** Fields by name. The map has no prototype: a field may be called anything. */
export function collectFields(pairs: Iterable<readonly [string, string]>): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of pairs) {
    const before = fields[name]
    if (before === undefined) fields[name] = value
    else if (typeof before === 'string') fields[name] = [before, value]
    else before.push(value)
  }
  return fields
}
