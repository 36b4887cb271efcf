import type { AssetId, AssetType } from '#features/catalogue/domain.ts'
import type { entryFields, textParts } from './entry-fields.data.ts'

type Fields = typeof entryFields
type FieldsOf<Kind> = {
  [Field in keyof Fields]: Fields[Field]['kind'] extends Kind ? Field : never
}[keyof Fields]

export type EntryField = keyof Fields
export type NumberField = FieldsOf<'number'>
/** Fields whose values are texts: these can be filtered by value and counted. */
export type ValueField = Exclude<EntryField, NumberField>
export type NameField = FieldsOf<'name'>
export type NamesField = FieldsOf<'names'>
export type TextPart = keyof typeof textParts

type ValueOf<Rule> = Rule extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value | null
  : Rule extends { kind: 'choices'; values: readonly (infer Value)[] }
    ? readonly Value[]
    : Rule extends { kind: 'name' }
      ? string | null
      : Rule extends { kind: 'names' }
        ? readonly string[]
        : number | null

/** A token as the language rules made it: no blanks, never empty but as a gap. */
export type Token = string

/** Between two tokens: nothing quoted reaches across. */
export const gap: Token = ''

/** What an index knows of one asset. Its row stays in the database. */
export type IndexEntry = Readonly<{
  id: AssetId
  assetType: AssetType
  fields: { readonly [Field in EntryField]: ValueOf<Fields[Field]> }
  words: { readonly [Part in TextPart]?: readonly Token[] }
  /** How it looks: `lookLength` numbers from -127 to 127, or null while nobody has looked. */
  look: Int8Array | null
}>

/** Numbers of a look. Two looks are as alike as their cosine. */
export const lookLength = 128
